import type { Phrases } from "./phrases.ts";

export const fr: Phrases = {
  greeting: `hello|re|yo|wesh|bjr|slt|bsr|rebonjour|bonjour a vous|bonjour l equipe|salut a tous|salut tout le monde|
    la forme|bonne journee a vous|bonjour|bonjour a tous|bonjour madame|bonjour monsieur|bonsoir|salut|coucou|
    comment ca va|ca va|comment allez vous|comment vas tu|bien le bonjour|hello la team|bonjour la team|
    salut la team|coucou tout le monde|bonjour tout le monde|bonsoir tout le monde|bonsoir a tous|
    bonjour messieurs dames|madame monsieur|bien le bonsoir|kikou|cc|bonjour bonjour|salutations|bon matin|allo|
    rebonsoir`,
  thanks: `merci|merci beaucoup|merci bien|un grand merci|mille mercis|merci a vous|merci a toi|je vous remercie|
    je te remercie|merci infiniment|mci|mercii|merci bcp|mille merci|grand merci|un tres grand merci|
    merci d avance|merci mille fois|merci tout plein|merci pour tout|super|genial|parfait|nickel|excellent|
    formidable|impeccable|magnifique|bravo|chapeau|incroyable|geniale|fantastique|trop bien|trop cool|trop fort|
    au top|t es au top|tu es au top|vous etes au top|c est parfait|c est genial|c est super|c est top|
    c est cool|c est gentil|c est clair|c est note|c est compris|c est bon|tres clair|tres utile|tres gentil|
    tres aimable|bien aimable|vous etes adorable|ca m aide|ca m aide bien|ca m aide beaucoup|ca m a aide|
    exactement ce que je cherchais|ce que je cherchais|ce qu il me fallait|exactement ce qu il me fallait|
    ce que je voulais savoir|tout ce que je voulais savoir|bien explique|bien compris|ah ouais rapide|
    c etait rapide|hyper rapide|belle reponse|bonne reponse|super reponse|tu me sauves|vous me sauvez|ca marche|
    impec|reconnaissant|je vous suis reconnaissant|bien joue|probleme resolu|nickel chrome|tout est regle|
    c est regle|regle|ca roule|felicitations|super sympa`,
  goodbye: `au revoir|a bientot|a plus tard|a plus|a demain|bonne journee|bonne soiree|bonne nuit|adieu|
    bonne fin de journee|tchao|tchuss|salut|a la prochaine|a tres vite|a tres bientot|a tantot|bon week end|
    bon weekend|bonne fin de semaine|bonne semaine|bonne continuation|bonne apres midi|bon apres midi|
    bonne soiree a vous|bonne journee a vous|excellente journee|excellente soiree|tres bonne journee|
    belle journee|belle soiree|passez une bonne journee|passez une bonne soiree|prenez soin de vous|c est tout|
    c est tout pour moi|c est tout pour aujourd hui|ce sera tout|rien d autre|plus de questions|j ai fini|
    cordialement|bien cordialement|bien a vous|salutations distinguees|amicalement|bises|bisous|la bise|
    au plaisir|a+|allez salut|non rien d autre|non merci|non c est bon`,
  identity: `qui es tu|qui etes vous|tu es qui|vous etes qui|c est qui|comment tu t appelles|comment t appelles tu|
    comment vous appelez vous|es tu un robot|etes vous un robot|es tu humain|etes vous humain|
    etes vous une personne|a qui je parle|a qui ai je affaire|que peux tu faire|que pouvez vous faire|
    que sais tu faire|comment pouvez vous m aider|comment peux tu m aider`,
  person: `il y a quelqu un|y a quelqu un|quelqu un est la|parler a un humain|parler avec un humain|parler a une personne|parler avec une personne|
    parler a une vraie personne|parler a un conseiller|parler avec un conseiller|parler a un agent|
    parler a quelqu un|parler avec quelqu un|parler au service client|un humain|une vraie personne|
    un conseiller|conseiller|etre mis en relation avec un conseiller|etre mis en relation avec une personne|
    mettez moi en relation avec un conseiller|contacter un conseiller`,
  frame: `s il vous plait|s il te plait|svp|stp|je veux|je voudrais|je souhaite|je souhaiterais|puis je|
    est ce que je peux|j aimerais|pour votre aide|pour ton aide`,
  filler: `c est ce que qui je j ai tu t vous nous moi toi lui ca cela la le les l un une de du des d pour par votre
    vos ton ta aide reponse reponses info infos information informations renseignement renseignements
    explication explications precision precisions rapidite amabilite gentillesse patience tout tous toutes bien
    tres trop vraiment super encore et a au aux ok okay oki ah oh ouais oui bon ben bah allez alors voila
    maintenant dis donc equipe team robot bot amis gens monde chat bonne bel belle excellent excellente journee
    soiree fin continuation week end weekend clair compris vois accord daccord hyper tellement vite rapide m me
    se bcp beaucoup infiniment chaleureusement sincerement gentil gentille aimable efficace utile precieuse
    precieux exactement parfaitement extra cool note entendu resolu cette chrome regle roule non sympa`,
  yes: `oui|ouais|d accord|oui d accord|oui vas y|vas y|allez y|oui allez y|je confirme`,
  no: `non|non surtout pas|annuler|annule|annulez`,
};

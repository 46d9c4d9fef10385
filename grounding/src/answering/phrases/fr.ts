import type { Phrases } from "./phrases.ts";

export const fr: Phrases = {
  greeting: `hello|re|yo|wesh|bjr|slt|bsr|rebonjour|bonjour a vous|bonjour l equipe|salut a tous|salut tout le monde|
    la forme|bonne journee a vous|bonjour|bonjour a tous|bonjour madame|bonjour monsieur|bonsoir|salut|coucou|comment ca va|ca va|
    comment allez vous|comment vas tu|bien le bonjour`,
  thanks: `merci|merci beaucoup|merci bien|un grand merci|mille mercis|merci a vous|merci a toi|je vous remercie|
    je te remercie|merci infiniment`,
  goodbye: `au revoir|a bientot|a plus tard|a plus|a demain|bonne journee|bonne soiree|bonne nuit|adieu|
    bonne fin de journee`,
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
  yes: `oui|ouais|d accord|oui d accord|oui vas y|vas y|allez y|oui allez y|je confirme`,
  no: `non|non surtout pas|annuler|annule|annulez`,
};

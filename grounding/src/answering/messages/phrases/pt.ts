import type { Phrases } from "./phrases.ts";

export const pt: Phrases = {
  greeting: `ola a todos|oi gente|boas|opa|alo|tudo bom|tudo certo|ola|oi|oi tudo bem|ola tudo bem|bom dia|boa tarde|
    boa noite|tudo bem|como vai|como esta voce|como voce esta|e ai|oie|oii|oiii|oi oi|ola ola|bom dia a todos|
    boa tarde a todos|boa noite a todos|boa noite prezados senhores|prezados senhores|prezados|caros senhores|
    ola pessoal|oi pessoal|e ae|eae|fala ai|blz|boas noites|ora viva|bons dias|boas tardes|saudacoes|
    ola de novo|opa tudo bem|ola gente`,
  thanks: `obrigado|obrigada|muito obrigado|muito obrigada|obrigadao|valeu|agradeco|agradecido|agradecida|
    mil obrigados|obg|obgd|obrigadinho|obrigadinha|brigado|brigada|brigadao|muito obg|muito agradecido|
    muito agradecida|agradeco imenso|agradeco muito|agradeco a ajuda|agradeco a resposta|grato|grata|
    muito grato|muito grata|gratidao|vlw|valeu mesmo|valeu demais|perfeito|otimo|excelente|maravilha|
    maravilhoso|fantastico|espetacular|espectaculo|show de bola|bacana|impecavel|genial|incrivel|sensacional|
    muito bom|muito bem|bom trabalho|que rapidez|que rapido|super rapido|ajudou|ajudou muito|ajudou bastante|
    me ajudou|me ajudou muito|ajudaste me|era isso|era isso mesmo|e isso|e isso mesmo|era o que eu precisava|
    exatamente o que eu precisava|o que eu precisava|o que eu queria saber|era o que eu queria saber|
    o que procurava|entendido|percebido|ficou claro|tudo claro|esclarecido|muito util|muito gentil|
    muito simpatico|voce e fera|vc e fera|voce e demais|voce e o melhor|boa resposta|bem explicado|resolvido|
    resolveu|deus abencoe|deus te abencoe|nota dez|nota 10|parabens|era mesmo isso|explicadinho|ja resolvi|
    muito obrigada mesmo`,
  goodbye: `tchau|tchau tchau|adeus|ate logo|ate mais|ate breve|ate amanha|ate ja|tenha um bom dia|um bom dia|
    bom fim de semana|xau|tchauzinho|falou|flw|fui|fuii|ate a proxima|ate outro dia|ate depois|ate la|inte|
    abracos|um abraco|beijos|beijinhos|bjs|bom fds|boa semana|bom domingo|bom descanso|boa continuacao|
    continuacao de bom dia|passe bem|fique bem|fica bem|fique com deus|tenha uma boa noite|tenha uma boa tarde|
    tenha um otimo dia|tenha um bom fim de semana|um otimo dia|uma boa noite|uma boa tarde|uma boa semana|
    era so isso|e so isso|so isso|e tudo|isso e tudo|mais nada|nao mais nada|nada mais|sem mais duvidas|
    com os melhores cumprimentos|cumprimentos|melhores cumprimentos|atenciosamente|saudacoes|nao obrigado|
    nao obrigada|boa noite e durma bem|durma bem|nao e so isso`,
  identity: `quem e voce|voce e quem|quem es tu|quem e o senhor|o que e voce|qual e o seu nome|qual o seu nome|
    qual e o teu nome|como voce se chama|como te chamas|voce e um robo|es um robo|voce e humano|
    voce e uma pessoa|com quem estou falando|com quem falo|o que voce pode fazer|o que voce faz|
    como voce pode me ajudar|em que pode me ajudar`,
  person: `tem alguem ai|ha alguem ai|falar com uma pessoa|falar com uma pessoa real|falar com um humano|falar com um ser humano|
    falar com alguem|falar com um atendente|falar com um operador|falar com um agente|
    falar com um assistente humano|falar com o atendimento|falar com o suporte|atendente|um atendente|
    atendente humano|atendimento humano|uma pessoa real|me transfira para um atendente|
    transfira me para um atendente`,
  frame: `por favor|eu quero|quero|queria|gostaria de|eu gostaria de|posso|preciso|preciso de|pela ajuda|
    pela sua ajuda`,
  filler: `a o as os um uma de do da pela pelo por para com sua tua seu ajuda resposta respostas informacao
    informacoes info explicacao atencao simpatia gentileza rapidez tempo tudo todos muito muita bem mesmo
    demais imenso amavel simpatica rapida e ta esta certo ok okay ah oh entao pois sim ja me te lhe vos voce vc
    cara mano amigo amiga gente pessoal robo bot querido querida lindo linda bom boa dia tarde noite fim semana
    claro exatamente era isso que eu precisava queria saber nao mais mt mto fala beleza salve viva show massa
    legal fixe rapido entendi percebi util fera ate abraco att td durma explicadinho resolvi esse essa deste
    paciencia`,
  yes: `sim|pode|claro|claro que sim|pode sim|sim pode|confirmo|esta bem|de acordo`,
  no: `nao|nao obrigado|nao obrigada|cancelar|cancele|melhor nao`,
};

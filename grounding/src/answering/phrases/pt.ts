import type { Phrases } from "./phrases.ts";

export const pt: Phrases = {
  greeting: `ola a todos|oi gente|boas|opa|alo|tudo bom|tudo certo|ola|oi|oi tudo bem|ola tudo bem|bom dia|boa tarde|boa noite|tudo bem|como vai|como esta voce|
    como voce esta|e ai`,
  thanks: `obrigado|obrigada|muito obrigado|muito obrigada|obrigadao|valeu|agradeco|agradecido|agradecida|
    mil obrigados`,
  goodbye: `tchau|tchau tchau|adeus|ate logo|ate mais|ate breve|ate amanha|ate ja|tenha um bom dia|um bom dia|
    bom fim de semana`,
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
  yes: `sim|pode|claro|claro que sim|pode sim|sim pode|confirmo|esta bem|de acordo`,
  no: `nao|nao obrigado|nao obrigada|cancelar|cancele|melhor nao`,
};

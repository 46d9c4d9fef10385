import type { FixedTexts } from "./fixed-texts.ts";

export const pt: FixedTexts = {
  greeting: (name) => `Olá. Respondo a perguntas com base nas fontes de ${name}.`,
  thanks: "De nada.",
  goodbye: "Até logo.",
  identity: (name) =>
    `Sou ${name}, um assistente automático. Respondo apenas com base em fontes aprovadas e mostro as citações.`,
  person: "Você pediu para falar com uma pessoa. Escreva aqui a sua pergunta; o seu lugar fica guardado.",
  unclear: "Não encontrei uma pergunta nisso. Faça-a em poucas palavras.",
  notFound: (name) => `Não encontrei isto nas fontes de ${name}, por isso não vou adivinhar.`,
  notFoundPart: (part) => `Não encontrei nas minhas fontes nada sobre «${part}».`,
  conflict: "Duas fontes não concordam. Eis o que diz cada uma, com a sua data.",
  outOfScope: (name) => `Só respondo a perguntas sobre ${name}.`,
  policy: "Não posso responder a esta pergunta. Faça-a com outras palavras.",
  mayI: "Posso fazer isto por você?",
  yesOrNo: "Responda “sim” ou “não”. Sem um sim, nada é feito.",
  yes: "Sim",
  no: "Não",
  declined: "Tudo bem, nada foi feito.",
  failed: "Não foi possível concluir.",
  uncertain:
    "Não chegou nenhuma resposta, por isso não é certo que isto tenha sido feito. Pergunte a uma pessoa antes de tentar de novo.",
  personAsked: "Foi pedido a uma pessoa que assuma a conversa.",
  detailsPassedOn: "Os seus dados foram transmitidos. Alguém entrará em contato.",
  locale: "pt",
  waiting: (place) => `É o número ${place} na fila para falar com uma pessoa, que lerá o que escrever.`,
  nobodyNow: (when) => `De momento não está ninguém disponível. De novo disponível: ${when}.`,
  leaveDetails: "Deixe os seus dados e alguém entrará em contacto.",
};

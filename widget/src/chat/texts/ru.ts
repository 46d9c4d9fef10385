import type { ChatTexts } from "./chat-texts.ts";

export const ru: ChatTexts = {
  prompt: "Задайте вопрос",
  yourQuestion: "Ваш вопрос",
  send: "Спросить",
  searching: "Поиск в источниках…",
  brokenOff: "Ответ прервался. Ваш вопрос сохранён.",
  offline: "Нет связи. Ваш вопрос сохранён.",
  tooFast: (seconds) => `Слишком много вопросов сразу. Спросите снова через ${seconds} с.`,
  closest: "Ближайшие страницы, не ответ:",
  source: (number, title) => `Источник ${number}: ${title}`,
  erased: "Источник удалён.",
  openAtQuote: "Открыть на цитате",
};

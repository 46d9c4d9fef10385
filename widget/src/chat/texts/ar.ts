import type { ChatTexts } from "./chat-texts.ts";

export const ar: ChatTexts = {
  prompt: "اطرح سؤالًا",
  yourQuestion: "سؤالك",
  send: "اسأل",
  searching: "جارٍ البحث في المصادر…",
  brokenOff: "انقطعت الإجابة. سؤالك محفوظ.",
  offline: "أنت غير متصل. سؤالك محفوظ.",
  tooFast: (seconds) => `أسئلة كثيرة دفعة واحدة. اسأل مجددًا بعد ${seconds} ث.`,
  closest: "أقرب الصفحات، وليست إجابة:",
  source: (number, title) => `المصدر ${number}: ${title}`,
  erased: "تم محو المصدر.",
  openAtQuote: "افتح عند الاقتباس",
};

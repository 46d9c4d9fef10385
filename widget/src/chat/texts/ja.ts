import type { ChatTexts } from "./chat-texts.ts";

export const ja: ChatTexts = {
  prompt: "質問を入力",
  yourQuestion: "質問",
  send: "質問する",
  searching: "資料を検索しています…",
  brokenOff: "回答が途切れました。質問は残っています。",
  offline: "オフラインです。質問は残っています。",
  tooFast: (seconds) => `質問が一度に多すぎます。${seconds} 秒後にもう一度お試しください。`,
  closest: "近いページ（回答ではありません）：",
  source: (number, title) => `出典 ${number}：${title}`,
  erased: "この資料は削除されました。",
  openAtQuote: "引用箇所を開く",
};

import type { ChatTexts } from "./chat-texts.ts";

export const zh: ChatTexts = {
  prompt: "请输入问题",
  yourQuestion: "您的问题",
  send: "提问",
  searching: "正在查找资料…",
  brokenOff: "回答中断了。您的问题已保留。",
  offline: "您已离线。您的问题已保留。",
  tooFast: (seconds) => `一次提问过多。请在 ${seconds} 秒后再问。`,
  closest: "最接近的页面，并非答案：",
  source: (number, title) => `来源 ${number}：${title}`,
  erased: "该资料已被删除。",
  openAtQuote: "在引文处打开",
};

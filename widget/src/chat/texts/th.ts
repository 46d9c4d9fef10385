import type { ChatTexts } from "./chat-texts.ts";

export const th: ChatTexts = {
  prompt: "พิมพ์คำถาม",
  yourQuestion: "คำถามของคุณ",
  send: "ถาม",
  searching: "กำลังค้นหาในแหล่งข้อมูล…",
  brokenOff: "คำตอบขาดหาย คำถามของคุณยังอยู่",
  offline: "คุณออฟไลน์ คำถามของคุณยังอยู่",
  tooFast: (seconds) => `ถามเร็วเกินไป โปรดถามใหม่ใน ${seconds} วินาที`,
  closest: "หน้าที่ใกล้เคียงที่สุด ไม่ใช่คำตอบ:",
  source: (number, title) => `แหล่งที่ ${number}: ${title}`,
  erased: "แหล่งข้อมูลนี้ถูกลบแล้ว",
  openAtQuote: "เปิดที่ข้อความอ้างอิง",
};

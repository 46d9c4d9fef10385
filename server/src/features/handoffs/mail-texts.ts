import { primaryLanguage } from "@citedesk/grounding";

export interface MailTexts {
  /** Of the address that opens the chat. */
  answer: string;
  /** Before the address of the page where the visitor asked. */
  page: string;
  /** Before the address that ends these mails. */
  stop: string;
}

/** By primary subtag: the languages that the assistant speaks by itself. */
const TEXTS: Readonly<Record<string, MailTexts>> = {
  en: { answer: "Answer in the chat", page: "You asked on this page", stop: "No more of these mails" },
  de: { answer: "Im Chat antworten", page: "Sie haben auf dieser Seite gefragt", stop: "Keine solchen Mails mehr" },
  fr: {
    answer: "Répondre dans le chat",
    page: "Vous avez posé votre question sur cette page",
    stop: "Ne plus recevoir ces e-mails",
  },
  es: { answer: "Responder en el chat", page: "Preguntó en esta página", stop: "No recibir más estos correos" },
  it: {
    answer: "Rispondi nella chat",
    page: "Ha fatto la domanda su questa pagina",
    stop: "Non ricevere più queste e-mail",
  },
  pt: { answer: "Responder no chat", page: "Fez a pergunta nesta página", stop: "Não receber mais estes e-mails" },
  nl: {
    answer: "Antwoorden in de chat",
    page: "U stelde uw vraag op deze pagina",
    stop: "Deze e-mails niet meer ontvangen",
  },
  pl: {
    answer: "Odpowiedz na czacie",
    page: "Pytanie zadano na tej stronie",
    stop: "Nie chcę więcej takich wiadomości",
  },
  ru: { answer: "Ответить в чате", page: "Вопрос был задан на этой странице", stop: "Больше не получать такие письма" },
  ja: { answer: "チャットで返信する", page: "ご質問のページ", stop: "このメールの配信を停止する" },
  zh: { answer: "在聊天中回复", page: "您提问的页面", stop: "不再接收此类邮件" },
  ar: { answer: "الرد في المحادثة", page: "سألتم في هذه الصفحة", stop: "إيقاف هذه الرسائل" },
  he: { answer: "להשיב בצ'אט", page: "השאלה נשאלה בדף הזה", stop: "להפסיק לקבל הודעות כאלה" },
  th: { answer: "ตอบในแชท", page: "หน้าที่คุณถาม", stop: "ไม่รับอีเมลแบบนี้อีก" },
};

/** In the first of these languages, BCP 47 tags, that there are words in; else in English. */
export function mailTexts(...languages: (string | null)[]): MailTexts {
  const known = languages
    .flatMap((language) => (language ? [primaryLanguage(language)] : []))
    .find((language) => Object.hasOwn(TEXTS, language));
  return TEXTS[known ?? "en"]!;
}

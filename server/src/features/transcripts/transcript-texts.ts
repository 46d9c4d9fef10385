import { primaryLanguage } from "@citedesk/grounding";

export interface TranscriptTexts {
  visitor: string;
  /** Who has no name that visitors may know. */
  person: string;
  asked: string;
  joined: string;
  left: string;
  details: string;
}

/** By primary subtag: the languages that the chat speaks. `{name}` stands for a person's name. */
const TEXTS: Readonly<Record<string, TranscriptTexts>> = {
  en: {
    visitor: "Visitor",
    person: "A person",
    asked: "A person was asked for",
    joined: "{name} joined",
    left: "{name} left",
    details: "Details left",
  },
  de: {
    visitor: "Besucher",
    person: "Eine Person",
    asked: "Eine Person wurde verlangt",
    joined: "{name} ist da",
    left: "{name} ist gegangen",
    details: "Hinterlassene Angaben",
  },
  fr: {
    visitor: "Visiteur",
    person: "Une personne",
    asked: "Une personne a été demandée",
    joined: "{name} a rejoint le chat",
    left: "{name} a quitté le chat",
    details: "Coordonnées laissées",
  },
  es: {
    visitor: "Visitante",
    person: "Una persona",
    asked: "Se pidió hablar con una persona",
    joined: "{name} se unió",
    left: "{name} se fue",
    details: "Datos facilitados",
  },
  it: {
    visitor: "Visitatore",
    person: "Una persona",
    asked: "È stata chiesta una persona",
    joined: "{name} è entrato nella chat",
    left: "{name} ha lasciato la chat",
    details: "Dati lasciati",
  },
  pt: {
    visitor: "Visitante",
    person: "Uma pessoa",
    asked: "Foi pedida uma pessoa",
    joined: "{name} entrou",
    left: "{name} saiu",
    details: "Dados deixados",
  },
  nl: {
    visitor: "Bezoeker",
    person: "Een persoon",
    asked: "Er is om een persoon gevraagd",
    joined: "{name} is erbij gekomen",
    left: "{name} is vertrokken",
    details: "Achtergelaten gegevens",
  },
  pl: {
    visitor: "Gość",
    person: "Osoba",
    asked: "Poproszono o rozmowę z osobą",
    joined: "{name}: dołączenie do rozmowy",
    left: "{name}: koniec rozmowy",
    details: "Pozostawione dane",
  },
  ru: {
    visitor: "Посетитель",
    person: "Сотрудник",
    asked: "Посетитель попросил сотрудника",
    joined: "{name} в чате",
    left: "{name} больше не в чате",
    details: "Оставленные данные",
  },
  ja: {
    visitor: "訪問者",
    person: "担当者",
    asked: "担当者との会話を希望",
    joined: "{name} が参加しました",
    left: "{name} が退出しました",
    details: "残された連絡先",
  },
  zh: {
    visitor: "访客",
    person: "工作人员",
    asked: "请求人工服务",
    joined: "{name} 已加入",
    left: "{name} 已离开",
    details: "留下的资料",
  },
  ar: {
    visitor: "الزائر",
    person: "شخص",
    asked: "طُلب التحدث إلى شخص",
    joined: "انضم إلى المحادثة: {name}",
    left: "غادر المحادثة: {name}",
    details: "البيانات المتروكة",
  },
  he: {
    visitor: "מבקר",
    person: "אדם",
    asked: "התבקשה שיחה עם אדם",
    joined: "הצטרפות לצ'אט: {name}",
    left: "יציאה מהצ'אט: {name}",
    details: "פרטים שהושארו",
  },
  th: {
    visitor: "ผู้เยี่ยมชม",
    person: "เจ้าหน้าที่",
    asked: "ขอคุยกับเจ้าหน้าที่",
    joined: "{name} เข้าร่วมแชท",
    left: "{name} ออกจากแชท",
    details: "ข้อมูลที่ให้ไว้",
  },
};

/** In this language, a BCP 47 tag, where there are words in it; else in English. */
export function transcriptTexts(language: string | null | undefined): TranscriptTexts {
  const known = language ? primaryLanguage(language) : "en";
  return Object.hasOwn(TEXTS, known) ? TEXTS[known]! : TEXTS.en!;
}

/** What is known of a page once its text is there. */
export interface PageText {
  /** Where it was found, after redirects. */
  url: string;
  title: string | null;
  /** The first heading, when the title says nothing. */
  heading?: string | null;
  /** Without menus and footers. */
  text: string;
}

/**
 * Whether a page that was answered with 200 only says that there is none. The title or heading must say so as a whole
 * (`404`, `Page not found | Shop`) and the text must be short, so that an article about such pages is still read.
 */
export function looksLikeSoftNotFound(page: PageText): boolean {
  const words = countWords(page.text);
  if (words > 200) return false;
  // `Exercises: 404` is the last of many; what has hardly a word besides says nothing else.
  const isNumbered = (label: string) => label === "404" && words > 80 && !beginsWith(page, label);
  if (labels(page).some((label) => NOT_FOUND_LABEL.test(label) && !isNumbered(label))) return true;
  const opening = page.text.trim().slice(0, 120);
  return words <= 80 && NOT_FOUND_SENTENCE.test(opening);
}

/**
 * Whether a page only asks to sign in, for what its text shows. The extraction sees password fields; this finds the
 * rest: forms that scripts build, and pages that only say so. An address such as `/sso` proves nothing: manuals have it
 * too.
 */
export function looksLikeSignIn(page: PageText): boolean {
  const words = countWords(page.text);
  if (words > 150) return false;
  if (words <= 60 && SIGN_IN_SENTENCE.test(page.text)) return true;
  return labels(page).some((label) => SIGN_IN_LABEL.test(label)) && (words < 40 || PASSWORD.test(page.text));
}

/** Whether the site asked our reader to prove that it is a person, which is an obstacle and not a page. */
export function looksLikeChallenge(page: PageText): boolean {
  if (countWords(page.text) > 150) return false;
  return labels(page).some((label) => CHALLENGE_LABEL.test(label)) || CHALLENGE_SENTENCE.test(page.text);
}

function beginsWith({ title, heading }: PageText, label: string): boolean {
  return [title, heading].some((text) => text?.trim().startsWith(label));
}

/** The parts of title and heading between the usual separators: `Not found | Shop` → `not found`, `shop`. */
function labels(page: PageText): string[] {
  return [page.title, page.heading]
    .flatMap((text) => (text ?? "").slice(0, 300).split(/\s[|–—·:»-]\s|\s*[|»]\s*|:\s/))
    .map((label) =>
      label
        .trim()
        .replace(/[!.?…]+$/, "")
        .toLowerCase(),
    )
    .filter((label) => label !== "");
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

const NOT_FOUND_WORDS = [
  "(?:the |this |your |requested )*(?:page|file|content|document|site|article|product)? ?(?:(?:that )?(?:you|you're|we) ?(?:are|were)? (?:looking for|requested) )?(?:(?:was |is )?not found|(?:could not|couldn't|cannot|can't|can not) be found)",
  "(?:this |the )?page (?:(?:that )?(?:you|you're|we) ?(?:are|were)? (?:looking for|requested) )?(?:does not|doesn't|no longer) exists?",
  "(?:diese |die )?seite (?:wurde |konnte )?nicht gefunden(?: werden)?|nicht gefunden",
  "page (?:non trouvée|introuvable)|(?:cette page est )?introuvable",
  "página no encontrada|no encontrado|página não encontrada|não encontrado",
  "pagina non trovata|non trovato|pagina niet gevonden|niet gevonden",
  "nie znaleziono(?: strony)?|strona nie istnieje|страница не найдена|sidan hittades inte|siden blev ikke fundet",
  "ページが見つかりません(?:でした)?|お探しのページは見つかりません(?:でした)?|页面不存在|找不到(?:页面|網頁)|頁面不存在",
  "الصفحة غير موجودة|לא נמצא|הדף לא נמצא|페이지를 찾을 수 없습니다|sayfa bulunamadı",
].join("|");
const NOT_FOUND_LABEL = new RegExp(
  `^(?:error |fehler |erreur |http )?404(?: error)?$|^(?:(?:error |fehler |erreur )?404[ ,–—:-]*)?(?:${NOT_FOUND_WORDS})(?:[ ,–—:(-]*404\\)?)?$`,
  "iu",
);
const NOT_FOUND_SENTENCE = new RegExp(
  `^(?:oops|sorry|error|404|hoppla|leider|désolé)?[\\s,.!:–—-]*(?:404[\\s,.!:–—-]*)?(?:we can't find (?:the|that) page|${NOT_FOUND_WORDS})(?![\\p{L}\\p{N}])`,
  "iu",
);
const SIGN_IN_LABEL =
  /^(?:(?:please )?(?:sign|log)[ -]?(?:in|on)(?: to .{1,40}| required| page)?|login|anmelden|anmeldung|einloggen|(?:se )?connecter|connexion|identification|iniciar sesión|acceso|accedi|entrar|iniciar sessão|inloggen|aanmelden|logowanie|zaloguj(?: się)?|ログイン|登录|登入|تسجيل الدخول|כניסה|התחברות|로그인|вход|giriş yap)$/iu;
const SIGN_IN_SENTENCE =
  /\b(?:you (?:must|need to|have to) (?:be )?(?:sign|log)(?:ged|ed)?[ -]?(?:in|on)|please (?:sign|log)[ -]?in to (?:continue|view|see|access|read)|(?:sign|log)[ -]?in (?:is )?required)\b|(?:bitte )?melden sie sich an, um|sie müssen (?:angemeldet|eingeloggt) sein|vous devez (?:être connecté|vous connecter)|debes? iniciar sesión|devi (?:accedere|effettuare l'accesso)|você precisa (?:entrar|fazer login)|je moet (?:ingelogd zijn|inloggen)|musisz się zalogować/iu;
const PASSWORD =
  /password|passwort|kennwort|mot de passe|contraseña|senha|palavra-passe|wachtwoord|hasło|パスワード|密码|密碼|كلمة (?:المرور|السر)|סיסמ|비밀번호|пароль|şifre|parola/iu;
const CHALLENGE_LABEL =
  /^(?:just a moment|attention required|checking your browser|verify(?:ing)? (?:that )?you are (?:a )?human|are you a robot|security check|ddos-guard|access denied|pardon our interruption|un instant|einen moment)$/i;
const CHALLENGE_SENTENCE =
  /(?:verify(?:ing)? (?:that )?you are (?:a )?human|checking (?:if the site connection is secure|your browser before)|enable javascript and cookies to continue|unusual traffic from your|complete the captcha)/i;

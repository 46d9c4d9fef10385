import { foldWord } from "./fold-word.ts";

/**
 * The commonest words of a language, lower case, without diacritics. They say which language a text is in and are left
 * out of its terms. Words that name what a visitor may ask for (`no`, `will`, `can`) count as common all the same.
 */
export function stopwordsOf(language: string): ReadonlySet<string> {
  return STOPWORDS.get(language) ?? NONE;
}

export function languagesWithStopwords(): MapIterator<string> {
  return STOPWORDS.keys();
}

const NONE: ReadonlySet<string> = new Set();

const STOPWORDS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    en: `a about above after again all also am an and any are aren as at be because been before being between both but by
      can could couldn d did didn do does doesn doing don during each else few for from further get had hadn has hasn have haven
      having he her here hers herself him himself his how i if in into is isn it its itself just let ll m many me might more most much must
      my myself n nor of off on once one only or other our ours out over own please re s same shall she should shouldn so some
      such t than that the their theirs them themselves then there these they this those through to too under until up us ve
      very was wasn we were weren what when where whether which while who whom whose why will with won would wouldn you your
      yours yourself`,
    de: `aber alle allem allen aller als also am an auch auf aus bei bin bis bist da damit dann das dass dein deine dem den denn
      der des dich die dies diese diesem diesen dieser dieses dir doch dort du durch ein eine einem einen einer eines er es
      etwas euch euer eure eurem euren eurer eures fur gegen gibt gibts habe haben hat hatte hatten hier hinter ich ihm ihn ihnen ihr ihre
      ihrem ihren ihrer im in ins ist ja jede jeder jedes kann kein keine konnen man mehr mein meine mich mir mit muss nach nicht noch nun nur ob oder
      ohne sehr sein seine seinem seinen seiner sich sie sind so soll sondern sowie um und uns unser unter vom von vor war waren
      warum was weil welche welchem welchen welcher welches wem wen wenn wer werden wessen wie wieviel wird wo wurde wurden wir zu zum zur
      zwischen uber`,
    fr: `a afin ai alors au aucun aussi autre aux avait avec avez avoir avons c ce cela ces cet cette ceux chez ci comme comment
      combien d dans de des donc dont du elle elles en encore est et etaient etait ete etre eu fait il ils j je l la le les leur
      leurs lors lui m ma mais me meme mes moi mon n ne nos notre nous on ont ou par pas plus pour pourquoi qu quand que quel
      quelle quelles quels qui quoi s sa sans se ses si son sont sous sur t ta tes toi ton tous tout toute toutes tres tu un
      une vos votre vous y`,
    es: `a al algo algunos ante antes como con contra cual cuales cuando cuanto cuantos de del desde donde durante e el ella
      ellas ellos en entre era eran es esa ese eso esta estaba estan estar este esto estos fue fueron ha habia han hasta hay la
      las le les lo los mas me mi mientras mucho muy nada ni no nos o otra otro otros para pero poco por porque pues que quien
      quienes se ser si sin sobre son su sus tambien tan tanto te tiene tienen todo todos tu un una uno unos y ya yo`,
    it: `a agli ai al alla alle allo anche c che chi ci come con cosa cui d da dagli dai dal dalla dalle dei del della delle dello
      di dove e ed era erano essere fra gli ha hanno ho i il in io l la le lei li lo loro lui ma mi mia mio ne negli nei nel nella
      nelle non nostro o per perche piu qual quale quali quando quanti quanto quella quello questa queste questi questo se sei
      si sia sono sta su sua sue sui sul sulla suo suoi ti tra tu tutti tutto un una uno vi voi`,
    pt: `a ao aos as ate com como da das de dela dele deles do dos e ela elas ele eles em entre era eram essa esse esta este eu foi
      foram ha isso isto ja la lhe mais mas me mesmo meu minha muito na nao nas nem no nos nossa nosso num numa o onde os ou para
      pela pelas pelo pelos por porque qual quais quando quanto quantos que quem se sem ser seu seus so sua suas tambem te tem
      tinha um uma umas uns voce voces`,
    nl: `aan al alle als bij dan dat de der deze die dit doch doen door dus een en er ge geen haar had hadden heb hebben heeft hem
      het hier hij hoe hoeveel hun ik in is je kan kon kunnen maar me meer men met mij mijn na naar niet nog nu of om omdat ons
      onze ook op over te tegen toch toen tot u uit uw van veel voor waar waarom wanneer want waren was wat we welke werd werden
      wie wij wordt worden ze zei zich zij zijn zo zonder zou zullen`,
    pl: `a aby ale bardzo bez bo by byc byl byla bylo byly co czy dla do gdy gdzie go i ich ile im ja jak jaka jaki jakie jako je
      jego jej jest jestem jeszcze juz kiedy kto ktora ktore ktory ktorych ktorym lub ma maja mnie moze mozna na nad nie nich
      nim niz o od oraz po pod poniewaz przed przez przy sa sie sobie swoj ta tak takze tam te tego tej ten to tu tych tylko tym
      u w we wie wiec z za ze`,
    ru: `а без был была были было быть в вам вас весь во вот все всего всех вы где да даже для до его ее если есть еще же за здесь
      и из или им их к как какая какие какой каких каком когда кто ли либо между мне может мы на над нас не него нее нет ни них
      но о об он она они оно от по под почему при с сколько со так также такой там те тем то того тоже той только том тот ту ты
      у уже чего чем что чтобы эта эти это этого этой этом этот я`,
    tr: `ama bir bu cok da daha de degil diye en gibi hangi hem her icin ile ise kac kadar ki kim mi mu nasil ne neden nedir nerede
      olan olarak olduğu sey ve veya ya`,
    sv: `alla att av blev da de dem den denna det detta dig din ditt du efter ej eller en er ett for fran ha hade han har hon hur
      i icke inte jag kan man med men mig min mot mycket nar ni nu och om oss pa sa sig sin som till under upp ut vad var varfor
      vem vi vid vilka vilken`,
    da: `af alle at blev da de dem den denne der deres det dette dig din du efter eller en er et for fra ham han har havde have hende
      her hos hun hvad hvem hver hvilken hvis hvor hvordan hvorfor hvornar i ikke ind jeg jer jeres jo kan kom kun lige man med meget men
      mig min mit mod ned noget nogle nu og om op os over pa sa sadan selv sig sin sine skal som til ud under var ved vi vil vores vaere`,
    no: `av alle at ble da de dem den denne der deres det dette deg din du etter eller en er et for fra ham han har hadde ha henne
      her hos hun hva hvem hver hvilken hvis hvor hvordan hvorfor nar i ikke inn jeg jo kan kom bare man med mye men
      meg min mitt mot ned noe noen na og om opp oss over pa sa sann selv seg sin sine skal som til ut under var ved vi vil vare vaere`,
    ar: `في من على الى إلى عن مع هذا هذه ذلك تلك التي الذي الذين ما ماذا متى أين اين كيف كم هل من هو هي هم أن ان إن كان كانت قد لا لم لن
      و أو او ثم بعد قبل عند كل أي اي بين حتى غير`,
    he: `של על את זה זו הוא היא הם אני אתה אנחנו מה מי מתי איפה איך למה כמה האם לא כן גם או אם כי אבל עם אל מן כל יש אין היה היתה אשר`,
    ja: `の に は を た が で て と し れ さ ある いる も する から な こと として い や れる など なっ ない この ため その あっ よう また もの という あり まで られ なる へ か だ これ によって により おり より による
      ず なり られる において です ます ました ください 何 どこ いつ 誰 なぜ`,
    zh: `的 了 在 是 我 有 和 就 不 人 都 一 一个 上 也 很 到 说 要 去 你 会 着 没有 看 自己 这 那 什么 吗 呢 吧 哪 哪个 哪些 哪里 谁 怎么 怎样 为什么 多少 几 什么时候 于 与 及 或 由 被 把 从
      对 以 为 而 之 其`,
    th: `ที่ และ ใน ของ เป็น ได้ มี การ ให้ ไป มา ว่า จะ ไม่ กับ โดย จาก นี้ นั้น หรือ ซึ่ง แต่ ก็ แล้ว อยู่ อะไร ใคร เมื่อ ไหร่ เมื่อใด ที่ไหน อย่างไร ทำไม เท่าไร เท่าไหร่ กี่ ใด ไหน คือ ต่อ
      ถูก`,
  }).map(([language, words]) => [language, new Set(words.split(/\s+/).map(foldWord))]),
);

import { foldWord } from "../analysis/fold-word.ts";

/**
 * Whether a word hardly says what a question is about (`get`, `guys`, `wtf`): where a library never uses it, nobody
 * misses it. `word` is folded (`foldWord`); `language` is a primary tag.
 */
export function isCarryingWord(word: string, language: string): boolean {
  return CARRYING.get(language)?.has(word) ?? false;
}

/** All of them in a language: who asks uses them in no other one. */
export function carryingWords(language: string): ReadonlySet<string> {
  return CARRYING.get(language) ?? NONE;
}

const NONE: ReadonlySet<string> = new Set();

const CARRYING: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    en: `actually already also always anyone anything anyway asking ask based basically believe bit bloody bloke boss bought bring brought
      cant come comes coming currently cos couldnt couple cuz damn day deal didnt does doesnt dont dunno else em ever everything exactly explain far
      find folks friend friends fuck fucking gave get gets getting give gives giving go goes going gone gonna good got gotta great guess guy guys
      had happen happened happening happens hasnt havent hell help hey hiya hope hubby husband im info information inside isnt ive
      just keep keeps kind know later leave let lets lot lots love ma make makes making mate mates maybe me mean means mention might mind mine
      morning afternoon evening mum dad wife son daughter need needed needs never new nice now off offer offers oi okay one ones
      people person pls plz possible possibly problem proper properly put question quick quite rather really right
      said say saying says see seem seems seen send shall show shown side since sir somebody somehow someone something sometimes somewhere soon
      sort still stuff sure take takes taking talk thing things think though thx til till today told tomorrow took tried try
      trying turn u understand until ur us use used using usually wanna want wanted wants way whats wheres whos wonder wondering wont work works
      wouldnt wtf ya yall yeah yet yo yup gimme lemme innit kinda sorta alright awesome cheers btw asap fyi omg lol idk tbh imo
      happening suppose supposed several multiple various max maximum min minimum able available best better bigger different full general normal simple specific true whole policy policies details`,
    de: `mitbringen mitnehmen also bekomme bekommen bisschen brauche braucht brauchen darf dürfen denn eben echt eigentlich einfach etwa etwas euch eure finde finden
      freund freundin frage fragen geben geht gehen gerade gern gerne genau haette hätte heute hilfe info informationen irgendwie jetzt
      kommt komme kommen kriege kriegen lassen leute macht machen mal mann meine meinem meinen meiner meines deinen ihren unseren moechte möchten morgen muss müssen nehmen neu
      neue nochmal passiert paar sache sachen sagen schauen schon sehen sollte stimmt tun überhaupt verstehe wäre was weiß will wissen wollen wollte
      mehrere einige andere verschiedene maximal minimal höchstens mindestens würde würden wieder wirklich zeigen zurzeit möglich bitte gibts habt seid`,
    fr: `apporter amener emporter alors aller vais vas va aimerais aimerai avoir besoin bien bon ça chose choses comment dire dis dois donc encore faire faites
      faut fois plusieurs quelques certains autre autres maximum minimum max genre juste maintenant marche merci mon moyen obtenir parler passe passer peu possible pourrais pourriez prendre quelque
      question regarder salut savoir sais simplement souhaite tout trouver trouve trucs truc veux voudrais voulais vouloir vraiment`,
    es: `llevar llevo llevamos traer traigo ahora algo alguien amigo amiga aquí ayuda bueno cosa cosas creo cómo dame dan dar decir dejo deseo dicen digo doy entonces estar estoy favor
      gente gustaría varios varias algunos algunas otro otra máximo mínimo haber hace hacer hago hacen hola info información luego mejor mismo necesito nosotros nuevo oye oiga pasa pasar persona poder
      podría podrían pregunta pregunto puedo puede pueden puedes queda quería querría quiero quisiera realmente saber sabe sabéis saben sé seria sería
      siempre solo tener tengo tenéis tienen tienes tipo todavía tomar unas usar vais vale vamos ver verdad vez vosotros voy vuestro vuestra`,
    it: `portare porto adesso aiuto allora anche ancora andare avere avete bisogno bene cosa cose dare devo dire dove ecco essere fare favore fate
      gente vari varie alcuni alcune diversi altro altri massimo minimo info informazioni mettere nuovo ora parlare possibile posso potrei potete prendere proprio può qualche qualcosa qualcuno
      quindi sapere so solo sono succede trovare vado vedere voglio volevo vorrei`,
    nl: `meenemen meebrengen alles alstublieft beetje ben bent daar dingen doe doen doet eens eigenlijk even gaan gaat gewoon goed graag hallo hebben hulp info
      informatie meerdere enkele andere maximaal minimaal jullie kom komen krijg krijgen laten maak maken mag mensen misschien moet moeten mogelijk nodig nou ook soms staat
      uitleggen vraag vragen weet weten werkt wil willen wilde zien zoek zou zouden`,
    pt: `levar trazer agora ainda ajuda algo alguém aqui assim bem bom coisa coisas dar dizer então estou faz fazer fica gente gostaria ir mesmo novo
      obter vários várias alguns algumas outro máximo mínimo onde pessoa poder posso pode preciso pergunta quero queria saber sei só ter tem tenho tipo tudo usar vai ver vocês vou`,
    sv: `alla bara behöver bra detta finns få får ge gör göra hej hjälp hur komma kommer kunna lite mer måste något någon nu redan saker
      säga flera några andra högst minst se ska skulle tack ta vad vet veta vill ville`,
  }).map(([language, words]) => [language, new Set(words.split(/\s+/).map(foldWord))]),
);

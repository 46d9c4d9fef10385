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
    en: `difference differences between versus vs compare compared comparison actually already also always anyone anything anyway asking ask based
      basically believe bit bloody bloke boss bought bring brought cant come comes coming currently cos couldnt couple cuz damn day deal didnt does
      doesnt dont dunno else em ever everything exactly explain far find folks friend friends fuck fucking gave get gets getting give gives giving
      go goes going gone gonna good got gotta great guess guy guys had happen happened happening happens hasnt havent hell help hey hiya hope hubby
      husband im info information inside isnt ive just keep keeps kind know later leave let lets lot lots love ma make makes making mate mates maybe
      me mean means mention might mind mine morning afternoon evening mum dad wife son daughter need needed needs never new nice now off offer
      offers oi okay one ones people person pls plz possible possibly problem proper properly put question quick quite rather really right said say
      saying says see seem seems seen send shall show shown side since sir somebody somehow someone something sometimes somewhere soon sort still
      stuff sure take takes taking talk thing things think though thx til till today told tomorrow took tried try trying turn u understand until ur
      us use used using usually wanna want wanted wants way whats wheres whos wonder wondering wont work works wouldnt wtf ya yall yeah yet yo yup
      gimme lemme innit kinda sorta alright awesome cheers btw asap fyi omg lol idk tbh imo suppose supposed several multiple various max maximum
      min minimum able available best better bigger different full general normal simple specific true whole policy policies details friendly step steps instruction instructions process procedure`,
    de: `unterschied unterschiede unterscheiden vergleich vergleichen zwischen mitbringen mitnehmen also bekomme bekommen bisschen brauche braucht
      brauchen darf dürfen denn eben echt eigentlich einfach etwa etwas euch eure finde finden freund freundin frage fragen geben geht gehen gerade
      gern gerne genau haette hätte heute hilfe info informationen irgendwie jetzt kommt komme kommen kriege kriegen lassen leute macht machen mal
      mann meine meinem meinen meiner meines deinen ihren unseren moechte möchten morgen muss müssen nehmen neu neue nochmal passiert paar sache
      sachen sagen schauen schon sehen sollte stimmt tun überhaupt verstehe wäre was weiß will wissen wollen wollte mehrere einige andere
      verschiedene maximal minimal höchstens mindestens würde würden wieder wirklich zeigen zurzeit möglich bitte gibts habt seid krieg kriegst
      kriegt bekomm bekommst bekommt gibt gib nehmt nimmt nehme nutze nutzen nutzt benutzen benutze benutzt verwenden verwende suche suchen sucht
      such erfahren erfahre läuft laufen klappt klappen machst mach mache tut tue tu bringe bringen bring bringt komm kommst gehe geh gehts steht
      stehen bleibt bleiben bleibe heißt heißen bedeutet bedeuten nenn nennen erklären erklär erkläre wüsste weiss hättet hättest könnten könntet
      würdet solltet sollten soll sollen dürft dürfte kannst könnt müsst musst muesste möglichkeit möglichkeiten art arten zusätzlich komplett ganz
      ganze ganzen insgesamt momentan derzeit aktuell aktuelle aktuellen zusammen alleine allein selber selbst jemand jemanden niemand irgendwas
      irgendwo irgendwann deine deiner dein ihr ihre ihrer ihrem euer eurem eurer unser unsere drin dran drauf dazu davon damit dafür worauf woran
      worüber wozu warum wieso weshalb viel viele vieles vielen wieviel wieviele welche welcher welches welchen welchem hallöchen mag möchtest
      stellen stelle stellt setzen setze halt nämlich dauernd ständig immer richtig gute guten gutes jemandem schritte`,
    fr: `êtes situés situé différence différences entre comparer comparaison apporter amener emporter alors aller vais vas va aimerais aimerai avoir
      besoin bien bon ça chose choses comment dire dis dois donc encore faire faites faut fois plusieurs quelques certains autre autres maximum
      minimum max genre juste maintenant marche merci mon moyen obtenir parler passe passer peu possible pourrais pourriez prendre quelque question
      regarder salut savoir sais simplement souhaite tout trouver trouve trucs truc veux voudrais voulais vouloir vraiment prends prend prenez
      prenons prennent pris prise fais fait font ferai ferez vont allez allons irai vient viens venez viennent venir veut veulent voulez voulons
      voudrait peux peut pouvez pouvons peuvent pourra pourrai pourrait doit devez doivent devrais devrait sait savez savent mets met mettez mettre
      mis donne donnez donner donnent trouvez trouvent cherche chercher cherchez demande demander demandez utilise utiliser utilisez avez avons
      aurais aurait aura sommes suis sont était sera serait passez fonctionne obtient obtenez obtiens souhaitez souhaiterais aimerait connaître
      connaissez explique expliquer expliquez dit dites disent parle parlez propose proposez proposent proposer existe existent possibles tous toute
      toutes chaque quels quelles quel quelle lequel laquelle actuellement normalement exactement seul seule ensemble quelqu rien nos notre vos
      votre mes ton tes ses toujours jamais déjà type types sorte sortes fait-on peut-on amène amènes emmener emmène apporte ramène ramener
      débrouille part`,
    es: `diferencia diferencias entre comparar llevar llevo llevamos traer traigo ahora algo alguien amigo amiga aquí ayuda bueno cosa cosas creo
      cómo dame dan dar decir dejo deseo dicen digo doy entonces estar estoy favor gente gustaría varios varias algunos algunas otro otra máximo
      mínimo haber hace hacer hago hacen hola info información luego mejor mismo necesito nosotros nuevo oye oiga pasa pasar persona poder podría
      podrían pregunta pregunto puedo puede pueden puedes queda quería querría quiero quisiera realmente saber sabe sabéis saben sé seria sería
      siempre solo tener tengo tenéis tienen tienes tipo todavía tomar unas usar vais vale vamos ver verdad vez vosotros voy vuestro vuestra pido
      pedir pides pide pedimos piden tomo toma toman haz haces hacéis va van vas vengo viene venir vienen podemos podéis podré podrías quieres
      quiere queremos queréis quieren debo debe debes deben debería tiene tenemos hay había habrá das da damos dais pongo pones pone poner ponen uso
      usas usa usan busco buscas busca necesitas necesita necesitamos necesitan sabes dices dice explica explicar explicas conseguir consigo
      consigue obtener obtengo ofrecen ofrecéis ofrece ofrecer existe existen cuántos cuántas cuánta cuál cuáles quién quiénes posible posibles cada
      todo toda todos todas misma actualmente vuestros vuestras nuestro nuestra nadie nada sola juntos nunca clase tipos lleva llevan lleváis trae
      hablo cuento cuenta`,
    it: `differenza differenze tra fra portare porto adesso aiuto allora anche ancora andare avere avete bisogno bene cosa cose dare devo dire dove
      ecco essere fare favore fate gente vari varie alcuni alcune diversi altro altri massimo minimo info informazioni mettere nuovo ora parlare
      possibile posso potrei potete prendere proprio può qualche qualcosa qualcuno quindi sapere so solo sono succede trovare vado vedere voglio
      volevo vorrei prendo prendi prende prendiamo prendete prendono faccio fai fa facciamo fanno va vai andiamo andate vanno vengo vieni viene
      venite vengono venire puoi possiamo possono potrebbe vuoi vuole vogliamo volete vogliono vorrebbe devi deve dobbiamo dovete devono hai abbiamo
      hanno avrei metto metti mette dai diamo danno trovo trovi trova trovate cerco cerca cercare cercate chiedo chiedere chiede uso usare usi usate
      servono serve servire sai sapete dico dici dice dite spiegare spiega ottenere ottengo ricevo offrite offre esiste esistono possibili quanti
      quante quanta quale quali ogni tutto tutta tutti tutte stesso attualmente vostro vostra vostri nostre nostro mio mia miei mie tuo nessuno
      niente sola insieme sempre mai tipo tipi`,
    nl: `verschil verschillen tussen meenemen meebrengen alles alstublieft beetje ben bent daar dingen doe doen doet eens eigenlijk even gaan gaat
      gewoon goed graag hallo hebben hulp info informatie meerdere enkele andere maximaal minimaal jullie kom komen krijg krijgen laten maak maken
      mag mensen misschien moet moeten mogelijk nodig nou ook soms staat uitleggen vraag vragen weet weten werkt wil willen wilde zien zoek zou
      zouden neem neemt nemen maakt gemaakt ga komt krijgt heb hebt heeft had geef geeft geven zet zetten vind vindt vinden zoekt zoeken vraagt
      gebruik gebruiken gebruikt zeg zegt zeggen leg bedoel bedoelt kan kunnen kunt kon mogen wilt zal zullen heet heten bestaat bestaan delen deel
      onderdelen mogelijkheden alle allemaal elke ieder iedere welke welk hoeveel wanneer waarom jouw uw onze mijn hun iemand niemand niets samen
      alleen zelf momenteel nu zit zitten ligt liggen blijft blijven steeds altijd nooit soort soorten regelen regel breng brengen brengt mee`,
    pt: `diferença diferenças entre levar trazer agora ainda ajuda algo alguém aqui assim bem bom coisa coisas dar dizer então estou faz fazer fica
      gente gostaria ir mesmo novo obter vários várias alguns algumas outro máximo mínimo onde pessoa poder posso pode preciso pergunta quero queria
      saber sei só ter tem tenho tipo tudo usar vai ver vocês vou pego pega pegar pegam faço fazes fazemos fazem vais vamos vão venho vem vêm vir
      podes podemos poderia queres quer queremos querem devo deve devem tens temos têm há dou dá dão ponho pôr coloco colocar uso usa usam encontro
      encontra encontrar procuro procurar procura precisa precisam sabem digo diz dizem explica explicar consigo consegue conseguir obtenho oferece
      oferecem existe existem possível possíveis quantos quantas qual quais quem cada todo toda todos todas atualmente seu sua seus suas meu minha
      nosso nossa ninguém nada sozinho juntos sempre nunca tipos`,
    da: `tager tage gør gøre får få fås kan kunne skal skulle vil ville må måtte har have havde findes finde finder går gå kommer komme giver give
      ved vide siger sige bruger bruge mulig muligt hvilke hvilken alle hver nogen ingen mit min mine dit jeres vores deres selv sammen alene hjælp
      gerne tak noget nogle lige også jeg mig`,
    sv: `skillnad skillnader mellan alla bara behöver bra detta finns få får ge gör göra hej hjälp hur komma kommer kunna lite mer måste något någon
      nu redan saker säga flera några andra högst minst se ska skulle tack ta vad vet veta vill ville tar tog gjorde gick kunde fick hitta hittar
      använda använder finnas möjligt möjlig vilka vilken vilket mitt min mina ditt era våra själv tillsammans ensam alltid aldrig typ sort`,
  }).map(([language, words]) => [language, new Set(words.split(/\s+/).map(foldWord))]),
);

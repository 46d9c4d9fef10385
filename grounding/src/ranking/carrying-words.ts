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
    en: `moment anytime difference differences between versus vs compare compared comparison actually already also always anyone anything anyway asking ask based
      basically believe bit bloody bloke boss bought bring brought cant come comes coming currently cos couldnt couple cuz damn day deal didnt does
      doesnt dont dunno else em ever everything exactly explain far find folks found friend friends fuck fucking gave get gets getting give gives giving
      go goes going gone gonna good got gotta great guess guy guys had happen happened happening happens hasnt havent hell help hey hiya hope hubby
      husband im info information inside isnt ive just keep keeps kind know later leave let lets lot lots love ma make makes making mate mates maybe
      me mean means mention might mind mine morning afternoon evening mum dad wife son daughter need needed needs never new nice now off offer
      offers oi okay one ones people person pls plz possible possibly problem proper properly put question quick quite rather really right said say
      saying says see seem seems seen send shall show shown side since sir somebody somehow someone something sometimes somewhere soon sort still
      stuff sure take takes taking talk thing things think though thx til till today told tomorrow took tried try trying turn u understand until ur
      us use used using usually wanna want wanted wants way whats wheres whos wonder wondering wont work works wouldnt wtf ya yall yeah yet yo yup
      gimme lemme innit kinda sorta alright awesome cheers btw asap fyi omg lol idk tbh imo suppose supposed several multiple various max maximum
      min minimum able available best better bigger different full general normal simple specific true whole policy policies details friendly step steps instruction instructions process procedure
      against ago ah almost along although amongst anymore anywhere apparently appreciate arent aren't around aside
      aware away awfully became become becomes been beside besides cannot certain certainly completely consider
      considering damned definitely despite either enough entirely especially every everybody everyone
      everywhere example fairly few fine following forever fortunately freaking fully further furthermore given
      happily hardly hate hated hello hence hi honest honestly hopefully however idea idiot idiots idiotic indeed
      instead interested itd itll kindly kept knew known knows lately least less likely literally loads luck lucky
      mainly manage managed matter meant meantime meanwhile merely moron morons mostly muppet muppets must na nah
      namely neither nevertheless non none nope nor normally nothing nowhere obviously oh onto otherwise ought
      outta overall pardon particular particularly perhaps please pretty previously probably ready
      reasonable recent recently regarding regards roughly sadly saw seeing serious seriously 
      silly simply someplace stupid suddenly suggest super surely thank thanks thatd thats theres theyre
      theyve thinking thinks thought thru therefore thus together tonight totally towards truly tryna ugh uh um
      unfortunately unless unlike upon via wasnt weird welcome well went werent whatever whenever wherever
      whether whichever whoever wish wished within without worried worry wot wat wen wher wich wow wouldve wud shud
      cud youd youll youre youve yours handles deals`,
    de: `find unterschied unterschiede unterscheiden vergleich vergleichen zwischen mitbringen mitnehmen also bekomme bekommen bisschen brauche braucht
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
      stellen stelle stellt setzen setze halt nämlich dauernd ständig immer richtig gute guten gutes jemandem schritte
      ab aber ach allerdings alles anscheinend bald beide beiden beim bereits besonders bloß blöd blöde
      blöden blöder blödes dabei dafuer damals danach daneben danke dank darum denke denken deren deshalb
      dessen deswegen doof doofe doofen doofer dumm dumme dummen ebenfalls eh ehrlich einmal einigen einiger
      endlich entweder falls frechheit fast gab gar gehabt gell gelle genommen genug geworden
      gewesen glaub glaube glauben gleich hab haben hätt hätts hast hatten hi hey ich idioten irgend irgendein
      irgendeine irgendeinen ja jedem jeden jedoch jene kaum kollege kollegin kollegen konnte konnten krass kumpel
      kumpels leider lieber liebe lieben los manche manchmal mega meinetwegen muesst müsste naja
      nachdem natürlich nebenbei neben nein nem nen ner ne nie niemals nix nichts nur nun oder oft ok okay 
      oida plötzlich quasi sagt sagte scheinbar scheiß scheiße 
      schwiegermutter seit seitdem servus sobald sogar solange solche solcher sonst sowas sowieso statt super tach
      tja total trotzdem übrigens überlege überlegen übelst ungefähr unverschämt unverschämtheit 
      verdammt verdammte vermutlich vielleicht voll völlig wahrscheinlich während wär wärs wegen weder weiter
      wenigstens werde werdet wesentlich weswegen willst wirst wisst wohl worden wohin woher zuerst zufällig
      ziemlich zwar ähm äh öhm findet stattfinden stattfindet`,
    fr: `montant êtes situés situé différence différences entre comparer comparaison apporter amener emporter alors aller vais vas va aimerais aimerai avoir
      besoin bien bon ça chose choses comment dire dis dois donc encore faire faites faut fois plusieurs quelques certains autre autres maximum
      minimum max juste maintenant merci mon moyen obtenir parler passe passer peu possible pourrais pourriez prendre quelque question
      regarder salut savoir sais simplement souhaite tout trouver trouve trucs truc veux voudrais voulais vouloir vraiment prends prend prenez
      prenons prennent pris prise fais fait font ferai ferez vont allez allons irai vient viens venez viennent venir veut veulent voulez voulons
      voudrait peux peut pouvez pouvons peuvent pourra pourrai pourrait doit devez doivent devrais devrait sait savez savent mets met mettez mettre
      mis donne donnez donner donnent trouvez trouvent cherche chercher cherchez demande demander demandez utilise utiliser utilisez avez avons
      aurais aurait aura sommes suis sont était sera serait passez fonctionne obtient obtenez obtiens souhaitez souhaiterais aimerait connaître
      connaissez explique expliquer expliquez dit dites disent parle parlez propose proposez proposent proposer existe existent possibles tous toute
      toutes chaque quels quelles quel quelle lequel laquelle actuellement normalement exactement seul seule ensemble quelqu rien nos notre vos
      votre mes ton tes ses toujours jamais déjà type types sorte sortes fait-on peut-on amène amènes emmener emmène apporte ramène ramener
      débrouille part devenir deviens devient
      abord absolument ah ailleurs ainsi ami amie amis apparemment après assez aucun aucune aujourd'hui aussitôt
      autant avoue beaucoup bah ben bientôt bonjour bonsoir bof bordel bref car ceci cela celle celui certainement
      cependant chéri chérie clairement comme con connards copain copine coucou d'accord d'abord davantage debout
      dedans désolé désolée dingue effectivement également enfin ensuite envie environ espère est-ce euh 
      finalement franchement frère grave grand-mère hein helas hier honnêtement honte hyper
      idiots imbéciles ici j'ai jusque jusqu là laisse lesquels leurs lol longtemps lors malgré mamie
      même mdr mecs mère moins moment nana néanmoins ni ouais oui ouf papi parce pareil 
      parfait parfois pense penser penses père pff plaît plutôt pote potes pourtant presque promis propos
      puis puisque putain quand quoi quasi ravi rapport rarement sans sauf selon serai seulement si sinon soeur
      sœur soit soudain sous stp super surtout svp tant tel telle tellement toi toutefois trop tu vachement vite
      voici voilà volontiers vous vu`,
    es: `importe diferencia diferencias entre comparar llevar llevo llevamos traer traigo ahora algo alguien amigo amiga aquí ayuda bueno cosa cosas creo
      cómo dame dan dar decir dejo deseo dicen digo doy entonces estar estoy favor gente gustaría varios varias algunos algunas otro otra máximo
      mínimo haber hace hacer hago hacen hola info información luego mejor mismo necesito nosotros nuevo oye oiga pasa pasar persona poder podría
      podrían pregunta pregunto puedo puede pueden puedes queda quería querría quiero quisiera realmente saber sabe sabéis saben sé seria sería
      siempre solo tener tengo tenéis tienen tienes tipo todavía tomar unas usar vais vale vamos ver verdad vez vosotros voy vuestro vuestra pido
      pedir pides pide pedimos piden tomo toma toman haz haces hacéis va van vas vengo viene venir vienen podemos podéis podré podrías quieres
      quiere queremos queréis quieren debo debe debes deben debería tiene tenemos hay había habrá das da damos dais pongo pones pone poner ponen uso
      usas usa usan busco buscas busca necesitas necesita necesitamos necesitan sabes dices dice explica explicar explicas conseguir consigo
      consigue obtener obtengo ofrecen ofrecéis ofrece ofrecer existe existen cuántos cuántas cuánta cuál cuáles quién quiénes posible posibles cada
      todo toda todos todas misma actualmente vuestros vuestras nuestro nuestra nadie nada sola juntos nunca clase tipos lleva llevan lleváis trae
      hablo cuento cuenta
      acabo además adelante adiós ahí aja alguna alguno algún allí anoche anterior apenas
      aquel aquella así aun aunque ayer bastante bien bonito buen buena buenas buenos cabrones casi cierto claro
      colega compañero compañera coño cualquier debajo decidir dejad demasiado desgraciados después detrás dicho
      dije dijo dijeron ella encanta encantaría encima enseguida eras eres es escucha estabais 
      estará estaría este estos estuve eso exactamente fui fuera ganas genial gracias gran hacía haya he hecho
      hemos hermana hermano hermanos hoy hubo idea idiotas igual incluso intentar
      intento ir irme joder jo majo mal mamá manera menos mi mía mientras mío momento mucha
      muchas mucho muchos muy ningún ninguna ninguno novia novio nosotras nuestros ojalá os papá
      parece pena pensaba pensando pero pienso poca pocas pocos por porfa porfi posiblemente pronto
      propia propio pues puto puta quedarme quizá quizás rato realidad repente sabía sea según si sido siento
      siquiera sobre sois solamente somos son soy suele supongo supuesto suya suyo tal también tampoco tan tanto
      tendré tendría tendríais ti tía tío tíos tontos tras tu tuya tuyo unos usted ustedes vaya veces vergüenza
      vosotras ya`,
    it: `curate trattate seguite differenza differenze tra fra portare porto adesso aiuto allora anche ancora andare avere avete bisogno bene cosa cose dare devo dire dove
      ecco essere fare favore fate gente vari varie alcuni alcune diversi altro altri massimo minimo info informazioni mettere nuovo ora parlare
      possibile posso potrei potete prendere proprio può qualche qualcosa qualcuno quindi sapere so solo sono succede trovare vado vedere voglio
      volevo vorrei prendo prendi prende prendiamo prendete prendono faccio fai fa facciamo fanno va vai andiamo andate vanno vengo vieni viene
      venite vengono venire puoi possiamo possono potrebbe vuoi vuole vogliamo volete vogliono vorrebbe devi deve dobbiamo dovete devono hai abbiamo
      hanno avrei metto metti mette dai diamo danno trovo trovi trova trovate cerco cerca cercare cercate chiedo chiedere chiede uso usare usi usate
      servono serve servire sai sapete dico dici dice dite spiegare spiega ottenere ottengo ricevo offrite offre esiste esistono possibili quanti
      quante quanta quale quali ogni tutto tutta tutti tutte stesso attualmente vostro vostra vostri nostre nostro mio mia miei mie tuo nessuno
      niente sola insieme sempre mai tipo tipi
      abbastanza ah amica amiche amici amico anzi appena assai avevo basta beh boh bravo buona buone buoni buono
      certo cioè circa comunque così cretini davvero dentro dopo doppio dovrei dovrebbe dunque eccetera ehi
      entrambi ero eppure eravamo finalmente forse fosse fratello fuori grazie
      già ieri imbecilli infatti inoltre invece magari male meno mentre mezzo mica molta
      molte molti molto neanche nemmeno neppure nessun nulla nuovi nuova oggi oltre oppure ormai 
      papà parecchio per peccato perciò perfetto pero però piuttosto poca pochi poco poi praticamente presto prima
      purtroppo quasi qui salve scusa scusate scusi senza sembra sia siamo siete
      sinceramente soltanto sorella spero spesso stamattina stasera stato stupidi stupido subito suo sulla tanto
      tale tantissimo troppo tutt'altro ultimamente uno vabbè vaffanculo veramente verso volta volte vergogna`,
    nl: `verschil verschillen tussen meenemen meebrengen alles alstublieft beetje ben bent daar dingen doe doen doet eens eigenlijk even gaan gaat
      gewoon goed graag hallo hebben hulp info informatie meerdere enkele andere maximaal minimaal jullie kom komen krijg krijgen laten maak maken
      mag mensen misschien moet moeten mogelijk nodig nou ook soms staat uitleggen vraag vragen weet weten werkt wil willen wilde zien zoek zou
      zouden neem neemt nemen maakt gemaakt ga komt krijgt heb hebt heeft had geef geeft geven zet zetten vind vindt vinden zoekt zoeken vraagt
      gebruik gebruiken gebruikt zeg zegt zeggen leg bedoel bedoelt kan kunnen kunt kon mogen wilt zal zullen heet heten bestaat bestaan delen deel
      onderdelen mogelijkheden alle allemaal elke ieder iedere welke welk hoeveel wanneer waarom jouw uw onze mijn hun iemand niemand niets samen
      alleen zelf momenteel nu zit zitten ligt liggen blijft blijven steeds altijd nooit soort soorten regelen regel breng brengen brengt mee
      aangezien af al allang alsnog anders beide beter bijna bijv binnenkort blijkbaar broer daarna daarom dacht
      dan dank dankjewel denk denken derhalve dom domme dus echt echter eindelijk erg ergens
      eventjes ff geen gedaan gehad gek geloof gelukkig genoeg geweest goede haar haast hartelijk heel helaas
      helemaal hoi hopelijk idioten ik immers inderdaad inmiddels jammer jeetje jij later
      leuk lekker man mama meestal mevrouw mijnheer morgen namelijk naar nergens net niks ongeveer ooit
      oom opeens opnieuw overigens papa pas precies prima raar sinds sommige sorry stom stomme super terwijl
      toch toen totaal trouwens tja uiteindelijk uiteraard vaak vandaag vanavond vast verder verdomme
      verdorie via volgens vooral vorig vorige vriend vrienden vriendin vrouw waarschijnlijk want waren wel welja
      wellicht worden zeer zeker zelfs zo zoals zoiets zul zus`,
    pt: `aceita aceitam serve servem recebem trabalham atendem demora demoram diferença diferenças entre levar trazer agora ainda ajuda algo alguém aqui assim bem bom coisa coisas dar dizer então estou faz fazer fica
      gente gostaria ir mesmo novo obter vários várias alguns algumas outro máximo mínimo onde pessoa poder posso pode preciso pergunta quero queria
      saber sei só ter tem tenho tipo tudo usar vai ver vocês vou pego pega pegar pegam faço fazes fazemos fazem vais vamos vão venho vem vêm vir
      podes podemos poderia queres quer queremos querem devo deve devem tens temos têm há dou dá dão ponho pôr coloco colocar uso usa usam encontro
      encontra encontrar procuro procurar procura precisa precisam sabem digo diz dizem explica explicar consigo consegue conseguir obtenho oferece
      oferecem existe existem possível possíveis quantos quantas qual quais quem cada todo toda todos todas atualmente seu sua seus suas meu minha
      nosso nossa ninguém nada sozinho juntos sempre nunca tipos`,
    pl: `przyjmujecie akceptujecie honorujecie oferujecie prowadzicie sprzedajecie organizujecie mam masz mamy macie moge mozesz mozemy mozecie musze musi trzeba chce chcialbym chcialabym potrzebuje jest sa byc robicie robi
      dziala prosze dzieki dziekuje dzien dobry czesc hej witam jakis jakas jakies cos ktos moj moja moje wasz wasza wasze was sie tez jakie ktory`,
    da: `tager tage gør gøre får få fås kan kunne skal skulle vil ville må måtte har have havde findes finde finder går gå kommer komme giver give
      ved vide siger sige bruger bruge mulig muligt hvilke hvilken alle hver nogen ingen mit min mine dit jeres vores deres selv sammen alene hjælp
      gerne tak noget nogle lige også jeg mig`,
    sv: `skillnad skillnader mellan alla bara behöver bra detta finns få får ge gör göra hej hjälp hur komma kommer kunna lite mer måste något någon
      nu redan saker säga flera några andra högst minst se ska skulle tack ta vad vet veta vill ville tar tog gjorde gick kunde fick hitta hittar
      använda använder finnas möjligt möjlig vilka vilken vilket mitt min mina ditt era våra själv tillsammans ensam alltid aldrig typ sort`,
  }).map(([language, words]) => [language, new Set(words.split(/\s+/).map(foldWord))]),
);

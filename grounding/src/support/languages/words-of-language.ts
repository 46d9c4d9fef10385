import { type LanguageWords, readWordLists } from "./language-words.ts";

/** Undefined for a language that has no lists: then only whole sentences of a source are sure. */
export function wordsOfLanguage(language: string): LanguageWords | undefined {
  return LANGUAGES.get(language);
}

const LANGUAGES: ReadonlyMap<string, LanguageWords> = new Map(
  Object.entries({
    de: {
      negators: `nicht kein keine keinen keinem keiner keines nie niemals ohne weder noch ausser ausgenommen ausgeschlossen nein gar
        niemand nirgends nichts unmoglich`,
      restrictive: `nur lediglich ausschliesslich allein, ab, bis, mindestens wenigstens, hochstens maximal, wenn falls sofern soweit bei beim, vor vorher zuvor,
        nach nachdem danach, wahrend, solange, ausser, meist meistens meistenteils regel ublicherweise normalerweise gewohnlich, oft haufig, manchmal gelegentlich,
        etwa ca circa ungefahr rund knapp, fast, immer stets jederzeit, alle allen aller alles jede jeder jedes jeden samtliche beide beiden, muss mussen mussten verpflichtend erforderlich notig,
        kann konnen konnte konnten durfen darf, soll sollte sollten, derzeit momentan aktuell zurzeit, mehr, weniger, erst, einige manche, viele, wenige, uber, unter, pro je, zusatzlich`,
      light: `kosten kostet dauern dauert betragen betragt gelten gilt gultig moglich geoffnet offen haben hat gibt geben bekommen erhalten kommt kommen
        liegt liegen befindet finden findet stehen steht machen macht nutzen konnen lassen lasst werden wird sein ist sind bieten bietet anbieten an uns unser unsere
        ihnen sie ihr ihre ihren man bitte ja naturlich gerne gern auch zudem ausserdem ebenfalls dafur dazu davon hierfur dort hier dabei jeweils insgesamt preis
        lieferung versand wahlen klicken gehen einfach anschliessend dann zeit`,
      opposites: `geoffnet geschlossen, offen geschlossen, kostenlos kostenpflichtig, gratis kostenpflichtig, grosser kleiner, langer kurzer, hoher niedriger, mehr weniger,
        inklusive exklusive, inklusive zuzuglich, online telefonisch, vorher nachher, fruher spater, erlaubt verboten, moglich unmoglich, teilzeit vollzeit, monatlich jahrlich,
        vor nach, ab bis, mit ohne, immer nie, alle keine, erste letzte, innen aussen, damen herren, links rechts, beginnt endet, kaufen verkaufen`,
    },
    fr: {
      negators: `ne n pas jamais rien aucun aucune sans ni non sauf hormis excepte excepte impossible personne`,
      restrictive: `seulement uniquement exclusivement que, a partir, des, jusqu, moins minimum, plus maximum, si, avant, apres, pendant durant, lorsque quand lors, sauf hormis,
        generalement habituellement normalement souvent, parfois, environ, presque, toujours, tous toutes tout toute chaque, doit doivent devez obligatoire, peut peuvent pouvez, actuellement moment, encore, entre, par, certains quelques`,
      light: `coute coutent coutera dure durent est sont etre avoir a ont avez avons vous nous votre vos notre nos il elle y faut peut pouvez proposons propose offre offrons prend prennent
        livraison livrons prix tarif oui bien egalement aussi donc alors ici la disponible disponibles valable valables possible recevez recevrez obtenez trouve trouvez se situe
        ouvre ouvert ouverte ouverts ouvertes prenez descendez montez suivez comptez paie payez`,
      opposites: `ouvert ferme, ouverte fermee, ouverts fermes, ouvertes fermees, ouvre ferme, gratuit payant, grand petit, plus moins, avant apres, avec sans, toujours jamais, inclus exclu, mensuel annuel, premier dernier, autorise interdit, homme femme, hommes femmes, debut fin`,
    },
    es: {
      negators: `no nunca jamas ningun ninguno ninguna nada sin ni tampoco excepto salvo nadie imposible`,
      restrictive: `solo solamente unicamente exclusivamente, partir desde, hasta, minimo menos, maximo, si, antes, despues tras, durante, cuando, excepto salvo menos,
        normalmente generalmente habitualmente, a menudo, veces, aproximadamente unos unas cerca, casi, siempre, todos todas todo toda cada, debe deben debes obligatorio hay, puede pueden puedes podria, actualmente momento ahora, mas, entre, por, algunos algunas`,
      light: `cuesta cuestan dura duran es son esta estan ser estar tiene tienen tenemos hay puede puedes pueden ofrecemos ofrece incluye usted ustedes nosotros nuestro nuestra
        nuestros nuestras su sus precio si claro tambien ademas aqui alli disponible disponibles valido validos posible recibe recibes encuentra estamos situado clase clases curso cursos
        abre abierto abierta abiertos abiertas toma tome baje suba siga paga pagas pagan`,
      opposites: `abierto cerrado, abierta cerrada, abiertos cerrados, abiertas cerradas, abre cierra, gratis pago, gratuito pago, mayor menor, mas menos, antes despues, con sin, siempre nunca, incluido excluido, mensual anual, primero ultimo, permitido prohibido, hombres mujeres, principio final, manana tarde, entrada salida`,
    },
    it: {
      negators: `non mai nessun nessuno nessuna niente nulla senza ne neppure eccetto tranne salvo impossibile no`,
      restrictive: `solo soltanto solamente unicamente esclusivamente, partire da dal dalle, fino entro, minimo almeno, massimo, se, prima, dopo, durante, quando, eccetto tranne,
        normalmente generalmente solitamente, spesso, volte, circa, quasi, sempre, tutti tutte tutto tutta ogni, deve devono obbligatorio necessario, puo possono, attualmente momento, piu, tra fra, per, alcuni alcune`,
      light: `costa costano dura durano e sono essere avere ha hanno abbiamo offriamo offre vi ti suo sua nostri nostre nostro nostra prezzo si certo anche inoltre qui disponibile disponibili valido validi possibile riceve ricevi trova troviamo puoi puo
        apre aperto aperta aperti aperte prenda scenda salga paga`,
      opposites: `aperto chiuso, aperta chiusa, aperti chiusi, aperte chiuse, apre chiude, gratuito pagamento, gratis pagamento, maggiore minore, piu meno, prima dopo, con senza, sempre mai, incluso escluso, mensile annuale, primo ultimo, permesso vietato, uomo donna, inizio fine`,
    },
    pt: {
      negators: `nao nunca jamais nenhum nenhuma nada sem nem exceto salvo ninguem impossivel`,
      restrictive: `so somente apenas unicamente exclusivamente, partir desde, ate, minimo menos, maximo, se caso, antes, depois apos, durante, quando, exceto salvo,
        normalmente geralmente habitualmente, muitas, vezes, aproximadamente cerca, quase, sempre, todos todas todo toda cada, deve devem obrigatorio, pode podem, atualmente momento, mais, entre, por, alguns algumas`,
      light: `custa custam dura duram e sao esta estao ser estar tem temos ha oferecemos oferece inclui voce nos nosso nossa seu sua preco sim claro tambem alem aqui disponivel disponiveis valido possivel recebe encontra fica
        abre aberto aberta abertos abertas apanhe desca suba siga paga`,
      opposites: `aberto fechado, aberta fechada, abertos fechados, abertas fechadas, abre fecha, gratis pago, gratuito pago, maior menor, mais menos, antes depois, com sem, sempre nunca, incluido excluido, mensal anual, primeiro ultimo, permitido proibido, homens mulheres, inicio fim`,
    },
    nl: {
      negators: `niet geen nooit zonder noch behalve uitgezonderd uitgesloten nee niemand niets onmogelijk`,
      restrictive: `alleen slechts enkel uitsluitend, vanaf, tot, minstens minimaal, hoogstens maximaal, als indien mits bij, voor voordat, na nadat, tijdens, wanneer, behalve,
        meestal gewoonlijk normaal doorgaans, vaak, soms, ongeveer circa rond, bijna, altijd, alle elk elke ieder iedere beide, moet moeten verplicht nodig, kan kunnen mag mogen, momenteel, meer, minder, tussen, per, sommige`,
      light: `kost kosten duurt duren is zijn bedraagt geldt geldig mogelijk open heeft hebben hebt krijgt krijgen komt ligt vindt staat bieden u je uw ons onze prijs ja natuurlijk ook daarnaast hier daar beschikbaar levering verzending`,
      opposites: `open gesloten, gratis betaald, groter kleiner, meer minder, voor na, met zonder, altijd nooit, inclusief exclusief, maandelijks jaarlijks, eerste laatste, toegestaan verboden, heren dames, begint eindigt`,
    },
    pl: {
      negators: `nie nigdy bez ani oprocz procz poza wyjatkiem zaden zadna zadne nikt nic niemozliwe`,
      restrictive: `tylko jedynie wylacznie, od, do, minimum najmniej, maksimum najwyzej maksymalnie, jesli jezeli gdy, przed, po, podczas, kiedy, oprocz procz,
        zwykle zazwyczaj, czesto, czasem, okolo mniej, prawie, zawsze, wszystkie wszyscy kazdy kazda kazde, musi musza nalezy wymagane, moze moga mozna, obecnie, wiecej, miedzy, za, niektore`,
      light: `kosztuje kosztuja trwa trwaja jest sa wynosi obowiazuje wazny mozliwe ma maja mamy oferujemy panstwo cena tak oczywiscie takze rowniez tutaj dostepne dostepny dostawa wysylka`,
      opposites: `otwarte zamkniete, bezplatny platny, wiekszy mniejszy, wiecej mniej, przed po, z bez, zawsze nigdy, miesieczny roczny, pierwszy ostatni, dozwolone zabronione`,
    },
  }).map(([language, lists]) => [language, readWordLists(lists)]),
);

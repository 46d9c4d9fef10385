/**
 * Sentences by which models greet, apologise, offer help and say that they found nothing, in the languages of the
 * widget.
 */

const patterns = (list: string): readonly RegExp[] =>
  list
    .trim()
    .split("\n")
    .map((line) => new RegExp(`^(?:${line.trim()})[\\s.!?…:)]*$`, "u"));

/** Says nothing about the subject. */
export const COURTESIES = patterns(String.raw`
(?:please )?(?:feel free to|don't hesitate to|do not hesitate to) (?:reach out|ask|contact us|get in touch|let (?:me|us) know).*
(?:please )?let (?:me|us) know (?:if|in case|how|what else|whether).*
(?:if|in case|should) you (?:have|need) .{0,40}(?:questions?|help|assistance|information|anything else).*
(?:i am|i'm|we are|we're|i'd be|i would be) (?:very |so |really |more than )?(?:sorry|happy|glad|delighted)(?:,? (?:to hear|to help|for|about) [^,;:]{0,60})?
sorry (?:for|about|to hear)(?: about)? (?:the|that|any|this|your)? ?[^,;:]{0,40}
(?:my |our |please accept (?:my|our) )?(?:sincere )?apolog(?:y|ies|ize|ise)(?: for [^,;:]{0,50})?
don't worry|do not worry|no worries|no problem(?: at all)?|not to worry|my pleasure|you are welcome|you're very welcome
(?:good (?:morning|afternoon|evening|day)|hello|hi|hey|welcome)(?:,? [\p{L} ]{0,24})?
thank you (?:so much )?for .{0,60}|thanks for .{0,60}|(?:great|good|excellent) question.{0,30}|enjoy .{0,40}|have a (?:nice|great|good) .{0,20}
(?:i|we) hope (?:this|that|it) helps.{0,30}|is there anything else .{0,50}|(?:i|we) (?:would|can|could) (?:gladly |happily )?help you with that
wenn sie (?:noch |weitere |mehr )*fragen haben.{0,60}|bei (?:weiteren |noch offenen )?(?:rück)?fragen .{0,60}|falls (?:sie|du) (?:noch |weitere )*(?:fragen|hilfe).{0,60}
(?:das|es) tut mir (?:sehr |wirklich )?leid(?:,? (?:zu hören|das zu hören))?|(?:wir bitten um )?entschuldigung.{0,40}|(?:guten (?:tag|morgen|abend)|hallo|gern geschehen|gerne|sehr gern|keine sorge|kein problem)
melden sie sich (?:gern|gerne|jederzeit).{0,40}|(?:ich|wir) hoffe[n]?,? das hilft.{0,30}|(?:vielen |herzlichen )?dank für .{0,60}|kann ich (?:ihnen|dir) sonst noch .{0,30}
si vous avez (?:d'autres |encore des |des )?questions.{0,60}|n'hésitez pas à .{0,60}|(?:je suis |nous sommes )?(?:vraiment |sincèrement )?(?:désolée?s?|navrée?s?)(?: (?:de|pour) [^,;:]{0,50})?|bonjour|bonsoir|avec plaisir|je vous en prie|merci (?:de|pour) .{0,60}
si tienes? (?:más |otras |alguna )?(?:preguntas?|dudas?).{0,60}|no dudes? en .{0,60}|(?:lo )?siento(?: mucho)?(?: (?:por|oír) [^,;:]{0,50})?|lamento .{0,40}|hola|buen(?:os|as) (?:días|tardes|noches)|con (?:mucho )?gusto|gracias por .{0,60}|de nada
se (?:ha|hai|avete) (?:altre |ulteriori )?domande.{0,60}|non esit(?:i|are|ate) a .{0,60}|mi (?:di)?spiace(?: (?:per|sentire) [^,;:]{0,50})?|buon(?:giorno|asera)|ciao|prego|grazie per .{0,60}
se (?:tiver|você tiver|tem) (?:mais |outras |alguma )?(?:perguntas?|dúvidas?).{0,60}|não hesite em .{0,60}|(?:sinto|lamento)(?: muito)?(?: (?:por|saber) [^,;:]{0,50})?|olá|bom dia|boa (?:tarde|noite)|obrigad[oa] (?:por|pela) .{0,60}|de nada
als (?:u|je) (?:nog |andere |verdere )*vragen (?:hebt|heeft|heb).{0,60}|(?:aarzel niet om|neem gerust) .{0,60}|(?:het |dat )?spijt (?:me|ons)(?: (?:te horen|voor) [^,;:]{0,50})?|goede(?:morgen|middag|navond|dag)|hallo|graag gedaan|bedankt voor .{0,60}
(?:jeśli|jeżeli) (?:masz|ma pan|ma pani|mają państwo) .{0,20}pytania.{0,60}|przykro mi.{0,40}|przepraszam.{0,40}|dzień dobry|dobry wieczór|cześć|proszę bardzo|dziękuj(?:ę|emy) za .{0,60}
`);

/** Opens a list or a table, and says no more than that. */
export const LEADS = patterns(String.raw`
(?:here (?:are|is)|here's|these are|below (?:are|is)|the following (?:are|is)) (?:the|our|all the|some|a|an|your)? ?[\p{L} '-]{0,60}
(?:to [\p{L} ,'-]{2,60}, )?(?:please )?follow these (?:\p{L}+ )?steps
(?:there are|you have) (?:a few|several|some) (?:ways|options|steps)[\p{L} ,'-]{0,40}
hier (?:ist|sind|finden sie|findest du) (?:die|der|das|unsere?|alle|eine?)? ?[\p{L} -]{0,60}|so geht(?:'s| es)|(?:bitte )?gehen sie (?:bitte )?(?:so|wie folgt) vor|folgende (?:schritte|möglichkeiten) .{0,30}
voici [\p{L} '-]{0,60}|suivez ces étapes|(?:estos|estas) son [\p{L} '-]{0,60}|aquí (?:tienes?|están) [\p{L} '-]{0,60}|sig(?:ue|a) estos pasos|ecco [\p{L} '-]{0,60}|segu(?:i|a|ite) questi passaggi|aqui (?:estão|está) [\p{L} '-]{0,60}|siga estes passos|hier (?:zijn|is|volgen) [\p{L} '-]{0,60}|volg deze stappen|oto [\p{L} '-]{0,60}
`);

const SOURCES_EN =
  "(?:(?:the|our|my|these|this|any|your) )?(?:provided |available |given |listed )?(?:passages?|sources?|information|documentation|documents?|pages?|website|site|context|texts?)";

/** Says that the sources don't answer. */
export const REFUSALS = patterns(`
(?:(?:unfortunately|sorry|i'm sorry|i am sorry|i'm afraid|we're sorry)[,.:]? (?:but )?)?(?:i|we) (?:can't|cannot|can not|couldn't|could not|wasn't able to|was not able to|am unable to|'m unable to|didn't|did not|don't) (?:find|see|locate|answer|help|know|say|confirm|recommend|have).{0,150}
(?:(?:unfortunately|sorry|i'm sorry|i'm afraid)[,.:]? (?:but )?)?${SOURCES_EN} (?:do not|does not|don't|doesn't|didn't) (?:mention|say|cover|contain|include|state|provide|specify|give|answer|explain|list|address|tell).{0,150}
(?:(?:unfortunately|sorry)[,.:]? )?${SOURCES_EN} (?:explains?|covers?|mentions?|says?|lists?|describes?) .{0,90}, but not .{0,90}
(?:(?:unfortunately|sorry|i'm sorry)[,.:]? (?:but )?)?(?:there is|there's|there are|i have|we have|i found|i see) (?:no|nothing|not any|no specific|any) (?:(?:specific |further |clear |relevant |direct )?(?:mention|information|reference|details?|answer|data|indication)|(?:in|about) (?:the|our|your) (?:passages|sources|pages)).{0,130}
(?:(?:unfortunately|sorry|i'm sorry)[,.:]? (?:but )?)?(?:that|this|it)(?: information)? (?:is not|isn't|is nowhere|was not|wasn't) (?:mentioned|covered|specified|stated|available|answered|included|listed)(?: (?:in|by|on) ${SOURCES_EN}.{0,40})?
not (?:mentioned|covered|stated|specified) (?:in|by) ${SOURCES_EN}.{0,30}|i don't know.{0,60}|no information .{0,80}
(?:(?:leider|tut mir leid)[,.:]? (?:aber )?)?(?:dazu|darüber|hierzu|zu [^,;:]{2,80}|über [^,;:]{2,80}) (?:liegen|liegt|finde|habe|finden|haben|gibt es|steht|kann|enthalten|sagen).{0,20}(?:kein|nicht|nichts|leider).{0,90}
(?:(?:leider|tut mir leid)[,.:]? (?:aber )?)?(?:ich|wir) (?:kann|können|konnte|konnten|habe|haben|finde|finden|weiß|wissen) .{0,80}(?:kein|nicht|nichts).{0,80}
(?:leider )?(?:in )?(?:den|die|unsere|unseren|der|das|diesen) (?:quellen|texten?|abschnitten?|informationen|seiten|angaben|unterlagen|dokumenten?) (?:nennen|sagen|erwähnen|enthalten|steht|stehen|finde|gibt es|geben|beantworten|erklären).{0,60}(?:kein|nicht|nichts).{0,90}
(?:malheureusement|désolée?)?[,.:]? ?(?:je ne|nous ne|les (?:sources|passages|informations|pages) ne|aucune? (?:information|mention|source)|il n'y a (?:pas|aucune?)).{0,60}(?:pas|trouve|peux|mentionn|indiqu|précis|information).{0,90}
(?:lo siento|lamentablemente|desafortunadamente)?[,.:]? ?(?:pero )?(?:no (?:puedo|he podido|encuentro|encontré|tengo|hay|se menciona|aparece)|(?:las|los|nuestras|nuestros) (?:fuentes|pasajes|textos|páginas) no).{0,130}
(?:mi (?:di)?spiace|purtroppo)?[,.:]? ?(?:ma )?(?:non (?:posso|ho trovato|trovo|ho|ci sono|viene menzionat)|(?:le|i|nostre) (?:fonti|passaggi|testi|pagine) non).{0,130}
(?:lamento|infelizmente|sinto muito)?[,.:]? ?(?:mas )?(?:não (?:posso|encontrei|encontro|tenho|há|consigo|é mencionad)|(?:as|os|nossas) (?:fontes|passagens|textos|páginas) não).{0,130}
(?:helaas|het spijt me)?[,.:]? ?(?:maar )?(?:ik (?:kan|kon|heb|vind|weet).{0,60}(?:geen|niet|niets)|(?:de|onze) (?:bronnen|passages|teksten|pagina's) .{0,40}(?:niet|geen)|er is geen (?:informatie|vermelding)).{0,110}
(?:niestety|przykro mi)?[,.:]? ?(?:ale )?(?:nie (?:mogę|znalazłem|znalazłam|znajduję|mam|ma|wiem)|(?:źródła|fragmenty|teksty|strony) nie|brak informacji).{0,130}
(?:к сожалению|извините|простите)?[,.:]? ?(?:но )?(?:я не (?:могу|наш[её]л|нашла|знаю)|в (?:источниках|текстах) (?:нет|не)|нет информации).{0,130}
(?:申し訳(?:ありません|ございません)|すみません)?[、,。]?.{0,60}(?:見つかりません|記載(?:が|は)(?:ありません|ございません)|わかりません|情報(?:が|は)ありません).{0,30}
(?:عذر[اًا]+|آسف)?[،,. ]*(?:لم (?:أجد|نجد)|لا (?:أستطيع|يمكنني|توجد معلومات|تذكر المصادر)).{0,130}
(?:מצטער(?:ת|ים)?)?[,. ]*(?:לא (?:מצאתי|מצאנו|נמצא)|אין (?:לי |לנו )?מידע|איני יודע).{0,130}
(?:抱歉|很抱歉|对不起)?[，,。]?.{0,40}(?:没有(?:提到|提及|找到|相关信息|说明)|未(?:提到|提及|找到)|无法(?:回答|找到)|找不到).{0,60}
`);

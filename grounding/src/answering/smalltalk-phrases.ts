/**
 * What people say in en de fr es it pt nl pl ja zh ar he when they ask nothing of the sources, parted by `|`. Latin phrases are lower case,
 * without diacritics, everything but letters and digits a space.
 */
export const SMALLTALK_PHRASES = {
  greeting: `hi|hey|hello|hello there|hi there|hey there|howdy|good morning|good afternoon|good evening|good day|greetings|yo|
  how are you|how are you doing|how is it going|hallo|guten tag|guten morgen|guten abend|moin|servus|gruss gott|gruezi|wie geht s|
  wie geht es dir|wie geht es ihnen|bonjour|bonsoir|salut|coucou|comment ca va|ca va|comment allez vous|hola|buenos dias|
  buenas tardes|buenas noches|buenas|que tal|como estas|ciao|salve|buongiorno|buon giorno|buonasera|buona sera|come stai|
  come va|ola|oi|bom dia|boa tarde|boa noite|tudo bem|como vai|hoi|goedemorgen|goedemiddag|goedenavond|goedendag|
  hoe gaat het|czesc|dzien dobry|dobry wieczor|witam|hej|siema|jak sie masz|こんにちは|こんばんは|おはよう|おはようございます|
  はじめまして|もしもし|お元気ですか|你好|您好|你们好|嗨|哈喽|早上好|下午好|晚上好|早安|晚安|你好吗|مرحبا|اهلا|اهلا وسهلا|
  السلام عليكم|صباح الخير|مساء الخير|كيف حالك|هاي|שלום|היי|הי|בוקר טוב|ערב טוב|צהריים טובים|מה שלומך|מה נשמע|אהלן`,
  thanks: `thanks|thank you|thank you so much|thank you very much|thanks a lot|thanks so much|many thanks|thx|ty|cheers|
  much appreciated|great thanks|ok thanks|danke|danke schon|dankeschon|danke sehr|vielen dank|herzlichen dank|besten dank|merci|
  merci beaucoup|merci bien|gracias|muchas gracias|mil gracias|grazie|grazie mille|molte grazie|obrigado|obrigada|
  muito obrigado|muito obrigada|valeu|bedankt|dank je|dank je wel|dank u|dank u wel|dankjewel|hartelijk dank|dziekuje|
  dziekuje bardzo|dzieki|dzieki wielkie|ありがとう|ありがとうございます|ありがとうございました|どうも|どうもありがとう|谢谢|
  谢谢你|谢谢您|多谢|非常感谢|謝謝|多謝|شكرا|شكرا لك|شكرا جزيلا|مشكور|תודה|תודה רבה|המון תודה|תודה לך`,
  goodbye: `bye|bye bye|goodbye|good bye|see you|see you later|see ya|have a nice day|have a good day|have a great day|
  good night|take care|tschuss|auf wiedersehen|bis bald|bis spater|schonen tag|schonen tag noch|gute nacht|ade|au revoir|
  a bientot|bonne journee|bonne soiree|bonne nuit|adieu|adios|hasta luego|hasta pronto|hasta la vista|chao|nos vemos|
  que tengas un buen dia|arrivederci|a presto|buona giornata|buona serata|buona notte|addio|tchau|adeus|ate logo|ate mais|
  ate breve|tenha um bom dia|tot ziens|doei|dag|tot later|fijne dag|fijne dag nog|do widzenia|na razie|pa|do zobaczenia|
  milego dnia|dobranoc|さようなら|さよなら|またね|では また|バイバイ|おやすみなさい|再见|再會|再見|拜拜|回头见|مع السلامه|
  الي اللقاء|وداعا|باي|ביי|להתראות|יום טוב|לילה טוב`,
  identity: `who are you|what are you|what is your name|what s your name|your name|are you a bot|are you a robot|
  are you an ai|are you human|are you a human|are you real|are you a real person|am i talking to a bot|
  am i talking to a human|who am i talking to|what can you do|what do you do|how can you help|how can you help me|
  what can you help me with|introduce yourself|wer bist du|wer sind sie|was bist du|wie heisst du|wie heissen sie|
  bist du ein bot|bist du ein mensch|sind sie ein mensch|sind sie ein bot|was kannst du|was konnen sie|qui es tu|
  qui etes vous|tu es qui|vous etes qui|comment tu t appelles|comment vous appelez vous|es tu un robot|etes vous un robot|
  que peux tu faire|que pouvez vous faire|quien eres|quien es usted|que eres|como te llamas|eres un robot|eres un bot|
  eres humano|que puedes hacer|chi sei|chi e lei|come ti chiami|sei un robot|sei un bot|sei umano|cosa puoi fare|
  cosa sai fare|quem e voce|quem es tu|qual e o seu nome|como voce se chama|voce e um robo|voce e humano|
  o que voce pode fazer|wie ben je|wie ben jij|wie bent u|hoe heet je|ben je een robot|ben je een bot|ben je een mens|
  wat kun je|wat kan je|wat kun je doen|kim jestes|kto ty jestes|jak masz na imie|czy jestes botem|czy jestes robotem|
  czy jestes czlowiekiem|co potrafisz|co umiesz|あなたは誰ですか|あなたは誰|誰ですか|お名前は|名前は何ですか|ロボットですか|
  人間ですか|何ができますか|你是谁|您是谁|你叫什么|你叫什么名字|你是机器人吗|你是人吗|你能做什么|你会什么|你是誰|من انت|
  من انتم|ما اسمك|هل انت روبوت|هل انت انسان|ماذا تستطيع ان تفعل|מי אתה|מי את|מה שמך|איך קוראים לך|אתה רובוט|
  אתה בוט|האם אתה רובוט|מה אתה יכול לעשות`,
  person: `talk to a human|talk to a person|talk to a real person|talk to someone|talk to an agent|talk to support|
  speak to a human|speak to a person|speak to a real person|speak to someone|speak to an agent|speak with a human|
  speak with a person|speak with someone|talk with a human|talk with a person|chat with a human|chat with a person|
  contact a human|connect me to a human|connect me to an agent|connect me with an agent|human|real person|agent|human agent|
  live agent|live chat|operator|representative|customer service representative|transfer me to an agent|transfer me to a human|
  mit einem menschen sprechen|mit einer person sprechen|mit einem mitarbeiter sprechen|mit jemandem sprechen|mitarbeiter|
  einen menschen|mensch|echter mensch|kundenberater|parler a un humain|parler a une personne|parler a un conseiller|
  parler avec un conseiller|parler a quelqu un|parler avec quelqu un|un humain|un conseiller|conseiller|
  hablar con una persona|hablar con un humano|hablar con alguien|hablar con un agente|una persona|agente|un agente|
  agente humano|parlare con una persona|parlare con un operatore|parlare con qualcuno|parlare con un umano|operatore|
  un operatore|falar com uma pessoa|falar com um humano|falar com alguem|falar com um atendente|atendente|um atendente|
  met een mens praten|met een mens spreken|met iemand praten|met iemand spreken|een medewerker spreken|
  met een medewerker spreken|met een medewerker praten|medewerker|porozmawiac z czlowiekiem|rozmawiac z czlowiekiem|
  porozmawiac z konsultantem|rozmawiac z konsultantem|polacz mnie z konsultantem|konsultant|担当者|担当者と話したい|
  人と話したい|オペレーター|オペレーターにつないでください|人间と話したい|人間と話したい|人工|人工客服|转人工|转人工客服|
  找人工|真人客服|我要人工|我想和真人说话|轉人工|التحدث مع شخص|التحدث الي شخص|التحدث مع موظف|التحدث الي موظف|موظف|
  اريد التحدث مع شخص|اريد التحدث مع موظف|לדבר עם נציג|לדבר עם אדם|לדבר עם בן אדם|נציג|נציג אנושי|אני רוצה לדבר עם נציג`,
} as const;

/** Words around a phrase that change nothing. */
export const SMALLTALK_FRAMES = `please|ok|okay|so|well|great|there|again|very much|for your help|for the help|that s all|i want to|i d like to|i would like to|
  can i|could i|may i|let me|i need to|i need a|i want a|get me a|give me a|i need to|can you|to|a|an|bitte|ich mochte|ich will|kann ich|
  konnte ich|s il vous plait|svp|je veux|je voudrais|puis je|j aimerais|por favor|quiero|quisiera|puedo|me gustaria|per favore|
  per piacere|vorrei|voglio|posso|eu quero|quero|gostaria de|alstublieft|alsjeblieft|ik wil|ik wil graag|graag|kan ik|mag ik|
  prosze|chce|chcialbym|chcialabym|czy moge|お願いします|を|と|です|请|我要|我想|一下|吗|من فضلك|اريد|هل يمكنني|بבקשה|בבקשה|
  אני רוצה|אפשר|אני צריך`;

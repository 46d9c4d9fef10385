import type { Phrases } from "./phrases.ts";

export const en: Phrases = {
  greeting: `hiya|hey you|hello you|hi all|hi guys|hi everyone|hey guys|sup|wassup|whats up|g day|good day to you|morning|evening|afternoon|hello again|hi again|
    testing|test|hello|hello there|hi there|hey there|howdy|good morning|good afternoon|good evening|good day|greetings|yo|
    how are you|how are you doing|how is it going|how s it going|what s up`,
  thanks: `that helped|that helps|very helpful|that was helpful|really helpful|super helpful|that worked|it worked|perfect|brilliant|thanks|thank you|thank you so much|thank you very much|thanks a lot|thanks so much|many thanks|thx|ty|
    cheers|much appreciated|great thanks|ok thanks`,
  goodbye: `bye|bye bye|goodbye|good bye|see you|see you later|see ya|have a nice day|have a good day|
    have a great day|good night|take care`,
  identity: `who are you|what are you|what is your name|what s your name|your name|are you a bot|are you a robot|
    are you an ai|are you human|are you a human|are you real|are you a real person|am i talking to a bot|
    am i talking to a human|who am i talking to|what can you do|what do you do|how can you help|
    how can you help me|what can you help me with|introduce yourself`,
  person: `anyone there|anybody there|is anyone there|is anybody there|anyone here|is anybody here|talk to a human|talk to a person|talk to a real person|talk to someone|talk to an agent|talk to support|
    speak to a human|speak to a person|speak to a real person|speak to someone|speak to an agent|
    speak with a human|speak with a person|speak with someone|talk with a human|talk with a person|
    chat with a human|chat with a person|contact a human|connect me to a human|connect me to a person|
    connect me to an agent|connect me with an agent|connect me with a human|human|real person|agent|
    human agent|live agent|live chat|operator|representative|customer service representative|
    transfer me to an agent|transfer me to a human|talk to a representative|speak to a representative|
    speak to a manager`,
  frame: `please|so|well|great|there|again|very much|for your help|for the help|that s all|i want to|i d like to|
    i would like to|can i|could i|may i|let me|i need to|i need a|i want a|get me a|give me a|can you|to|a|an`,
  yes: `yes|y|yes yes|yeah|yep|yup|sure|yes do|yes do it|yes do that|do it|do that|go ahead|yes go ahead|i agree|
    agreed|confirm|confirmed|i confirm|yes i confirm|yes i do|yes i am sure|yes i m sure|i am sure|absolutely|
    of course|certainly`,
  no: `no|n|nope|nah|no no|no don t|don t|don t do it|do not|do not do it|no do not|cancel|cancel it|stop|
    no stop|never mind|nevermind|not now|decline|i decline|rather not|better not`,
};

import type { Phrases } from "./phrases.ts";

export const en: Phrases = {
  greeting: `hiya|hey you|hello you|hi all|hi guys|hi everyone|hey guys|sup|wassup|whats up|g day|good day to you|
    morning|evening|afternoon|hello again|hi again|testing|test|hello|hello there|hi there|hey there|howdy|
    good morning|good afternoon|good evening|good day|greetings|yo|how are you|how are you doing|
    how is it going|how s it going|what s up|good evening to you|good morning to you|g day mate|hello folks|
    ahoy|hii|heyy|good morrow|aye up|ey up|hello bot|oi oi|salutations|rise and shine|hallo there`,
  thanks: `that helped|that helps|very helpful|that was helpful|really helpful|super helpful|that worked|it worked|
    perfect|brilliant|thanks|thank you|thank you so much|thank you very much|thanks a lot|thanks so much|
    many thanks|thx|ty|cheers|much appreciated|great thanks|ok thanks|thank u|thanku|thnx|tnx|thanx|thks|tyvm|
    tysm|ta|ta very much|appreciated|appreciate it|i appreciate it|great answer|good answer|nice answer|
    good bot|good job|great job|nice one|well done|good stuff|good work|great work|impressive|awesome|amazing|
    excellent|fantastic|wonderful|lovely|superb|fab|spot on|brill|all sorted|got it|that s sorted|lifesaver|
    life saver|you re a star|you are a star|you rock|happy days|top notch|first class|exactly what i needed|
    just what i needed|exactly what i wanted|what i was looking for|what i wanted to know|all i needed|
    that was quick|that was fast|that was easy|so helpful|helpful|very kind|so kind|most kind|much obliged|
    obliged|grateful|bless you|god bless|that does it|that makes sense|makes sense|works now|it works now|
    10 out of 10|five stars|no worries|cool|nice|super|wow|thnaks|tahnks|thansk|thank yuo|thank you kindly|
    cheers big ears|clears everything up|clears it up|crystal clear|bless|ta muchly`,
  goodbye: `bye|bye bye|goodbye|good bye|see you|see you later|see ya|have a nice day|have a good day|have a great day|
    good night|take care|goodnight|night night|nighty night|ttyl|cya|laters|ta ta|cheerio|toodle pip|toodles|
    so long|farewell|until next time|till next time|catch you later|speak soon|talk soon|talk later|i m off|
    i m done|we re done|all done|that s all|that is all|that will be all|that ll be all|that s it|nothing else|
    no more questions|no further questions|have a good one|have a good evening|have a good weekend|
    have a nice evening|have a nice weekend|have a great evening|have a great weekend|have a lovely day|
    have a lovely evening|have a lovely weekend|enjoy your day|enjoy your evening|enjoy your weekend|
    all the best|best wishes|kind regards|best regards|over and out|peace out|cheers bye|bye for now|
    signing off|god bye|that s everything|warm regards|nope that s all|have a pleasant day|
    have a pleasant evening|have a pleasant weekend|nothing more`,
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
  filler: `that s is was it this me you your u ur i m im ive ve we all for now very so really just and ah oh right
    then one day evening weekend morning afternoon rest of the week everyone everybody folks mate mates guys
    team friend pal love dear bot robot assistant quick fast easy answer answers answered info information help
    helping helped helpful reply response explained explanation exactly what needed wanted know again a an to
    my mind there clear perfectly absolutely totally great good nice cool brilliant perfect kind lot loads
    bunch ton tons million heaps time today much too also indeed sir madam ma am lads ladies gentlemen
    everything both how cheers take care have no not bad at dude man buddy yay woohoo hooray yep yes yeah ok
    alright sweet sorted legend understood solved fixed later regards assistance most clears up pleasant nope
    dead bang ll lovely kindly sincerely truly patience`,
  yes: `yes|y|yes yes|yeah|yep|yup|sure|yes do|yes do it|yes do that|do it|do that|go ahead|yes go ahead|i agree|
    agreed|confirm|confirmed|i confirm|yes i confirm|yes i do|yes i am sure|yes i m sure|i am sure|absolutely|
    of course|certainly`,
  no: `no|n|nope|nah|no no|no don t|don t|don t do it|do not|do not do it|no do not|cancel|cancel it|stop|
    no stop|never mind|nevermind|not now|decline|i decline|rather not|better not`,
};

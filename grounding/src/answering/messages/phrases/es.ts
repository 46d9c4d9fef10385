import type { Phrases } from "./phrases.ts";

export const es: Phrases = {
  greeting: `q tal|hola q tal|que pasa|wenas|hola hola|holi|holaa|holaaa|hola buenas|muy buenas|buenas a todos|
    hola a todas|hey que tal|que hay|que onda|como va|como va todo|todo bien|como andas|hola|hola a todos|
    buenos dias|buen dia|buenas tardes|buenas noches|buenas|que tal|hola que tal|como estas|como esta usted|
    como esta|ola k ase|hola que hubo|hola q hubo|q hubo|quiubo|buenas noches a todos|buenos dias a todos|
    buenas tardes a todos|buenos dias tenga usted|holis|un saludo|estimados|estimados senores|muy buenos dias|
    muy buenas tardes|muy buenas noches|buen dia a todos|buenas gente|hola gente|hola equipo|hola amigos|
    hola de nuevo|que hubo|alo|estimado equipo`,
  thanks: `gracias|muchas gracias|muchisimas gracias|mil gracias|gracias a ti|gracias a usted|te lo agradezco|
    se lo agradezco|grasias|graciass|grax|grcs|un millon de gracias|gracias de verdad|gracias por todo|
    gracias por la ayuda|gracias por la informacion|gracias por la info|te agradezco|le agradezco|os agradezco|
    les agradezco|se agradece|agradecido|agradecida|perfecto|genial|estupendo|fenomenal|excelente|fantastico|
    maravilloso|magnifico|buenisimo|increible|guay|chevere|bacano|barbaro|de lujo|de maravilla|de diez|de 10|
    super|mola|como mola|que bien|que guay|que rapido|que rapidez|muy rapido|muy amable|que amable|muy util|
    muy claro|clarisimo|todo claro|me queda claro|queda claro|entendido|comprendido|me sirve|eso me sirve|
    me ha servido|me sirvio|me ayuda|me has ayudado|me has ayudado mucho|me has ayudado un monton|me ayudaste|
    eso era|eso era todo|eso es lo que necesitaba|justo lo que necesitaba|lo que necesitaba|
    justo lo que buscaba|lo que buscaba|lo que queria saber|justo lo que queria saber|me has salvado|
    me has salvado la vida|eres un crack|eres la leche|eres genial|eres el mejor|bien explicado|buena respuesta|
    gran respuesta|bravo|ole|resuelto|solucionado|bendiciones|dios te bendiga|ta genial|felicidades|
    felicitaciones|enhorabuena|muy bien explicado|todo resuelto`,
  goodbye: `adios|hasta luego|hasta pronto|hasta la vista|hasta manana|chao|chau|nos vemos|que tengas un buen dia|
    que tenga un buen dia|chaito|chaooo|adioss|agur|hasta otra|hasta ahora|hasta el lunes|hasta la proxima|
    hasta siempre|nos hablamos|me voy|me despido|que pases buen dia|que pase buen dia|que pases un buen dia|
    que tengas buen dia|que tengais un buen dia|que tengan un buen dia|que vaya bien|que te vaya bien|
    que le vaya bien|que descanses|que descanse|buen fin de semana|buen finde|feliz dia|feliz tarde|feliz noche|
    feliz fin de semana|cuidate|cuidese|cuidaos|eso es todo|eso es todo por hoy|eso seria todo|nada mas|
    no nada mas|ya esta|ya esta todo|no ya esta todo|ninguna pregunta mas|no tengo mas preguntas|un saludo|
    un cordial saludo|reciba un cordial saludo|saludos cordiales|atentamente|un abrazo|besos|abrazos|
    vaya con dios|no gracias|no nada|saludos`,
  identity: `quien eres|quien eres tu|quien es usted|que eres|como te llamas|como se llama|eres un robot|eres un bot|
    es usted un robot|eres humano|eres una persona|eres una persona real|con quien hablo|que puedes hacer|
    que sabes hacer|en que puedes ayudarme|en que me puedes ayudar|como puedes ayudarme`,
  person: `hay alguien|hay alguien ahi|hablar con una persona|hablar con una persona real|hablar con un humano|hablar con alguien|
    hablar con un agente|hablar con un asesor|hablar con un operador|hablar con atencion al cliente|
    una persona|una persona real|agente|un agente|agente humano|un humano|pasame con una persona|
    paseme con una persona|pasame con un agente|paseme con un agente|comuniqueme con un agente`,
  frame: `por favor|quiero|quisiera|puedo|podria|me gustaria|necesito|deseo|por tu ayuda|por su ayuda|por la ayuda`,
  filler: `ya me te le se os nos lo la el los las un una de del por para con tu su vuestra tus sus mi ayuda respuesta
    respuestas info informacion aclaracion explicacion atencion amable rapida tiempo todo todos toda todas muy
    mucho muchas muchisimas mil tanto tan bien genial vale ok okey okay oki ah oh uf uff pues bueno claro y a
    eso esto es era esta ha has que como si verdad guapa guapo crack maquina tio tia amigo amiga amigos chicos
    chicas equipo bot robot gente senor senora senores senorita dia dias tarde noche buen buena buenos buenas
    hoy ahora hola gracias entonces perfecto mas nada no saludos ey epa rapido util listo paso estimado
    explicado atento bastante igualmente servicio`,
  yes: `si|claro|si claro|de acuerdo|adelante|si adelante|vale|confirmo|hagalo|hazlo`,
  no: `no|mejor no|cancelar|cancela|cancele`,
};

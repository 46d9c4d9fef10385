import type { Phrases } from "./phrases.ts";

export const es: Phrases = {
  greeting: `q tal|hola q tal|que pasa|wenas|hola hola|holi|holaa|holaaa|hola buenas|muy buenas|buenas a todos|hola a todas|hey que tal|que hay|que onda|como va|como va todo|todo bien|
    como andas|hola|hola a todos|buenos dias|buen dia|buenas tardes|buenas noches|buenas|que tal|hola que tal|como estas|
    como esta usted|como esta`,
  thanks: `gracias|muchas gracias|muchisimas gracias|mil gracias|gracias a ti|gracias a usted|te lo agradezco|
    se lo agradezco`,
  goodbye: `adios|hasta luego|hasta pronto|hasta la vista|hasta manana|chao|chau|nos vemos|que tengas un buen dia|
    que tenga un buen dia`,
  identity: `quien eres|quien eres tu|quien es usted|que eres|como te llamas|como se llama|eres un robot|eres un bot|
    es usted un robot|eres humano|eres una persona|eres una persona real|con quien hablo|que puedes hacer|
    que sabes hacer|en que puedes ayudarme|en que me puedes ayudar|como puedes ayudarme`,
  person: `hay alguien|hay alguien ahi|hablar con una persona|hablar con una persona real|hablar con un humano|hablar con alguien|
    hablar con un agente|hablar con un asesor|hablar con un operador|hablar con atencion al cliente|
    una persona|una persona real|agente|un agente|agente humano|un humano|pasame con una persona|
    paseme con una persona|pasame con un agente|paseme con un agente|comuniqueme con un agente`,
  frame: `por favor|quiero|quisiera|puedo|podria|me gustaria|necesito|deseo|por tu ayuda|por su ayuda|por la ayuda`,
  yes: `si|claro|si claro|de acuerdo|adelante|si adelante|vale|confirmo|hagalo|hazlo`,
  no: `no|mejor no|cancelar|cancela|cancele`,
};

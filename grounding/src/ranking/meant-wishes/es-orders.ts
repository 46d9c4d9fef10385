import type { MeantWish } from "./whole-turn.ts";

const GOODS = "(?:pedidos?|paquetes?|env[ií]os?|compras?|entregas?|cosas|art[ií]culos?|mercanc[ií]a)";
/** Lo que no trae un transportista. */
const NO_GOODS =
  /(?<![a-zß-ÿœ])(?:reembolso|dinero|devoluci[oó]n|fianza|pago|transferencia|correo|e-?mail|mensaje|respuesta|confirmaci[oó]n|factura|c[oó]digo|vale|enlace|contraseña|entradas?|billetes?|invitados|familia|hijos?|niños?|resultados?|certificado|t[eé]cnico|autob[uú]s|tren|taxi|m[eé]dico|habitaci[oó]n|cita)(?![a-zß-ÿœ])/;
const MY = "(?:mi|mis|nuestr[oa]s?|el|la|los|las)";

const TRACK = "Seguimiento de mi pedido";
const DELIVERY_TIME = "¿Cuánto tarda el envío";

export const esOrders: readonly MeantWish[] = [
  {
    said: new RegExp(
      `(?<![a-zß-ÿœ])(?:(?:por )?d[oó]nde (?:est[aá]n?|anda|queda|va|para)|qu[eé] (?:pasa|hay|pas[oó]|ha pasado) (?:con|de)|(?:hay )?noticias (?:de|sobre)|saber d[oó]nde est[aá]|ver d[oó]nde (?:est[aá]|va)) ${MY} (?:[a-zß-ÿœ]+ )?${GOODS}(?![a-zß-ÿœ])`,
    ),
    means: TRACK,
    unless: NO_GOODS,
  },
  {
    said: new RegExp(
      `(?<![a-zß-ÿœ])(?:(?:${MY} )?(?:[a-zß-ÿœ]+ )?(?:${GOODS}|[a-zß-ÿœ]+) (?:todav[ií]a |a[uú]n |sigue )?(?:no (?:me |nos )?(?:ha|han) (?:llegado|venido|salido|sido entregado)|no (?:me |nos )?(?:lleg[oó]|llega|viene)|sin llegar|no (?:recibid[oa]s?|entregad[oa]s?))|no (?:he|hemos) recibido (?:nada|a[uú]n|todav[ií]a|${MY} )|no (?:me |nos )?(?:ha|han) llegado (?:nada|todav[ií]a|a[uú]n)|(?:sigo|seguimos|estoy|estamos) (?:todav[ií]a )?esperando ${MY} )`,
    ),
    means: TRACK,
    unless: NO_GOODS,
  },
  {
    said: new RegExp(
      `(?<![a-zß-ÿœ])(?:(?:ha|han) (?:salido|sido enviado|enviado) (?:ya )?${MY} (?:[a-zß-ÿœ]+ )?${GOODS}|${MY} (?:[a-zß-ÿœ]+ )?${GOODS} (?:ya )?(?:ha salido|est[aá] en camino|ha sido enviado|va con retraso|viene con retraso|lleva retraso|se retrasa|se ha perdido|est[aá] perdido)|est[aá] en camino ${MY} (?:[a-zß-ÿœ]+ )?${GOODS})(?![a-zß-ÿœ])`,
    ),
    means: TRACK,
    unless: NO_GOODS,
  },
  {
    said: new RegExp(
      `^(?:y |hola,? )?(?:cu[aá]ndo|qu[eé] d[ií]a|en cu[aá]nto tiempo|cu[aá]nto (?:falta|tarda)(?: para que| en)?|cu[aá]ntos d[ií]as (?:tarda|faltan)?) ?(?:me |nos |te )?(?:va a |van a )?(?:lleg(?:a|an|ar|ará|ue|uen)|viene|recib(?:o|imos|iré)|entregan|envían|envian|mandan)? ?(?:en (?:llegar|venir))?(?:${MY} (?:[a-zß-ÿœ]+ )?[a-zß-ÿœ]+|lo|todo)?(?<rest> (?:a|en|si) (?!llegar).*)?[?.! ]*$`,
    ),
    means: DELIVERY_TIME,
    unless: new RegExp(
      `${NO_GOODS.source}|^(?:y |hola,? |[¿ ])*(?:cu[aá]ndo|qu[eé] d[ií]a|cu[aá]nto)(?! (?:me |nos |te )?(?:va a |van a |tarda |falta para que )?(?:lleg|viene|recib|entregan|env[ií]an|en llegar))`,
    ),
  },
  { said: /^(?:el )?estado (?:del?|de (?:mi|mis)) (?:pedidos?|env[ií]os?)[?.! ]*$/, means: TRACK },
  { said: /^cu[aá]ndo lo recibo|^cu[aá]ntos d[ií]as tarda[?.! ]*$/, means: DELIVERY_TIME },
];

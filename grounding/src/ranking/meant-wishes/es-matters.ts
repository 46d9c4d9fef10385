import { type MeantWish, wholeTurn } from "./whole-turn.ts";

const BROKEN =
  "(?:rot[oa]s?|dañad[oa]s?|estropead[oa]s?|defectuos[oa]s?|rayad[oa]s?|en pedazos|hech[oa] pedazos|golpead[oa]s?|abollad[oa]s?)";
const CITA = "(?:cita|reserva|clase|sesi[oó]n|visita|mesa|turno)";

/** Lo que le pasa a la gente, como lo cuenta, y lo que pregunta con ello. */
export const esMatters: readonly MeantWish[] = [
  {
    said: wholeTurn(
      "(?:no me (?:queda|quedan|va|van|sirve|vale|gusta|gustan)(?: bien)?)|(?:me (?:queda|quedan|est[aá]|va) |es |son )(?:muy |demasiado )?(?:grandes?|pequeñ[oa]s?|estrech[oa]s?|anch[oa]s?|cort[oa]s?|larg[oa]s?)|(?:ya )?no (?:lo|la|los|las) quiero(?: ya)?|(?:he )?(?:ped[ií]|pedido|compr[eé]|comprado) (?:la talla|el color) (?:equivocad[oa]|mal)|talla equivocada|(?:c[oó]mo|puedo) (?:lo |la |los |las )?(?:devolver(?:l[oa]s?)?|devuelvo)",
    ),
    means: "Devolver un artículo",
  },
  {
    said: new RegExp(
      `(?<![a-zß-ÿœ])(?:lleg[oó]|ha llegado|han llegado|llegaron|vino|ha venido|recib[ií]|he recibido)(?: [a-zß-ÿœ]+){0,3} ${BROKEN}|(?<![a-zß-ÿœ])(?:un[oa]?|dos) (?:de (?:los|las) )?[a-zß-ÿœ]+ (?:est[aá]|est[aá]n|vino|lleg[oó]) ${BROKEN}|(?:ha )?dej(?:ado|[oó]) de funcionar (?:a los|al|despu[eé]s)`,
    ),
    means: "Artículo dañado o defectuoso",
  },
  {
    said: /(?<![a-zß-ÿœ])(?:(?:me|nos) (?:hab[eé]is|han|has) (?:enviado|mandado) (?:el |la |un |una |otr[oa])?(?:equivocad[oa]|otr[oa]|que no)|(?:no es lo que|esto no es lo que) (?:he pedido|ped[ií]|compr[eé])|(?:he recibido|recib[ií]|me (?:ha llegado|lleg[oó])) (?:otr[oa]|un[oa]? [a-zß-ÿœ]+ (?:equivocad[oa]|que no ped[ií])))(?![a-zß-ÿœ])/,
    means: "Artículo equivocado",
  },
  {
    said: wholeTurn(
      "(?:d[oó]nde est[aá] mi (?:dinero|reembolso))|(?:cu[aá]ndo (?:me )?(?:devolv[eé]is|devuelven|llega|reembolsan|reembols[aá]is) (?:el|mi) (?:dinero|reembolso))|(?:todav[ií]a|a[uú]n) no (?:me (?:han|hab[eé]is) devuelto|he recibido|tengo) (?:el |mi )?(?:dinero|reembolso)",
    ),
    means: "Plazo del reembolso",
  },
  {
    said: /(?<![a-zß-ÿœ])(?:(?:me equivoqu[eé]|me he equivocado|error) (?:en|con) (?:el|mi) pedido|(?:ped[ií]|he pedido|pedido) (?:dos veces|doble|por duplicado)|añadir (?:algo|un art[ií]culo) (?:a mi|al) pedido)(?![a-zß-ÿœ])/,
    means: "Modificar o cancelar el pedido",
  },
  {
    said: /(?<![a-zß-ÿœ])(?:(?:puse|he puesto|met[ií]|escrib[ií]|di) mal la direcci[oó]n|(?:puse|he puesto|met[ií]|di) (?:la|una) direcci[oó]n (?:equivocada|antigua|mal)|direcci[oó]n equivocada en (?:el|mi) pedido|me equivoqu[eé] de direcci[oó]n)(?![a-zß-ÿœ])/,
    means: "Cambiar la dirección",
  },
  {
    said: wholeTurn(
      "(?:no (?:puedo|consigo|me deja) (?:entrar|acceder|iniciar sesi[oó]n)(?: (?:en|a) mi cuenta)?)|(?:mi )?(?:contraseña|clave) no (?:funciona|va|sirve)|(?:mi )?cuenta (?:est[aá] )?bloqueada",
    ),
    means: "He olvidado la contraseña",
  },
  {
    said: /(?<![a-zß-ÿœ])(?:demasiados (?:correos|e-?mails?|mails?)|(?:no quiero|no me (?:mand[eé]is|env[ií]en|manden|envi[eé]is)) (?:recibir )?m[aá]s (?:correos|e-?mails?|mails?|publicidad)|(?:quitadme|s[aá]quenme|b[oó]rrenme) de (?:la|su|vuestra) lista)/,
    means: "Darse de baja del boletín",
  },
  {
    said: /(?<![a-zß-ÿœ])(?:cobrad[oa]|cobraron|cobr[aá]is|pagado|cargado|cargo) (?:dos veces|doble|duplicado)(?![a-zß-ÿœ])/,
    means: "Cobro duplicado",
  },
  {
    said: wholeTurn(
      "(?:est[aá]is|est[aá]n) (?:buscando|contratando)(?: (?:gente|personal|trabajadores))?|(?:busc[aá]is|buscan|contrat[aá]is|contratan) (?:gente|personal|a alguien)|(?:ten[eé]is|tienen|hay) (?:trabajo|empleo|vacantes|ofertas de (?:trabajo|empleo))(?: para m[ií])?|(?:puedo|podr[ií]a) trabajar (?:con vosotros|con ustedes|ah[ií]|en su [a-zß-ÿœ]+)|busco (?:trabajo|empleo)",
    ),
    means: "Ofertas de empleo, trabajar con nosotros",
  },
  {
    said: wholeTurn(
      `(?:no (?:puedo|podr[eé]|voy a poder) (?:ir|venir|asistir)(?: (?:mañana|hoy|el [a-zß-ÿœ]+))?)|me ha surgido (?:algo|un imprevisto)|(?:me )?(?:he )?(?:perdido|olvidado|perd[ií]|olvid[eé]|se me olvid[oó]|se me ha olvidado) (?:de )?(?:mi|la) ${CITA}`,
    ),
    means: "Cancelar o cambiar una cita",
  },
  {
    said: wholeTurn(
      "(?:voy|llego|llegar[eé]|voy a llegar|vamos)(?: a)?(?: [a-zß-ÿœ]+){0,3} (?:tarde|con retraso)(?: a (?:la|mi) cita)?|(?:estoy )?(?:atrapad[oa]|en un|parad[oa] en un) (?:atasco|tr[aá]fico)",
    ),
    means: "Llegar tarde a la cita",
  },
  {
    said: /(?<![a-zß-ÿœ])(?:(?:me (?:he )?(?:dej[eé]|dejado|olvid[eé]|olvidado)|perd[ií]|he perdido) (?:mi|el|la|un[oa]?|unas?) (?:[a-zß-ÿœ]+ )?[a-zß-ÿœ]+ (?:ah[ií]|all[ií]|en (?:vuestr[oa]|su|el|la))|(?:alguien )?(?:ha|hab[eé]is) encontrado (?:mi|un[oa]?) )(?![a-zß-ÿœ])/,
    means: "Objetos perdidos",
  },
];

import type { FixedTexts } from "./fixed-texts.ts";

export const es: FixedTexts = {
  greeting: (name) => `Hola. Respondo preguntas a partir de las fuentes de ${name}.`,
  thanks: "De nada.",
  goodbye: "Hasta luego.",
  identity: (name) =>
    `Soy ${name}, un asistente automático. Respondo solo a partir de fuentes aprobadas y muestro las citas.`,
  person: "Ha pedido hablar con una persona. Escriba aquí su pregunta; se le guarda el turno.",
  unclear: "No he encontrado ninguna pregunta en eso. Hágala en pocas palabras.",
  notFound: (name) => `No lo he encontrado en las fuentes de ${name}, así que no voy a adivinar.`,
  notFoundPart: (part) => `No he encontrado nada sobre «${part}».`,
  conflict: "Dos fuentes no coinciden. Esto es lo que dice cada una, con su fecha.",
  outOfScope: (name) => `Solo respondo preguntas sobre ${name}.`,
  policy: "No puedo responder a esta pregunta. Hágala con otras palabras.",
  mayI: "¿Puedo hacer esto por usted?",
  yesOrNo: "Responda «sí» o «no». Sin un sí no se hace nada.",
  yes: "Sí",
  no: "No",
  declined: "De acuerdo, no se ha hecho nada.",
  failed: "No se ha podido completar.",
  uncertain:
    "No llegó ninguna respuesta, así que no es seguro que se haya hecho. Pregunte a una persona antes de volver a intentarlo.",
  personAsked: "Se ha pedido a una persona que le atienda.",
  detailsPassedOn: "Sus datos se han transmitido. Alguien se pondrá en contacto con usted.",
  locale: "es",
  waiting: (place) => `Es el número ${place} en la cola para hablar con una persona, que leerá lo que escriba.`,
  nobodyNow: (when) => `Ahora no hay nadie disponible. De nuevo disponible: ${when}.`,
  leaveDetails: "Deje sus datos y alguien se pondrá en contacto con usted.",
};

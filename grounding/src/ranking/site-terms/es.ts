export const es = `
phone: teléfono llamar número tel móvil llamada
email: email e-mail correo escribir mail mensaje dirección
contact: contacto contactar ayuda atención
address: dirección ubicación calle dónde está sede
map: llegar cómo_llegar mapa camino ruta
hours: horario horarios apertura abierto abre abrís cerrado cierra horas hora
weekdays: lunes martes miércoles jueves viernes sábado sábados domingo domingos fin_de_semana abierto cerrado
holiday: festivo festivos vacaciones navidad semana_santa puente
shop: tienda tiendas local sucursal establecimiento
price: precio precios coste costo cuesta cuestan tarifa tasa tasas vale valen cuánto importe pagar
cheap: barato barata más_barato económico económica
expensive: caro cara costoso
discount: descuento descuentos rebaja oferta promoción reducción
code: código cupón
sale: rebajas oferta ofertas
free: gratis gratuito gratuita incluido sin_coste
deposit: fianza depósito señal garantía reserva anticipo dinero_de_garantía
tax: impuesto impuestos iva aduana
delivery: entrega entregar envío enviar envíos gastos_de_envío reparto
parcel: paquete pedido envío
track: seguimiento rastrear localizar
late: retraso tarde llegado demora
express: urgente exprés rápido
abroad: extranjero internacional fuera países
pickup: recoger recogida
return: devolución devolver devuelto devoluciones retornar
refund: reembolso devolver devolución dinero devolvéis devuelve devolvemos pasta
exchange: cambio cambiar canjear
cancel: anular anulación cancelar cancelación baja darse_de_baja anulo denegar
broken: roto defectuoso dañado avería
warranty: garantía garantizado
claim: reclamación reclamar queja
repair: reparación reparar arreglar taller
size: talla tamaño medidas
weight: peso pesa pesan kilos gramos
colour: color colores
stock: existencias disponible agotado
pay: pagar pago pagos aceptamos abonar paga
card: tarjeta tarjetas visa mastercard
cash: efectivo metálico
instalments: plazos cuotas fraccionado financiación
transfer: transferencia banco iban
invoice: factura recibo ticket
order: pedido pedir comprar compra
giftcard: regalo vale tarjeta_regalo
valid: válido validez caduca caducan caducidad vence vigente
points: puntos club socio fidelidad
student: estudiante estudiantes alumno alumnos universitario
account: cuenta perfil registrarse
login: entrar acceder iniciar_sesión
password: contraseña clave olvidado
delete: borrar eliminar
privacy: privacidad datos protección
security: seguridad seguro
job: empleo trabajo vacante vacantes puesto trabaja currículum buscamos contratar
salary: sueldo salario
staff: equipo personal plantilla
boss: director directora jefe jefa manda dueño responsable encargado dirige
rent: alquilar alquiler alquilan
book: reservar reserva
appointment: cita turno
ticket: entrada entradas billete
event: evento actividad actividades taller
course: curso cursos clase clases taller formación programa
teacher: profesor profesora profesores docente docentes maestro
exam: examen exámenes prueba convocatoria
certificate: certificado título diploma justificante
enrol: inscripción inscribirse inscribo matrícula matricularse apuntarse apuntarme registro
level: nivel principiante avanzado
group: grupo grupos alumnos personas máximo
accommodation: alojamiento piso apartamento habitación residencia estudio vivienda
breakfast: desayuno comida comidas pensión almuerzo cena
room: habitación cuarto individual doble
checkin: llegada entrada entra
checkout: salida sale
parking: aparcamiento aparcar parking coche coches garaje
bike: bicicleta bicicletas bici
bus: autobús tren tranvía estación metro parada
airport: aeropuerto taxi recogida recoge traslado vuelo
pets: perro perros mascota mascotas gato animales
child: niño niños menor menores hijo jóvenes
age: edad años mínima
access: accesible silla_de_ruedas minusválidos acceso
lift: ascensor escaleras
wifi: wifi internet
doctor: médico médicos doctor enfermera sanitarios
insurance: seguro
emergency: emergencia emergencias urgencia urgencias
ill: enfermo enfermedad malo enferma
visa: visado permiso
id: pasaporte dni nie documento identidad
charity: ong asociación
plan: plan tarifa suscripción
subscription: suscripción abono
trial: prueba probar
limit: límite máximo
export: exportar descargar
import: importar subir
file: archivo fichero documento
error: error problema fallo
app: aplicación app
language: idioma idiomas lengua
wash: lavar lavado limpiar
towels: toalla toallas sábanas
postpone: aplazar posponer congelar pausar retrasar
cleaning: limpieza limpiar
electricity: luz agua gas electricidad calefacción
library: biblioteca sala_de_estudio
beginner: principiante principiantes
opening_date: empezar empieza empiezan inicio comienzo fecha fechas
deadline: plazo límite hasta antes
duration: dura duración tiempo tarda tardan
minimum: mínimo mínima
maximum: máximo máxima como_máximo
online: línea online internet virtual
inperson: presencial
include: incluye incluido incluida incluidos incluidas
allow: permitido aceptamos admiten permite
book_text: libro libros texto material
one_to_one: particular particulares individual individuales privada
vacation: vacaciones cerrado cierra
evening: tarde tardes
morning: mañana mañanas
summer: verano julio agosto
winter: invierno
result: resultado resultados nota
change: cambiar cambio modificar
`;

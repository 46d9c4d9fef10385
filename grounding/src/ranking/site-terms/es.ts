export const es = `
phone: teléfono llamar número tel móvil llamada telefónico llamo telefonear llamadme celular whatsapp
email: email e-mail correo escribir mail mensaje dirección correos mandar_un_mensaje escribo
contact: contacto contactar ayuda atención hablar comunicarme localizar contacta
address: dirección ubicación calle dónde está sede direcciones ubicados encuentro estáis queda domicilio
map: llegar cómo_llegar mapa camino ruta llego ir transporte transportes metro bus cómo_se_llega parada
hours: horario horarios apertura abierto abre abrís cerrado cierra horas hora abren cierran abrir cerrar cierre abiertos abiertas cerrados cerráis hora_abre
weekdays: fin_de_semana abierto cerrado sábado domingo finde
holiday: festivo festivos vacaciones navidad semana_santa puente cerrado cierra navidades nochevieja puentes año_nuevo nochebuena
shop: tienda tiendas local sucursal establecimiento locales sucursales
price: precio precios coste costo cuesta cuestan tarifa tasa tasas vale valen cuánto importe pagar costar costaría cobráis cobran cobra sale vale_la cuota cuotas precio_de tarifas pagáis pelas
cheap: barato barata más_barato económico económica baratas baratos más_económico
expensive: caro cara costoso caras caros carísimo
discount: descuento descuentos rebaja oferta promoción reducción rebajado descuentillo rebajas ofertas bono
code: código cupón
sale: rebajas oferta ofertas
free: gratis gratuito gratuita incluido sin_coste gratuitos gratuitas de_balde
deposit: fianza depósito señal garantía reserva anticipo dinero_de_garantía adelanto adelantar depósitos por_adelantado
tax: impuesto impuestos iva aduana
delivery: entrega entregar envío enviar envíos gastos_de_envío reparto mandáis enviáis reparten mandan envían llega envían_a
parcel: paquete pedido envío
track: seguimiento rastrear localizar
late: retraso tarde llegado demora retrasado no_ha_llegado no_llega retrasos tarda_mucho
express: urgente exprés rápido ya cuanto_antes
abroad: extranjero internacional fuera países
pickup: recoger recogida
return: devolución devolver devuelto devoluciones retornar devuelvo devolverlo devuelta retorno
refund: reembolso devolver devolución dinero devolvéis devuelve devolvemos pasta me_devuelven reembolsar reembolsan recuperar_el_dinero reembolsos devolución_del_dinero
exchange: cambio cambiar canjear modificar cambio_de cambiarlo cambiáis
cancel: anular anulación cancelar cancelación baja darse_de_baja anulo denegar cancelo dejarlo dejar_el desapuntarme darme_de_baja desistir cancelaciones
broken: roto defectuoso dañado avería rota estropeado estropeada estropeó dañada averiado no_funciona jodido
warranty: garantía garantizado
claim: reclamación reclamar queja
repair: reparación reparar arreglar taller arregláis reparáis arreglo reparaciones
spare: recambio recambios repuesto repuestos pieza piezas
size: talla tamaño medidas
weight: peso pesa pesan kilos gramos
colour: color colores
material: material tela tejido cuero algodón lana
stock: existencias disponible agotado
pay: pagar pago pagos aceptamos abonar paga pagáis abono pagando apoquinar formas_de_pago
card: tarjeta tarjetas visa mastercard débito crédito
instalments: plazos cuotas fraccionado financiación a_plazos poco_a_poco financiar fraccionar mensualidades
transfer: transferencia banco iban
invoice: factura recibo ticket facturas comprobante justificante
order: pedido pedir comprar compra
giftcard: regalo vale tarjeta_regalo regalar bono_regalo
valid: válido validez caduca caducan caducidad vence vigente caducado vigencia sirve válida
points: puntos club socio fidelidad
student: estudiante estudiantes alumno alumnos universitario
account: cuenta perfil registrarse
login: entrar acceder iniciar_sesión acceso entrar_en conectarme
password: contraseña clave olvidado contraseñas olvidé
delete: borrar eliminar
privacy: privacidad datos protección
security: seguridad seguro
job: empleo trabajo vacante vacantes puesto trabaja currículum buscamos contratar trabajar trabajos curro curriculum plazas empleos ofertas_de_empleo
salary: sueldo salario nómina
staff: equipo personal plantilla
boss: director directora jefe jefa manda dueño responsable encargado dirige gerente jefes propietario
rent: alquilar alquiler alquilan alquilo alquiláis prestar prestáis
book: reservar reserva reservo reservas resérvame
appointment: cita turno citas pedir_cita consulta hueco
ticket: entrada entradas billete boleto boletos pase
event: evento actividad actividades taller eventos fiestas programa
course: curso cursos clase clases taller formación programa aprender lecciones lección
teacher: profesor profesora profesores docente docentes maestro profe profes maestros instructor
exam: examen exámenes prueba convocatoria pruebas
certificate: certificado título diploma justificante
enrol: inscripción inscribirse inscribo matrícula matricularse apuntarse apuntarme registro apunto apuntar inscribir registrarme matricular
level: nivel principiante avanzado
group: grupo grupos alumnos personas máximo
accommodation: alojamiento piso apartamento habitación residencia estudio vivienda dormir alojarse alojarme quedarme
breakfast: desayuno comida comidas pensión almuerzo cena desayunar desayunos
room: habitación cuarto individual doble
checkin: llegada entrada entra
checkout: salida sale
parking: aparcamiento aparcar parking coche coches garaje aparco estacionar estacionamiento aparcamientos
bike: bicicleta bicicletas bici
bus: autobús tren tranvía estación metro parada autobuses buses bus transporte tranvías cercanías
airport: aeropuerto taxi recogida recoge traslado vuelo
pets: perro perros mascota mascotas gato animales gata gatos gatas perra perras perrito gatito cachorro bicho animal peludo
child: niño niños menor menores hijo hija hijos bebé jóvenes crío críos chaval chavales peque peques nene menor_de_edad
age: edad años mínima mayoría mayores viejo cuántos_años
access: accesible silla_de_ruedas minusválidos acceso discapacidad discapacitados movilidad_reducida minusvalía
lift: ascensor escaleras
wifi: wifi internet
doctor: médico médicos doctor enfermera sanitarios médica consulta médicas doctora doctores
insurance: seguro
emergency: emergencia emergencias urgencia urgencias urgente fuera_de_horario
ill: enfermo enfermedad malo enferma enfermar malita malito
visa: visado permiso
id: pasaporte dni nie documento identidad documentación carné identificación
environment: medio_ambiente medioambiente sostenible sostenibilidad reciclaje reciclar
charity: ong asociación
plan: plan tarifa suscripción
subscription: suscripción abono
trial: prueba probar probar_gratis prueba_gratis pruebo
upgrade: mejorar ampliar superior
downgrade: bajar inferior
user: usuario usuarios miembro miembros plaza
invite: invitar invitación
role: rol roles permiso permisos
remove_person: quitar expulsar echar expulsado echan
renew: renovar renovación prórroga
limit: límite máximo cuántos tope máxima límites
storage: almacenamiento espacio
backup: copia_de_seguridad restaurar recuperar
export: exportar descargar
import: importar subir
file: archivo fichero documento
integrate: integración integrar conectar conexión
sync: sincronizar sincronización actualización
api: api
key: clave claves token
rotate: rotar revocar regenerar
error: error problema fallo errores fallos falla
slow: lento lenta
old: antiguo viejo obsoleto
notification: notificación notificaciones alerta aviso
mobile: móvil teléfono tableta celular móviles
app: aplicación app
browser: navegador
os: sistema_operativo ios android windows
language: idioma idiomas lengua
sso: sso
twofactor: doble_factor 2fa
settings: ajustes configuración configurar opciones
embed: incrustar insertar
share: compartir
server: servidor servidores alojado
uptime: disponibilidad caída
support: soporte asistencia ayuda
wash: lavar lavado limpiar
waterproof: impermeable impermeabilizar
sole: suela suelas
shoe: zapato zapatos bota botas calzado
jacket: chaqueta chaquetas abrigo
tent: tienda_de_campaña carpa
bag: bolsa mochila mochilas
try: probar probador
vegan: vegano vegana
opening_date: empezar empieza empiezan inicio comienzo fecha fechas
deadline: plazo límite hasta antes
duration: dura duración tiempo tarda tardan dura_cuánto duran tiempo_tarda
when: cuándo fecha día
minimum: mínimo mínima
maximum: máximo máxima max como_máximo
question: pregunta preguntas dudas
terms: condiciones términos contrato
law: ley legal jurisdicción tribunal
company: empresa sociedad compañía
about: historia fundada fundado
news: noticias novedades blog prensa
newsletter: boletín newsletter darse_de_baja
feedback: opinión opiniones reseña valoración
waiting: esperar espera lista_de_espera cola
lost: perdido perder pérdida extraviado extraviada perdí perdida extravié extravío perdidos
electricity: luz agua gas electricidad calefacción enchufe
cleaning: limpieza limpiar
towels: toalla toallas sábanas
postpone: aplazar posponer congelar pausar retrasar suspender cambiar_de_fecha más_tarde retraso otro_día aplazo
library: biblioteca sala_de_estudio
beginner: principiante principiantes
online: línea online internet virtual
inperson: presencial
include: incluye incluido incluida incluidos incluidas
allow: permitido aceptamos admiten permite se_puede permiten dejáis admitís aceptan
forbid: prohibido prohibida no_se_puede prohíben vetado
gas: gas combustible cartucho
bulky: voluminoso grande
helmet: casco cascos
rope: cuerda cuerdas
snow: nieve
snowshoes: raqueta raquetas
ski: esquí esquís esquiar
glove: guante guantes
hat: gorro gorros sombrero gorra
sock: calcetín calcetines
trousers: pantalón pantalones vaqueros
shirt: camisa camisas camiseta
underwear: ropa_interior
clothes: ropa prendas
glasses: gafas lentes
watch: reloj relojes
lamp: lámpara lámparas bombilla luz
battery: batería baterías pila pilas
charger: cargador cargadores cargar
computer: ordenador ordenadores portátil computadora
printer: impresora imprimir
camera: cámara cámaras foto fotos
kitchen: cocina cocinas cocinar
toy: juguete juguetes juego
book_paper: libro libros manual texto material
instructions: instrucciones manual guía
wrapping: envoltorio envolver papel_de_regalo
packaging: embalaje caja
label: etiqueta etiquetas
scooter: patinete patinetes
car: coche coches vehículo carro autos auto
tyre: neumático neumáticos rueda ruedas
motorway: autopista autovía carretera salida
swim: nadar natación piscina
sauna: sauna spa
gym: gimnasio fitness entrenamiento
yoga: yoga
massage: masaje masajes
hairdresser: peluquería peluquero pelo
locker: taquilla taquillas consigna guardarropa
luggage: equipaje maleta maletas
toilet: baño baños aseo aseos servicio
shower: ducha duchas
airconditioning: aire_acondicionado
balcony: balcón terraza jardín
view: vista vistas
beach: playa playas
lake: lago lagos
mountain: montaña montañas
campsite: camping caravana parcela
hostel: hostal albergue
hotel: hotel hoteles
reception: recepción
tour: visita visitas excursión excursiones guiada
audioguide: audioguía
exhibition: exposición exposiciones museo galería
concert: concierto conciertos música espectáculo
seat: asiento asientos butaca
restaurant: restaurante restaurantes
cafe: cafetería café comedor
menu: carta menú platos
vegetarian: vegetariano vegetariana
allergy: alergia alergias alérgenos gluten celíaco
takeaway: para_llevar
smoke: fumar fumadores tabaco
party: fiesta fiestas cumpleaños boda
hire_room: sala_de_reuniones
noise: ruido ruidoso silencio tranquilo
rubbish: basura residuos basuras contenedor reciclaje
dentist: dentista dental diente dientes
pharmacy: farmacia medicamento medicamentos pastillas medicinas medicina
prescription: receta recetas volante
vaccine: vacuna vacunas vacunación vacunar pinchazo vacunado
hospital: hospital clínica
pregnant: embarazada embarazo
blood: sangre análisis
therapy: terapia fisioterapia tratamiento
vet: veterinario veterinaria
nursery: guardería infantil
school: escuela escuelas colegio
university: universidad facultad
scholarship: beca becas
homework: deberes tareas
absence: falta faltar faltas ausencia
grade: nota notas puntuación
results: resultado resultados nota resultados_de_análisis
timetable: horario calendario
member: socio socios miembro
volunteer: voluntario voluntarios voluntariado
internship: prácticas becario pasantía
cv: currículum currículo solicitud
parttime: media_jornada tiempo_parcial
bank_account: cuenta_bancaria
loan: préstamo préstamos hipoteca crédito
interest: interés intereses
atm: cajero cajeros
cash: efectivo metálico
paypal: paypal bizum
currency: moneda divisa divisas
tip: propina propinas
fine: multa multas penalización penalizar recargo sanción
reminder: recordatorio_de_pago
declined: rechazado rechazada rechazo
contract: contrato contratos
notice_period: preaviso
tenant: inquilino arrendatario casero
house: casa casas piso apartamento vivienda
moving: mudanza mudarse
neighbour: vecino vecinos
key_door: llave llaves cerradura
permit: permiso licencia autorización
driving_licence: carné_de_conducir permiso_de_conducir
form: formulario formularios solicitud
signature: firma firmar
birth_certificate: partida_de_nacimiento nacimiento
council: ayuntamiento municipio
police: policía
accident: accidente accidentes lesión
theft: robo robado hurto
weather: tiempo lluvia tormenta clima
season: temporada verano invierno primavera otoño julio agosto
night: noche noches
morning_time: mañanas mañana
evening_time: tardes tarde noche
radius: distancia lejos kilómetros metros
installation: instalación instalar montaje
assembly: montaje montar
maintenance: mantenimiento revisión
disposal: desecho retirada eliminar
second_hand: segunda_mano usado usados
tradein: recompra
sample: muestra muestras
custom: personalizado personalizar medida grabado
brand: marca marcas fabricante
origin: fabricado origen producido
organic: ecológico orgánico biológico
wholesale: mayorista mayoristas distribuidor
partner: socio afiliado afiliados
press_media: prensa medios
cookies: cookie cookies
guest_checkout: como_invitado sin_registrarse
wishlist: favoritos lista_de_deseos
basket: cesta carrito
preorder: reservar preventa
minimum_order: pedido_mínimo
signature_delivery: dejar_vecino
opening_new: novedades lanzamiento
dashboard: panel paneles tablero
report: informe informes estadísticas
chart: gráfico gráficos
template: plantilla plantillas
filter: filtro filtros filtrar
search: búsqueda buscar
domain: dominio dominios
webhook: webhook webhooks
duplicate: duplicado duplicados
history: historial versiones registro
undo: deshacer revertir
offline: sin_conexión
username: nombre_de_usuario
avatar: foto_de_perfil avatar
timezone: zona_horaria huso
spam: spam
verification_code: código_de_verificación
owner: propietario dueño titular
admin: administrador administradora
guest: invitado invitados visitante
companion: acompañante
senior: jubilado jubilados mayores
family: familia familias
couple: pareja parejas
women: mujer mujeres señora
men: hombre hombres caballero
equipment: equipo equipamiento material
private_lesson: particular particulares individual individuales privada
medical_note: justificante_médico certificado_médico
badge: tarjeta_de_acceso
boat: barco barcos
ferry: ferry transbordador
kayak: kayak piragua
canoe: canoa canoas
mattress: colchón colchones
bed: cama camas
sofa: sofá sofás
table: mesa mesas
chair: silla sillas
furniture: mueble muebles mobiliario
washing_machine: lavadora lavandería
fridge: nevera frigorífico
jewellery: joya joyas joyería
dress: vestido vestidos
skirt: falda faldas
drink: bebida bebidas
wine: vino vinos
beer: cerveza cervezas
cake: tarta pastel tartas
bread: pan panes
bakery: panadería
month: mes meses mensual
year: año años anual anualmente
week: semana semanas semanal
fear: miedo temor ansiedad pánico nervioso
pain: dolor dolores duele
parent: padre madre padres mamá papá tutor
take_picture: fotografiar fotos fotografía
borrow: prestar préstamo préstamos sacar
donate: donar donación donaciones regalar
entrance: entrada acceso entrar
last_time: último última últimos
treatment: tratamiento tratamientos
substitute: sustituto suplente sustitución
documents_needed: papeles documentos documentación justificante requisitos
retry: reintentar reintento repetir
bounce: rebotado rebote bloqueado
unblock: desbloquear reactivar
bring_along: acompañar acompañante
day_pass: pase_diario entrada_suelta bono_diario día_suelto entrada un_día pase_de_día
season_ticket: abono bono pase_anual tarjeta_anual abono_anual
noshow: faltar olvidar presentarse ausencia falto no_ir no_vengo no_me_presento olvidé perdí_la
keep_thing: guardar conservar guardado custodiar consigna
injury: lesión lesionado herido rotura pierna brazo tobillo
appliance: televisor tele televisión electrodoméstico electrodomésticos aparato nevera
bulky_waste: voluminosos muebles enseres trastos sofá colchón
recycling_centre: punto_limpio vertedero reciclaje
glass_paper: vidrio papel cartón plástico botellas
fasting: ayunas comer desayunar beber
checkup: consulta revisión chequeo visita control
operation: operación cirugía operar operarlo quirófano intervención
neutering: castrar castración esterilizar esterilización
xray: radiografía radiografías ecografía
teeth_cleaning: limpieza_dental limpieza_bucal higiene sarro
braces: ortodoncia brackets aparato alineadores
symptoms: fiebre tos resfriado gripe síntomas
home_visit: domicilio visita_domicilio casa
travel: viaje viajar viajes viajo extranjero
noise_neighbour: ruido molestias vecinos escándalo
mould: moho humedad humedades
leak: fuga gotea goteras inundación
blocked: atascado atasco desagüe fregadero
heating: calefacción caldera radiador
key_lost: llave llaves cerradura cerrajero
rent_money: alquiler renta mensualidad
rent_increase: subida aumento sube incremento
sublet: subarrendar realquilar airbnb
renovate: reforma reformas obra obras pintar
waiting_list: lista_de_espera espera
debt: deuda deudas impago moroso
cant_pay: pagar permitirme sin_dinero no_tengo_dinero apurado
benefit: ayuda ayudas subvención prestación
idcard: dni carné pasaporte documento_identidad
residence: empadronamiento padrón empadronarse mudanza
marriage: boda casarse matrimonio
death: fallecimiento defunción entierro
dog_tax: perro censo_canino
building_permit: licencia_obras licencia_de_obra
fireworks: fuegos petardos
complaint: queja quejas quejarse reclamar quejarme reclamaciones hoja_de_reclamaciones
objection: recurso alegación
found_property: objetos_perdidos perdido
barbecue: barbacoa barbacoas parrilla
campfire: fuego hoguera fogata
pool_gear: bañador gorro traje_de_baño gafas
sheets: sábanas ropa_de_cama almohada
cot: cuna trona
laundry: lavandería lavadora secadora colada
groceries: supermercado compra comestibles tienda
tourist_tax: tasa_turística
late_arrival: tarde llegar_tarde medianoche
half_board: media_pensión
full_board: pensión_completa todo_incluido
stroller: carrito cochecito
baby_changing: cambiador pañales
guide_dog: perro_guía perro_lazarillo
bag_check: mochila bolso guardarropa
stuff: cosas pertenencias objetos
photo_rules: grabar vídeo fotos
personal_trainer: entrenador entrenador_personal
induction: introducción primera_visita iniciación
childcare_gym: guardería ludoteca canguro
showers: ducha duchas vestuario vestuarios
joining_fee: matrícula cuota_de_alta gastos_de_gestión
direct_debit: domiciliación recibo domiciliar
minimum_term: permanencia compromiso
warmwater: agua_caliente temperatura
quiet_hours: silencio descanso
server_place: almacenan almacenados servidores servidor
nonprofit_discount: ong asociaciones
trial_length: prueba periodo_de_prueba probar
close_account: cerrar_cuenta baja darse_de_baja
sick_leave: baja_médica justificante
vacation_leave: vacaciones días_libres
shift: turno turnos
clock_in: fichar fichaje
break_pause: descanso pausa
sms: sms mensaje_de_texto
manual_help: primeros_pasos tutorial
desktop: escritorio ordenador pc mac windows
not_working: no_funciona falla bloqueado cuelga
expired_code: caducado código
money_slang: dinero pasta pelas plata
husband_wife: marido mujer esposo esposa pareja
friend: amigo amigos amiga invitado colega colegas amigas
grandparents: abuela abuelo abuelos mayores
teenager: adolescente adolescentes jóvenes
toddler: bebé bebés
school_class: grupo_escolar escolares excursión_escolar
birthday_party: cumpleaños fiesta_de_cumpleaños
wheelchair: silla_de_ruedas andador movilidad
blind_deaf: ciego sordo lengua_de_signos
loan_period: plazo_de_préstamo préstamo
library_card: carné carnet_de_biblioteca
late_return: retraso multa sanción
printing: imprimir impresora copias fotocopias escanear
study_place: sala_de_estudio estudiar
homepage_apply: solicitar solicitud pedir tramitar
pick_up_person: recoger recogida
bring_item: traer llevar
change_booking: cambiar_reserva modificar aplazar
confirmation: confirmación confirmar
winner: ganar sorteo premio ganador
football: fútbol partido liga equipo
lost_card: tarjeta_perdida duplicado
first_aid: primeros_auxilios ambulancia
poison: veneno envenenado intoxicación tragado
rabbit_small: conejo conejos hámster
exotic: reptil reptiles serpiente serpientes iguana iguanas aves pájaro
grooming: peluquería peluquería_canina cortar_el_pelo pelo
pet_food: pienso comida
adopt: adoptar adopción adoptado refugio protectora
puppy: cachorro cachorros gatito camada
solar: placas_solares solares paneles
garage: garaje cochera
charging_ev: cargador coche_eléctrico punto_de_carga
speed_trial: clase_de_prueba clase_gratis
dresscode: vestimenta código_de_vestimenta ropa
alcohol: alcohol vino cerveza
own_food: picnic comida_propia bocadillo
kids_menu: menú_infantil
reserve_table: mesa reservar_mesa
opening_today: hoy mañana ahora
capacity: aforo plazas lleno completo
safe_deposit: caja_fuerte
guarantee_satisfaction: no_me_gusta satisfacción arrepiento
pilates: pilates
accountant: contable contabilidad gestor gestoría asesor
logo: logo logotipo membrete
driving: conducir conducción autoescuela conductor
fail_exam: suspender suspendo suspenso suspendido repetir aprobar catear
sdk: sdk librería paquete
spreadsheet: hoja_de_cálculo excel csv
customer: cliente clientes clienta
interpreter: intérprete traductor
playground: parque_infantil columpios
mayor: alcalde alcaldesa
election: elecciones votar voto
filling: empaste empastes
crown: corona coronas
implant: implante implantes
whitening: blanqueamiento blanquear
anaesthetic: anestesia anestesiar sedación
eye_test: vista óptica oculista ojos
hairdryer: secador
theatre: teatro cine película películas
out_of_hours: guardia noche madrugada
stop_using: inactivo inactiva
full_price: adulto adultos tarifa_general entrada_general tarifa_normal
unemployed: parado parados desempleado desempleados paro desempleo demandantes
year_end: nochebuena nochevieja navidad año_nuevo diciembre
`;

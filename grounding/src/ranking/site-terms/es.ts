export const es = `
phone: teléfono llamar número tel móvil llamada telefónico llamo telefonear llamadme celular whatsapp telefonazo llamarles cel centralita telefónica línea_directa fijo
email: email e-mail correo escribir mail mensaje dirección correos mandar_un_mensaje escribo mails emails correo_electrónico escribiros escribirles
contact: contacto contactar ayuda atención hablar comunicarme localizar contacta contactaros comunicarse responsable encargado encargada
address: dirección ubicación calle dónde está sede direcciones ubicados encuentro estáis queda domicilio quedan estáis_situados código_postal domicilios oficina_central
map: llegar cómo_llegar mapa camino ruta llego ir transporte transportes metro bus cómo_se_llega parada indicaciones llegamos google_maps
hours: horario horarios apertura abierto abre abrís cerrado cierra horas hora abren cierran abrir cerrar cierre abiertos abiertas cerrados cerráis hora_abre abren_hoy cerráis_hoy atienden abrimos qué_hora
weekdays: fin_de_semana abierto cerrado sábado domingo finde entre_semana días_laborables domingos sábados
holiday: festivo festivos vacaciones navidad semana_santa puente cerrado cierra navidades nochevieja puentes año_nuevo nochebuena festividad reyes asueto fiestas_navideñas pascua
shop: tienda tiendas local sucursal establecimiento locales sucursales tiendita
price: precio precios coste costo cuesta cuestan tarifa tasa tasas vale valen cuánto importe pagar costar costaría cobráis cobran cobra sale vale_la cuota cuotas precio_de tarifas pagáis pelas plata_cuesta tarifario cobran_por precio_total costará costos
cheap: barato barata más_barato económico económica baratas baratos más_económico económicos asequible ganga low_cost baratito baratija
expensive: caro cara costoso caras caros carísimo costosa carísima caritos
discount: descuento descuentos rebaja oferta promoción reducción rebajado descuentillo rebajas ofertas bono dto rebajita bonificación bonificado reducido precio_reducido tarifa_reducida dcto rebajan
code: código cupón códigos cupones código_promocional vale_descuento
sale: rebajas oferta ofertas saldo saldos remate outlet
free: gratis gratuito gratuita incluido sin_coste gratuitos gratuitas de_balde sin_pagar sin_costo gratuitamente sin_cargo de_gratis
deposit: fianza depósito señal garantía reserva anticipo dinero_de_garantía adelanto adelantar depósitos por_adelantado depositar seña enganche pie_inicial pago_inicial entrada_inicial garantías
tax: impuesto impuestos iva aduana impuestos_incluidos aduanas gravamen itbis igv
delivery: entrega entregar envío enviar envíos gastos_de_envío reparto mandáis enviáis reparten mandan envían llega envían_a mandar envían_casa repartidor portes envíos_a flete enviado entregan traen llevan_casa
parcel: paquete pedido envío encomienda paquetería cajita
track: seguimiento seguir estado_del_pedido estado_de_tu_pedido estado_de_su_pedido dónde_está_mi_pedido dónde_está_mi_paquete rastrear localizar rastreo localizador sigo_esperando
late: retraso tarde llegado demora retrasado no_ha_llegado no_llega retrasos tarda_mucho demorado sigue_sin demoras no_aparece
express: urgente exprés rápido ya cuanto_antes rápida rapidez prisa express al_toque ahorita urge
abroad: extranjero internacional fuera países internacionales europa otros_países otro_país exterior mundial
pickup: recoger recogida recogerlo
return: devolución devolver devuelto devoluciones retornar devuelvo devolverlo devuelta retorno regresar devolvemos retornarlo devolver_el devolverla devoluciones_gratis
refund: reembolso devolver devolución dinero devolvéis devuelve devolvemos pasta me_devuelven reembolsar reembolsan recuperar_el_dinero reembolsos devolución_del_dinero mi_dinero devuelven_el devolverme_el reembolso_del devuelta_del me_reembolsan recuperar_mi mi_pasta mi_plata
exchange: cambio cambiar canjear modificar cambio_de cambiarlo cambiáis canje canjeo otra_talla trueque permuta cambian
cancel: anular anulación cancelar cancelación baja darse_de_baja anulo denegar cancelo dejarlo dejar_el desapuntarme darme_de_baja desistir cancelaciones darme_baja desapuntarse rescindir rescisión desuscribir desuscribirme salirme me_salgo dejar_de echarme_atrás rajarme cancelo_el anulan finalizar suspender_el dar_baja cancelarlo rescindo causar_baja cancelado
broken: roto defectuoso dañado avería rota estropeado estropeada estropeó dañada averiado no_funciona jodido averiarse escacharrado jorobado chafado cascado estropeados tara rajado malogrado se_rompió no_prende fastidiado rayado hecho_polvo rompió rompe fundido
warranty: garantía garantizado garantías garantizan
claim: reclamación reclamar queja reclamar_por quejarse denuncia reclamo reclamos reclamaciones
repair: reparación reparar arreglar taller arregláis reparáis arreglo reparaciones remendar arreglan arreglarlo apañar reparan coser servicio_técnico reparado
spare: recambio recambios repuesto repuestos pieza piezas refacciones refacción
size: talla tamaño medidas tamaños tallas medida dimensiones ancho largo alto altura
weight: peso pesa pesan kilos gramos pesar pesado ligero kg kilogramos liviano cuánto_pesa
colour: color colores tono tonos tonalidad colorido
material: material tela tejido cuero algodón lana telas lino seda poliéster materiales
stock: existencias disponible agotado disponibles disponibilidad inventario en_existencia agotados hay_stock
pay: pagar pago pagos aceptamos abonar paga pagáis abono pagando apoquinar formas_de_pago abonarlo pagarlo cobro abonar_con aceptáis pagas pagamos aflojar pagarse
card: tarjeta tarjetas visa mastercard débito crédito crédito_o datáfono
amex: amex american_express
instalments: plazos cuotas fraccionado financiación a_plazos poco_a_poco financiar fraccionar mensualidades pagos_mensuales pago_fraccionado pagar_poco a_cuotas mensualidad sin_intereses en_partes cómodos_plazos pago_aplazado
transfer: transferencia banco iban transferir transferencias giro depósito_bancario cbu swift
invoice: factura recibo ticket facturas comprobante justificante facturación facturar recibos facturado
order: pedido pedir comprar compra comprarlo compras pedidos adquirir
giftcard: regalo vale tarjeta_regalo regalar bono_regalo tarjetas_regalo cheque_regalo vale_regalo obsequio regalos
valid: válido validez caduca caducan caducidad vence vigente caducado vigencia sirve válida expira caducado_el caducar valen_hasta expirar vencen caducidades
points: puntos club socio fidelidad millas
student: estudiante estudiantes alumno alumnos universitario universitaria universitarios alumna alumnas estudiantil bachiller
account: cuenta perfil registrarse cuentas mi_perfil registrarme
login: entrar acceder iniciar_sesión acceso entrar_en conectarme loguearme iniciar_sesion logearme loguearse accedo meterme sesión conectar entrar_a
password: contraseña clave olvidado contraseñas olvidé pass passwords pin contraseña_perdida
delete: borrar eliminar borrado eliminación suprimir eliminado borro elimino
privacy: privacidad datos protección datos_personales rgpd lopd información_personal
security: seguridad seguro cifrado segura hackear encriptado
job: empleo trabajo vacante vacantes puesto trabaja currículum buscamos contratar trabajar trabajos curro curriculum plazas empleos ofertas_de_empleo laburo chamba pega laburar chambear currar trabajar_con contratan contratáis busco_trabajo emplear vacante_de curre
salary: sueldo salario nómina salarios paga_mensual ganan remuneración retribución
staff: equipo personal plantilla quiénes_trabajan gente_trabaja
boss: director directora jefe jefa manda dueño responsable encargado dirige gerente jefes propietario mandamás encargada directiva presidente presidenta quién_manda directores gerencia rector capo jefazo responsables
rent: alquilar alquiler alquilan alquilo alquiláis prestar prestáis alquilado alquila alquileres préstamo dejáis_prestado renta_de
book: reservar reserva reservo reservas resérvame reservarme reservado reservación reservaciones reservamos
appointment: cita turno citas pedir_cita consulta hueco sacar_turno cita_previa hora_médica sacar_cita atienden_sin coger_cita turno_médico citarme
ticket: entrada entradas billete boleto boletos pase billetes pases entradita pasaje
event: evento actividad actividades taller eventos fiestas programa charla charlas conferencia fiesta eventos_de acto actos
course: curso cursos clase clases taller formación programa aprender lecciones lección taller_de cursillo seminario formaciones curso_de aprendo lecciones_de clases_de asignatura
teacher: profesor profesora profesores docente docentes maestro profe profes maestros instructor profesoras maestra instructora docencia profesorado
exam: examen exámenes prueba convocatoria pruebas evaluación test certificación_de parcial selectividad oposición examinar evaluaciones
certificate: certificado título diploma justificante certificación acreditación diplomas certificados titulación certifica
enrol: inscripción inscribirse inscribo matrícula matricularse apuntarse apuntarme registro apunto apuntar inscribir registrarme matricular apuntarnos me_apunto matriculación matricularme inscripciones preinscripción inscribirme alta registrarse apuntado
level: nivel principiante avanzado niveles básico
group: grupo grupos alumnos personas máximo cuántos_alumnos
accommodation: alojamiento piso apartamento habitación residencia estudio vivienda dormir alojarse alojarme quedarme pensión_completa alojarnos dormitorio quedarnos
breakfast: desayuno desayunar desayunos desayunamos desayunan brunch > comidas
meals: comida comidas pensión > desayuno almuerzo cena
lunch: almuerzo almuerzos almorzar > comida comidas
dinner: cena cenas cenar > comidas
room: habitación cuarto individual doble habitaciones alcoba cuarto_doble > suite
checkin: llegada entrada entra check-in checkin check_in entrar
checkout: salida sale marcharse irse desalojar irnos check-out checkout check_out salir dejar_habitación dejar_piso dejar_cuarto dejar_apartamento
parking: aparcamiento aparcar parking coche coches garaje aparco estacionar estacionamiento aparcamientos cochera parqueo parquear parqueadero aparcamos estacionarse aparcarlo estacionar_el garajes
bike: bicicleta bicicletas bici cicla ciclista bicis ciclismo mtb
bus: autobús tren tranvía estación metro parada autobuses buses bus transporte tranvías cercanías guagua subte omnibus buseta renfe trenes subterráneo metrobús tram
airport: aeropuerto taxi recogida recoge traslado vuelo aeropuertos avión traslados shuttle vuelos aéreo
pets: mascota mascotas animales bicho animal peludo mascotita animalito animalitos > perro perros gato gatos
dog: perro perros can canes perra perras perrito cachorro perritos cachorros > mascota mascotas animales animal mascotita animalito < labrador caniche chihuahua galgo podenco pastor_alemán yorkshire bulldog
cat: gato gata gatos gatas gatito michi gatico felino felinos gatitos minino > mascota mascotas animales animal mascotita animalito
child: niño niños menor menores hijo hija hijos bebé jóvenes crío críos chaval chavales peque peques nene menor_de_edad pibe pibes niñito chiquillo chiquillos chiquitos nieto nieta nietos nena criatura nenes chiquitín churumbel
age: edad años mínima mayoría mayores viejo cuántos_años años_mínimos edad_mínima añitos mayor_de qué_edad
access: accesible silla_de_ruedas minusválidos acceso discapacidad discapacitados movilidad_reducida minusvalía rampa discapacitado accesibilidad en_silla minusválido barreras sin_escalones cojo invalidez
lift: ascensor escaleras escalera_mecánica ascensores
wifi: wifi internet red_inalámbrica inalámbrico
doctor: médico médicos doctor enfermera sanitarios médica consulta médicas doctora doctores matasanos doc enfermero enfermería traumatólogo cardiólogo
insurance: seguro aseguradora póliza mutua obra_social asegurado seguro_médico seguros asegurar eps isapre
emergency: emergencia emergencias urgencia urgencias urgente fuera_de_horario urgencias_de inmediata
ill: enfermo enfermedad malo enferma enfermar malita malito malo_de enfermarme pachucho enfermos indispuesto malucho
visa: visado permiso visados visas
id: pasaporte dni nie documento identidad documentación carné identificación ine carnet curp pasaportes identificarme identificar
environment: medio_ambiente medioambiente sostenible sostenibilidad reciclaje reciclar medioambiental sustentable reciclado verdes
charity: ong asociación benéfico beneficencia caridad sin_ánimo solidario solidaria
plan: plan tarifa suscripción planes suscripciones modalidad
subscription: suscripción abono suscribirme suscrito suscribirse
trial: prueba probar probar_gratis prueba_gratis pruebo probarlo prueba_de demo testear gratis_probar
upgrade: mejorar ampliar superior plan_superior
downgrade: bajar inferior plan_inferior
user: usuario usuarios miembro miembros plaza usuarios_puedo usuarias
invite: invitar invitación invito invitaciones
role: rol roles permiso permisos privilegios roles_de
remove_person: quitar expulsar echar expulsado echan sacar_a botar excluir expulsión eliminar_usuario expulsa vetar botan echarme me_echan
renew: renovar renovación prórroga renueva renovarlo prorrogar ampliar_el renovaciones prolongar se_renueva
limit: límite máximo cuántos tope máxima límites limitación limitado restricción restricciones máximos topes
storage: almacenamiento espacio almacenar capacidad_de gb
backup: copia_de_seguridad restaurar recuperar respaldo respaldos backup recuperación restauración
export: exportar descargar exportación descargo descargarme
import: importar subir importación subo
file: archivo fichero documento ficheros archivos documentos pdf adjunto
integrate: integración integrar conectar conexión integraciones vincular enlazar conector
sync: sincronizar sincronización actualización sincroniza sincronizan actualizar sincronizado
api: api
key: clave claves token api_key
rotate: rotar revocar regenerar
error: error problema fallo errores fallos falla bug avería_del problemas fallando errores_de incidencia
slow: lento lenta va_lento lag
old: antiguo viejo obsoleto antigua viejos vieja desfasado
notification: notificación notificaciones alerta aviso avisos alertas avisar notificar notifican avísame
mobile: móvil teléfono tableta celular móviles iphone teléfonos samsung celulares
app: aplicación app aplicaciones apps app_móvil aplicativo
browser: navegador chrome firefox safari
os: sistema_operativo > ios android windows linux
windows: windows windows_10 > sistema_operativo
linux: linux > sistema_operativo
ios: ios > sistema_operativo
android: android > sistema_operativo
language: idioma idiomas lengua < castellano inglés francés alemán español
sso: sso single_sign saml
twofactor: doble_factor 2fa dos_pasos mfa autenticación dos_factores segundo_factor
settings: ajustes configuración configurar opciones configuraciones ajuste preferencias configuro
embed: incrustar insertar incrustado embeber embebido incrusto widget iframe
share: compartir comparto compartido compartirlo publicar
server: servidor servidores alojado alojamiento_web hosting
uptime: disponibilidad caída caídas se_cae se_cayó
support: soporte asistencia ayuda soporte_técnico ayudar servicio_técnico apoyo
wash: lavar lavado limpiar lavarlo limpieza_de lavadora lavo limpio
waterproof: impermeable impermeabilizar impermeables impermeabilización se_moja repelente
sole: suela suelas suela_nueva poner_suelas remonta
shoe: zapato zapatos bota botas calzado zapatillas sandalias deportivas botines calzados mocasines
jacket: chaqueta chaquetas abrigo cazadora chaquetón anorak chubasquero parka casaca abrigos saco
tent: tienda_de_campaña carpa carpas tipi yurta
bag: bolsa mochila mochilas morral riñonera bolsas
try: probar probador probarme probármelo probadores probarse medirme
vegan: vegano vegana veganos veganas comida_vegana platos_veganos opciones_veganas
opening_date: empezar empieza empiezan inicio comienzo fecha fechas empezamos comienzan arrancar arranca arranque comienza inicia inician
deadline: plazo límite hasta antes fecha_límite plazo_de último_día fecha_tope plazos
duration: dura duración tiempo tarda tardan dura_cuánto duran tiempo_tarda cuánto_tarda tardáis dura_el cuánto_dura plazo_de horas_dura cuánto_tiempo
when: cuándo fecha día qué_día fechas qué_fecha
minimum: mínimo mínima mínimos
maximum: máximo máxima max como_máximo máximos
question: pregunta preguntas dudas duda faq
terms: condiciones términos contrato condiciones_generales letra_pequeña letra_chica cláusulas
law: ley legal jurisdicción tribunal legislación normativa legalmente leyes
company: empresa sociedad compañía empresarial compañías
about: historia fundada fundado fundó fundación_de fundador origen_de
news: noticias novedades blog prensa noticia novedad
newsletter: boletín newsletter darse_de_baja boletines suscribirme_al correos_publicitarios
feedback: opinión opiniones reseña valoración reseñas valoraciones opinar estrellas
waiting: esperar espera lista_de_espera cola esperas hacer_cola fila espero
lost: perdido perder pérdida extraviado extraviada perdí perdida extravié extravío perdidos me_dejé extravié_mi no_encuentro se_perdió extraviados me_olvidé dejé_olvidado
electricity: luz agua gas electricidad calefacción enchufe corriente enchufes suministro_eléctrico eléctrico
cleaning: limpieza limpiar limpiadora limpian limpio mucama
towels: toalla toallas sábanas toallón toallitas
postpone: aplazar posponer congelar pausar parar interrumpir retrasar suspender cambiar_de_fecha más_tarde retraso otro_día aplazo postergar posponerlo aplazamiento diferir congelación dejar_para pospongo congelo aplazarlo otra_fecha suspensión
library: biblioteca sala_de_estudio bibliotecas biblio hemeroteca
beginner: principiante principiantes desde_cero sin_experiencia principianta
online: línea online internet virtual por_internet digital zoom en_línea desde_casa a_distancia
inperson: presencial presenciales presencialmente
include: incluye incluido incluida incluidos incluidas incluyen va_incluido contiene incluyendo lleva_incluido entra_en
allow: permitido aceptamos admiten permite se_puede permiten dejáis admitís aceptan permitís dejan se_admiten permitida dejar_entrar está_permitido permiten_entrar se_aceptan permitidos admite
forbid: prohibido prohibida no_se_puede prohíben vetado no_dejan prohibición prohibidos no_permiten vedado prohibidas
gas: gas combustible cartucho bombona butano propano
bulky: voluminoso grande abultado enorme tamaño_grande
helmet: casco cascos yelmo
rope: cuerda cuerdas soga sogas cabo
snow: nieve nevar nevada nieva nevando
snowshoes: raqueta raquetas
ski: esquí esquís esquiar esquiar_en esquiador esquís_de snowboard
glove: guante guantes manoplas mitones
hat: gorro gorros sombrero gorra gorras boina sombreros visera
sock: calcetín calcetines soquetes calceta calcetas
trousers: pantalón pantalones vaqueros vaquero jeans tejanos leggings pantalones_cortos chándal
shirt: camisa camisas camiseta playera remera polera blusa polo camisetas franela
underwear: ropa_interior calzoncillos bragas sujetador lencería boxers calzones
clothes: ropa prendas indumentaria ropita prenda
glasses: gafas lentes anteojos espejuelos
watch: reloj relojes relojes_de
lamp: lámpara lámparas bombilla luz foco luces bombillas
battery: batería baterías pila pilas acumulador baterías_de power_bank
charger: cargador cargadores cargar usb enchufar_el
computer: ordenador ordenadores portátil computadora laptop compu computadoras notebook portátiles
printer: impresora imprimir impresoras tóner
camera: cámara cámaras foto fotos webcam gopro
kitchen: cocina cocinas cocinar cocinita fogón cocineta guisar
serving_food: comer > cocina
toy: juguete juguetes juego muñeca muñecas peluche lego puzzle juegos
book_paper: libro libros manual texto material librito
instructions: instrucciones manual guía instructivo manuales
wrapping: envoltorio envolver papel_de_regalo envolverlo para_regalo envuelto papel_regalo envuelven
packaging: embalaje caja cajas empaque embalar
label: etiqueta etiquetas pegatina adhesivo
scooter: patinete patinetes monopatín moto scooter patín_eléctrico ciclomotor
car: coche coches vehículo carro autos auto furgoneta autito buga auto_propio coches_de vehículos
tyre: neumático neumáticos rueda ruedas llanta llantas
motorway: autopista autovía carretera salida carreteras vía_rápida autopistas
swim: nadar natación piscina nadador pileta piscinas nado
sauna: sauna spa baño_turco hammam saunas
gym: gimnasio fitness entrenamiento gym entrenar crossfit gimnasios
yoga: yoga
massage: masaje masajes masajista masajear
hairdresser: peluquería peluquero pelo peluquera estilista peluquerías
locker: taquilla taquillas consigna guardarropa casillero casilleros taquillas_de locker lockers
luggage: equipaje maleta maletas maletero valija valijas petacas maletín
toilet: baño baños aseo aseos servicio váter retrete inodoro wc mear hacer_pipí excusado
shower: ducha duchas ducharse ducharme regadera bañera
airconditioning: aire_acondicionado aire aires_acondicionados
balcony: balcón terraza jardín balcones terraza_privada patio
view: vista vistas vistas_al panorámica mirador
beach: playa playas orilla mar
lake: lago lagos laguna
mountain: montaña montañas sierra monte montes
campsite: camping caravana parcela acampar caravanas campings casa_rodante
hostel: hostal albergue hostel albergues hostales
hotel: hotel hoteles motel hotelito
reception: recepción recepcionista mostrador
tour: visita visitas excursión excursiones guiada paseo tours ruta_guiada visita_guiada
audioguide: audioguía audioguías
exhibition: exposición exposiciones museo galería museo_de galerías pinacoteca
concert: concierto conciertos música espectáculo recital bolo concierto_de
seat: asiento asientos butaca asientos_juntos butacas
restaurant: restaurante restaurantes mesón restorán tasca comer_en
cafe: cafetería café comedor cafeterías café_con cafecito
menu: carta menú platos platillos comidas_que cartas
vegetarian: vegetariano vegetariana vegetarianos vegetarianas sin_carne comida_vegetariana platos_vegetarianos opciones_vegetarianas
allergy: alergia alergias alérgenos gluten celíaco alérgico alérgica alérgicos intolerancia intolerante celíaca celíacos sin_gluten frutos_secos cacahuete maní
takeaway: para_llevar take_away
smoke: fumar fumadores tabaco fumador fumo pitillo cigarro cigarrillo cigarrillos puro fuman
party: fiesta fiestas cumpleaños boda celebrar celebración farra festejo festejar parranda juerga guateque
hire_room: sala_de_reuniones alquilar_sala salón
noise: ruido ruidoso silencio tranquilo ruidos bulla estruendo ruidosos barullo jaleo
rubbish: basura residuos basuras contenedor reciclaje contenedores basurero cubo cubos tacho zafacón
dentist: dentista dental diente dientes odontólogo muela muelas odontología dentistas encía encías sacamuelas clínica_dental odontóloga
pharmacy: farmacia medicamento medicamentos pastillas medicinas medicina botica farmacéutico fármaco fármacos pastilla remedio remedios medicación antibiótico ibuprofeno
prescription: receta recetas volante recetar prescripción receta_médica recetan fórmula_médica receta_electrónica
vaccine: vacuna vacunas vacunación vacunar pinchazo vacunado inyección vacunarse vacunarme inmunización vacuno vacunados
hospital: hospital clínica hospitales sanatorio
pregnant: embarazada embarazo preñada gestación embarazadas en_estado gestante encinta
blood: sangre análisis analítica sacarme_sangre hemograma
therapy: terapia fisioterapia tratamiento fisio fisioterapeuta terapeuta terapias rehabilitación kinesiólogo
vet: veterinario veterinaria veterinarios veterinarias clínica_veterinaria
nursery: guardería infantil guarde guarderías kínder jardín_infantil preescolar escuela_infantil parvulario
school: escuela escuelas colegio cole colegios instituto secundaria liceo
university: universidad facultad uni universidades facultades campus
scholarship: beca becas becado
homework: deberes tareas tarea
absence: falta faltar faltas ausencia ausentarse ausente no_asistir ausencias pellas
grade: nota notas puntuación calificación calificaciones
results: resultado resultados nota notas calificaciones resultados_de_análisis informe_de resultados_de resultas
timetable: horario calendario horarios cronograma calendario_de
member: socio socios miembro miembros
volunteer: voluntario voluntarios voluntariado voluntaria voluntarias ayudar_como
internship: prácticas becario pasantía pasante pasantías prácticas_de practicante becaria
cv: currículum currículo solicitud cv candidatura curriculums
parttime: media_jornada tiempo_parcial medio_tiempo jornada_parcial
bank_account: cuenta_bancaria datos_bancarios cuenta_corriente
loan: préstamo préstamos hipoteca crédito prestar_dinero prestamo hipotecas créditos
interest: interés intereses tae
atm: cajero cajeros cajero_automático sacar_dinero sacar_plata cajeros_automáticos
cash: efectivo metálico en_mano billetes_y en_metálico suelto cash
paypal: paypal
currency: moneda divisa divisas dólares pesos
tip: propina propinas propinar propi servicio_incluido
fine: multa multas penalización penalizar recargo sanción penalidad multar multan multado sanciones me_multan penalizan infracción
reminder: recordatorio_de_pago requerimiento
declined: rechazado rechazada rechazo declinada rechazan pago_fallido
contract: contrato contratos contratación acuerdo convenio
notice_period: preaviso antelación avisar_con
tenant: inquilino arrendatario casero inquilinos arrendatarios inquilina arrendador locatario propietario_y
house: casa casas piso apartamento vivienda vivienda_en hogar chalet apartamentos inmueble viviendas
moving: mudanza mudarse mudarme me_mudo mudanzas
neighbour: vecino vecinos vecina vecinas vecindario vecindad
key_door: llave llaves cerradura llavero candado
permit: permiso licencia autorización permisos licencias autorizar
driving_licence: carné_de_conducir permiso_de_conducir brevete
form: formulario formularios solicitud modelo_de rellenar
signature: firma firmar firmo firmas firmado rúbrica
birth_certificate: partida_de_nacimiento nacimiento registro_civil
council: ayuntamiento municipio municipalidad municipal concejo cabildo
police: policía poli guardia_civil policial
accident: accidente accidentes lesión choque colisión accidentado
theft: robo robado hurto robaron ladrón hurtado asalto me_robaron atraco mangado afanado
weather: tiempo lluvia tormenta clima llover lloviendo pronóstico mal_tiempo viento
season: temporada verano invierno primavera otoño julio agosto temporadas estival verano_e
night: noche noches noche_en
morning_time: mañanas mañana de_mañana matutino
evening_time: tardes tarde noche atardecer
radius: distancia lejos kilómetros metros lejos_de distancias km
installation: instalación instalar montaje instalador instalan instalado
assembly: montaje montar armado ensamblar montado montan ensamblaje
maintenance: mantenimiento revisión mantener revisiones mantención
disposal: desecho retirada eliminar retirar_el desechar
second_hand: segunda_mano usado usados usada usadas de_ocasión reacondicionado
tradein: recompra recompran compráis_usados
sample: muestra muestras muestrario muestras_gratis probador_de
custom: personalizado personalizar medida grabado personalizada personalizados a_medida grabar
brand: marca marcas fabricante fabricantes marca_de
origin: fabricado origen producido elaborado fabrican
organic: ecológico orgánico biológico orgánicos ecológicos bio ecológica
wholesale: mayorista mayoristas distribuidor mayoreo distribuidores por_mayor
partner: socio afiliado afiliados alianza
press_media: prensa medios
cookies: cookie cookies
guest_checkout: como_invitado sin_registrarse sin_registro
wishlist: favoritos lista_de_deseos deseos guardar_favoritos
basket: cesta carrito
preorder: reservar preventa preventas reserva_anticipada
minimum_order: pedido_mínimo compra_mínima importe_mínimo pedidos_mínimos
signature_delivery: dejar_vecino
opening_new: novedades lanzamiento nuevos recién_llegados últimos_modelos nueva_colección
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
owner: propietario dueño titular dueños titulares propietaria dueña propietarios
admin: administrador administradora administradores admin administrar
guest: invitado invitados visitante huésped huéspedes visita visitantes
companion: acompañante acompañantes acompañar cuidador asistente_personal
senior: jubilado jubilados mayores tercera_edad jubilada jubiladas ancianos ancianas adultos_mayores viejitos jubilación anciano
family: familia familias familiar familiares
couple: pareja parejas dos_personas matrimonio_joven
women: mujer mujeres señora
men: hombre hombres caballero
equipment: equipo equipamiento material equipos aparejo
private_lesson: particular particulares individual individuales privada clase_particular clases_particulares particulares_de clase_individual privadas
medical_note: justificante_médico certificado_médico parte_médico constancia_médica
badge: tarjeta_de_acceso tarjeta_identificativa gafete
boat: barco barcos bote botes velero yate buque
ferry: ferry transbordador ferris ferri
kayak: kayak piragua
canoe: canoa canoas
mattress: colchón colchones
bed: cama camas litera literas cama_doble catre camita
sofa: sofá sofás diván tresillo
table: mesa mesas mesita
chair: silla sillas taburete sillas_de
furniture: mueble muebles mobiliario cómoda
washing_machine: lavadora lavandería lavadoras
fridge: nevera frigorífico heladera refrigerador refri frigo neveras
jewellery: joya joyas joyería anillo collar pulsera pendientes alhaja joyas_de
dress: vestido vestidos
skirt: falda faldas
drink: bebida bebidas refresco refrescos jugo zumo agua_mineral gaseosa
wine: vino vinos vino_blanco vinito
beer: cerveza cervezas birra caña chela chelas cervecita
cake: tarta pastel tartas torta bizcocho pasteles queque
bread: pan panes pancito bollo baguette
bakery: panadería panadero
month: mes meses mensual al_mes por_mes mensualmente mensualidad
year: año años anual anualmente al_año por_año anuales
week: semana semanas semanal por_semana semanalmente
fear: miedo temor ansiedad pánico nervioso fobia asusta asustado terror acojonado susto nervios nerviosa me_aterra cagado
pain: dolor dolores duele me_duele dolores_de doler me_duelen daño jaqueca
parent: padre madre padres mamá papá tutor mami papi madrastra padrastro tutores papás progenitor
take_picture: fotografiar fotos fotografía sacar_fotos hacer_fotos fotografiarse selfie tomar_fotos fotografías
borrow: prestar préstamo préstamos sacar tomar_prestado pedir_prestado prestan prestamo
donate: donar donación donaciones regalar dono donante dar_ropa
entrance: entrada acceso entrar entro entramos pasar_dentro puerta
last_time: último última últimos último_pase últimas
treatment: tratamiento tratamientos curar tratarme tratar
substitute: sustituto suplente sustitución sustituir sustituye suplencia
documents_needed: papeles documentos documentación justificante requisitos qué_papeles qué_documentos documentos_necesarios papeleo > traer aportar
retry: reintentar reintento repetir reintentos
bounce: rebotado rebote bloqueado
unblock: desbloquear reactivar desbloqueo reactivación desbloqueen reactivo
bring_along: acompañar acompañante acompañarme venir_conmigo acompañado
day_pass: pase_diario entrada_suelta bono_diario día_suelto entrada un_día pase_de_día entrada_diaria entrada_individual entrada_puntual entradas_sueltas
season_ticket: abono bono pase_anual tarjeta_anual abono_anual abonos bonos carné_anual entrada_anual carnet_anual
noshow: faltar olvidar presentarse ausencia falto no_ir no_vengo no_me_presento olvidé perdí_la no_aparezco no_acudir no_acudo no_presentarse no_asistir me_duermo falté no_presentarme me_olvido no_comparecer
keep_thing: guardar conservar guardado custodiar consigna guardáis conserváis guardan custodia guardarlo se_guardan conservan
injury: lesión lesionado herido rotura pierna brazo tobillo herida heridas esguince fractura lesiones lastimado rodilla quebrado lesioné torcedura quemadura
appliance: televisor tele televisión electrodoméstico electrodomésticos aparato nevera horno lavavajillas aspiradora tv televisores aparatos electrónicos tostadora
bulky_waste: voluminosos muebles enseres trastos sofá colchón cachivaches mueble_viejo colchones muebles_viejos
recycling_centre: punto_limpio vertedero reciclaje ecoparque puntos_limpios chatarra deixalleria
glass_paper: vidrio papel cartón plástico botellas vidrios botellas_de latas contenedor_amarillo tarros
fasting: ayunas comer desayunar beber ayuno ayunar en_ayunas comer_antes estómago_vacío sin_comer beber_agua
checkup: consulta revisión chequeo visita control reconocimiento_médico control_médico chequeos revisión_médica reconocimiento examen_médico
operation: operación cirugía operar operarlo quirófano intervención operarme operado intervención_quirúrgica operaciones quirúrgica opero operarse
neutering: castrar castración esterilizar esterilización capar castrado esterilizado esterilizar_a castrarlo capado castraciones
xray: radiografía radiografías ecografía rayos_x placa resonancia ecografías tac radiografia
teeth_cleaning: limpieza_dental limpieza_bucal higiene sarro profilaxis
braces: ortodoncia brackets aparato alineadores frenillos aparatos ortodoncista invisalign dientes_torcidos enderezar
symptoms: fiebre tos resfriado gripe síntomas mocos tos_y catarro vómitos diarrea resfrío mareo síntoma
home_visit: domicilio visita_domicilio casa a_domicilio
travel: viaje viajar viajes viajo extranjero viajar_a vacaciones_en viajero
noise_neighbour: ruido molestias vecinos escándalo música_alta vecino_ruidoso ruidos_molestos escandaloso contaminación_acústica
mould: moho humedad humedades mohoso hongos húmedo manchas_negras
leak: fuga gotea goteras inundación gotera fugas tubería pierde_agua goteo inundado
haircut: corte cortes corte_de_pelo cortar_el_pelo
bridal: novia novias boda bodas
service_area: zona zonas zona_de_servicio cobertura
blocked: atascado atasco desatascar desatasco desatascos desatascan desagüe fregadero taponado obstruido atascada cañería
heating: calefacción caldera radiador radiadores calderas calefactor
key_lost: llave llaves cerradura cerrajero llaves_perdidas cerrajería
rent_money: alquiler renta mensualidad alquileres alquiler_atrasado
rent_increase: subida aumento sube incremento subirme_el aumentar incrementar me_suben ipc
sublet: subarrendar realquilar airbnb subarriendo subarrendar_una subalquilar subalquiler
renovate: reforma reformas obra obras pintar reformar taladrar remodelar remodelación pintura
waiting_list: lista_de_espera espera
debt: deuda deudas impago moroso deudor endeudado morosidad morosos deudas_pendientes adeudado
cant_pay: pagar permitirme sin_dinero no_tengo_dinero apurado sin_blanca pelado sin_plata dificultades_económicas tieso apuros sin_recursos
benefit: ayuda ayudas subvención prestación subsidio prestaciones subvenciones ayuda_económica bono_social subsidios ayudas_sociales
idcard: dni carné pasaporte documento_identidad dni_nuevo carnet documento_nacional pasaportes
residence: empadronamiento padrón empadronarse mudanza empadronarme empadronar empadrono padrón_municipal
marriage: boda casarse matrimonio casarme me_caso casamiento nupcias casarnos registro_civil
death: fallecimiento defunción entierro muerto murió muerte fallecido velorio funeral tanatorio morir difunto sepelio
dog_tax: perro censo_canino censar perros
building_permit: licencia_obras licencia_de_obra
fireworks: fuegos petardos cohetes pirotecnia fuegos_artificiales petardo
complaint: queja quejas quejarse reclamar quejarme reclamaciones hoja_de_reclamaciones reclamo quejo
objection: recurso alegación recurrir impugnar apelar apelación alegaciones oponerme recursos
found_property: objetos_perdidos perdido encontrado encontré objetos_encontrados
barbecue: barbacoa barbacoas parrilla parrillada asar parrillas carbón parrillero
campfire: fuego hoguera fogata fogatas hogueras hacer_fuego
pool_gear: bañador traje_de_baño bikini bañadores
swim_cap: gorro gorros gorro_de_baño gorro_de_natación
sheets: sábanas ropa_de_cama almohada sábana almohadas manta edredón frazada
cot: cuna trona cunas silla_alta moisés
laundry: lavandería lavadora secadora colada lavanderías secadoras
groceries: supermercado compra comestibles tienda súper supermercados ultramarinos abarrotes colmado
tourist_tax: tasa_turística impuesto_turístico ecotasa
late_arrival: tarde llegar_tarde medianoche llego_tarde llegada_tardía de_madrugada llegamos_tarde
half_board: media_pensión
full_board: pensión_completa todo_incluido
stroller: carrito cochecito carriola
baby_changing: cambiador pañales pañal amamantar cambiar_pañales
guide_dog: perro_guía perro_lazarillo perros_guía lazarillo
bag_check: mochila bolso guardarropa mochilas bolsos
stuff: cosas pertenencias objetos chismes bártulos efectos_personales
photo_rules: grabar vídeo fotos filmar vídeos grabar_vídeo video trípode flash
personal_trainer: entrenador entrenador_personal entrenadora entrenadores entrenamiento_personal coach
induction: introducción primera_visita iniciación
childcare_gym: guardería ludoteca canguro niñera cuidar_niños babysitter canguros
showers: ducha duchas vestuario vestuarios ducharme
joining_fee: matrícula cuota_de_alta gastos_de_gestión inscripción_inicial
direct_debit: domiciliación recibo domiciliar domiciliado débito_automático débito_directo domiciliación_bancaria domiciliados
minimum_term: permanencia compromiso contrato_mínimo permanencias período_mínimo duración_mínima atado
warmwater: agua_caliente temperatura agua_calentita
quiet_hours: silencio descanso callar
server_place: almacenan almacenados servidores servidor
nonprofit_discount: ong asociaciones sin_fines
trial_length: prueba periodo_de_prueba probar mes_gratis
close_account: cerrar_cuenta baja darse_de_baja eliminar_cuenta borrar_cuenta cancelar_cuenta
sick_leave: baja_médica justificante licencia_médica de_baja incapacidad
vacation_leave: vacaciones días_libres pedir_vacaciones día_libre permiso_retribuido
shift: turno turnos cuadrante cambiar_turno
clock_in: fichar fichaje marcar_entrada registro_horario control_horario fichada reloj_checador ficho
break_pause: descanso pausa descansos recreo pausas
sms: sms mensaje_de_texto
manual_help: primeros_pasos tutorial guía_rápida tutoriales cómo_empiezo
desktop: escritorio ordenador pc mac windows
not_working: no_funciona falla bloqueado cuelga no_carga no_arranca no_abre se_cuelga no_anda se_cierra no_responde no_enciende no_tira se_traba colgado
expired_code: caducado código código_caducado código_vencido código_inválido
money_slang: dinero pasta pelas plata guita parné varo biyuya lucas luca
husband_wife: marido mujer esposo esposa pareja cónyuge mujer_y
friend: amigo amigos amiga invitado colega colegas amigas colegui cuate pana amiguete carnal amigas_y amistades
grandparents: abuela abuelo abuelos mayores abuelita abuelito yaya yayo nonna abuelas iaia abueli
teenager: adolescente adolescentes jóvenes quinceañero adolescencia joven juvenil muchachos
toddler: bebé bebés niño_pequeño recién_nacido bebito
school_class: grupo_escolar escolares excursión_escolar visita_escolar visitas_escolares grupos_escolares
birthday_party: cumpleaños fiesta_de_cumpleaños cumple cumples fiesta_infantil
wheelchair: silla_de_ruedas andador movilidad andadores
blind_deaf: ciego sordo lengua_de_signos ciegos sordos invidente discapacidad_visual braille sorda ciega
loan_period: plazo_de_préstamo préstamo
library_card: carné carnet_de_biblioteca
late_return: retraso multa sanción devolver_tarde devolución_tardía sanciones
printing: imprimir impresora copias fotocopias escanear fotocopiar fotocopia escáner fotocopiadora impresión imprimo
study_place: sala_de_estudio estudiar
homepage_apply: solicitar solicitud pedir tramitar solicito gestionar postular postularme trámite tramito solicitudes
pick_up_person: recoger recogida
bring_item: traer llevar llevarme
change_booking: cambiar_reserva modificar aplazar modificación
confirmation: confirmación confirmar confirmado confirman confirmáis
winner: ganar sorteo premio ganador gané premios ganadores rifa
football: fútbol partido liga equipo fútbol_sala balompié futbol pachanga partidos
lost_card: tarjeta_perdida duplicado tarjeta_robada tarjeta_nueva tarjeta_extraviada
first_aid: primeros_auxilios ambulancia botiquín desfibrilador paramédico primer_auxilio
poison: veneno envenenado intoxicación tragado envenenamiento comido_chocolate intoxicado se_tragó venenoso
rabbit_small: conejo conejos hámster conejillo conejito cobaya cobayas cuy hurón roedor roedores hámsters jerbo
exotic: reptil reptiles serpiente serpientes iguana iguanas aves pájaro loro loros tortuga tortugas periquito periquitos canario lagarto pájaros gecko camaleón culebra ave cacatúa agaporni
grooming: peluquería peluquería_canina cortar_el_pelo pelo peluquero_canino estética_canina
pet_food: pienso comida croquetas alimento_para
adopt: adoptar adopción adoptado refugio protectora adoptado_un adopto acoger
puppy: cachorro cachorros gatito camada cachorrito cachorrita cría crías cachorritos gatitos
solar: placas_solares solares paneles panel_solar energía_solar fotovoltaica fotovoltaico placa_solar
garage: garaje cochera garajes cocheras
charging_ev: cargador coche_eléctrico punto_de_carga tesla vehículo_eléctrico
speed_trial: clase_de_prueba clase_gratis primera_clase clase_gratuita prueba_gratuita clase_muestra
dresscode: vestimenta código_de_vestimenta ropa cómo_vestir qué_ponerse atuendo vestir corbata
alcohol: alcohol vino cerveza copas trago licor ron bebidas_alcohólicas whisky ginebra vodka alcohólicas
own_food: picnic comida_propia bocadillo bocata llevar_comida mi_comida traer_comida fiambrera tupper merienda lonchera
kids_menu: menú_infantil menús_infantiles ración_infantil plato_infantil
reserve_table: mesa reservar_mesa mesa_para reservar_sitio
opening_today: hoy mañana ahora hoy_abren esta_noche abierto_hoy
capacity: aforo plazas lleno completo cuántas_personas caben sitio_para cabe
safe_deposit: caja_fuerte cajas_fuertes
guarantee_satisfaction: no_me_gusta satisfacción arrepiento no_satisfecho
pilates: pilates
accountant: contable contabilidad gestor gestoría asesor contador contadora gestores asesoría contables asesor_fiscal
logo: logo logotipo membrete logos logotipos emblema imagen_corporativa
driving: conducir conducción autoescuela conductor manejar manejo autoescuelas conduzco
fail_exam: suspender suspendo suspenso suspendido repetir aprobar catear repruebo jalar no_apruebo no_aprobar suspendí suspendes cateo suspensos bochar
sdk: sdk librería paquete
spreadsheet: hoja_de_cálculo excel csv xls google_sheets
customer: cliente clientes clienta clientela clientas
interpreter: intérprete traductor traductora intérpretes traducir interpretar
playground: parque_infantil columpios columpio zona_infantil juegos_infantiles arenero parques_infantiles
mayor: alcalde alcaldesa regidor alcaldes presidente_municipal
election: elecciones votar voto votaciones votación votante urna comicios sufragio
filling: empaste empastes caries muela_picada empastar obturación amalgama
crown: corona coronas corona_dental funda_dental
implant: implante implantes implantología diente_postizo implante_dental dientes_postizos
whitening: blanqueamiento blanquear dientes_blancos blanqueamiento_dental blanquearme
anaesthetic: anestesia anestesiar sedación anestesian anestesia_general sedar anestesista anestesia_local sedado
eye_test: vista óptica oculista ojos oftalmólogo optometrista graduación oftalmóloga
hairdryer: secador secadores
theatre: teatro cine película películas teatros peli pelis película_de cines
out_of_hours: guardia noche madrugada de_guardia de_noche noches
stop_using: inactivo inactiva
full_price: adulto adultos tarifa_general entrada_general tarifa_normal precio_normal tarifa_completa precio_completo entrada_normal precio_general tarifa_adulto persona_adulta
unemployed: parado parados desempleado desempleados paro desempleo demandantes en_paro sin_trabajo desempleada desempleadas desocupado cesante parada paradas sin_empleo inem
year_end: nochebuena nochevieja navidad año_nuevo diciembre noche_vieja noche_buena navidades
crampons: crampones crampón
avalanche_gear: avalancha alud arva
harness: arnés arneses
climbing: rocódromo bouldering
hiking: senderismo trekking
walking_poles: bastones bastón
camping_stove: infiernillo
blister: ampolla ampollas rozadura
ski_service: encerado encerar
zip: cremallera cremalleras cierre_relámpago
insole: plantillas_ortopédicas ortopédicas
laces: cordones cordón
fair_trade: comercio_justo ético ética trabajo_infantil
harmful_substances: pfas pfc sustancias_nocivas
animal_welfare: bienestar_animal maltrato_animal
carbon_footprint: co2 emisiones
uniform: uniforme uniformes
price_match: mejor_precio igualáis igualan
counterfeit: falsificación falsificado imitación
scam: estafa fraude phishing timo estafadores
pickup_point: consigna_automática
wrong_item: artículo_equivocado producto_equivocado pedido_equivocado producto_erróneo
missing_item: incompleto incompleta falta_algo
return_label: etiqueta_prepagada
modify: editar
gift_message: dedicatoria
tailor: sastre modista costurera dobladillo
shrink: encoger encoge encogido encogió
stain: mancha manchas manchado
smell: olor olores huele oler apesta
brochure: catálogo catálogos
advice: aconsejar
puncture: ponchadura
ebike: bicicleta_eléctrica bici_eléctrica bicicletas_eléctricas bicis_eléctricas e-bike ebike
electric: eléctrico eléctrica eléctricos eléctricas
umbrella: paraguas
workspace: workspace
annual_billing: facturación_anual pago_anual plan_anual
prorated: parte_proporcional
auto_renew: renovación_automática renueva_automáticamente renueva_solo
double_charge: doble_cargo cobro_doble cobro_duplicado
unknown_charge: cargo_desconocido cobro_desconocido cobro_indebido
chargeback: retrocesión
dpa: dpa subencargados
compliance: cumplimiento_normativo iso27001 soc2
sla: sla
roadmap: roadmap próximas_funciones
changelog: changelog
beta: beta versión_beta acceso_anticipado
custom_field: campo_personalizado campos_personalizados
archive: elementos_archivados
trash_restore: recuperar_eliminados
bulk_edit: edición_masiva masivamente
merge: fusionar fusión juntar
clone: clonar
shortcut: atajo atajos
dark_mode: modo_oscuro tema_oscuro modo_noche
calendar: ical
read_only: solo_lectura
shared_link: enlace_público enlace_compartido compartir_enlace
white_label: marca_blanca
provisioning: scim aprovisionamiento
logout: cerrar_sesión sesión_caducada desloguearme
file_size: tamaño_máximo
sandbox: sandbox
self_hosted: autoalojado servidor_propio on_premise
open_source: código_abierto código_fuente
system_requirements: requisitos_mínimos
software_update: última_versión
rollback: versión_anterior rollback
docker: docker dockerfile docker_compose
restart: reiniciar reinicio reinicia
factory_reset: resetear
troubleshooting: depurar depuración
memory_usage: memoria ram memoria_ram
scaling: alta_disponibilidad clúster
database: postgres mysql
firewall: firewall cortafuegos proxy lista_blanca
ssl: ssl tls https certificado_ssl
command_line: cli bash powershell
config_file: yaml
cache: caché memoria_caché borrar_caché
scheduled_job: cron tarea_programada tareas_programadas
end_of_life: sin_soporte
monitoring: métricas
on_call: de_guardia
mute: no_molestar desactivar_notificaciones
threshold: umbral umbrales valor_límite
chat: chat chatear
livestream: streaming webinar seminario_web
host_family: familia_anfitriona familias_anfitrionas
student_residence: residencia_estudiantil colegio_mayor
intensive_course: curso_intensivo
evening_class: clases_nocturnas curso_nocturno
holiday_camp: colonias
course_materials: material_didáctico
language_exchange: tándem
native_speaker: nativo nativos nativa lengua_materna
leisure_programme: ocio tiempo_libre
catch_up_class: recuperar_clase
attendance: asistencia_obligatoria
school_term: semestre trimestre curso_escolar año_escolar curso_académico
tuition_fees: tasas_académicas cuota_escolar
school_meals: comedor_escolar almuerzo_escolar
after_school_care: aula_matinal horario_ampliado
lice: piojos liendres
open_day: puertas_abiertas
degree: carrera_universitaria
study_credits: ects créditos_ects créditos_académicos
transcript: expediente_académico historial_académico
study_abroad: erasmus
thesis: tesis tfg tfm
extra_bed: cama_supletoria cama_extra camas_supletorias
early_checkin: entrada_anticipada llegar_antes check-in_anticipado
late_checkout: salida_tardía check-out_tardío
electric_hookup: conexión_eléctrica enganche_eléctrico
motorhome: casa_rodante
holiday_cabin: cabaña cabañas bungaló bungalow glamping
chemical_toilet: aguas_grises wc_químico
drinking_water: agua_potable
mosquitoes: mosquitos mosquito insectos zancudos
horse_riding: equitación
golf: golf
tennis: tenis
set_menu: menú_ejecutivo
outdoor_seating: sentarse_fuera comer_fuera mesas_fuera
spicy: picante picantes enchilado
corkage: vino_propio propia_botella
leftovers: sobras
lactose: lácteos sin_lactosa
gift_shop: souvenir souvenirs recuerdos
last_admission: última_entrada último_acceso última_admisión
subtitles: subtítulos subtitulada versión_original
standing_ticket: de_pie
seating_plan: elegir_asiento
eticket: entrada_electrónica entrada_digital billete_electrónico código_qr
lineup: artistas elenco
choir: coro coros cantar coral
rehearsal: ensayo ensayos ensayar
ebook: libro_electrónico libro_digital
interlibrary_loan: préstamo_interbibliotecario otras_bibliotecas
genealogy: genealogía antepasados árbol_genealógico
lane_swimming: nadar_largos nado_libre
aqua_fitness: aquagym aquafitness aeróbic_acuático
paddling_pool: piscina_infantil chapoteadero
lifeguard: salvavidas
free_weights: mancuernas
busy_times: hora_punta horas_punta
nutrition: nutrición dieta dietas nutricionista adelgazar perder_peso
new_patient: nuevo_paciente nuevos_pacientes
medical_records: historia_clínica historial_médico expediente_médico historial_clínico
discharge: alta_médica alta_hospitalaria
childbirth: parto partos comadrona partera
contraception: diu
mental_health: psiquiatra salud_mental depresión
dermatology: lunar lunares acné
gynaecology: citología papanicolau
contact_lenses: lentes_blandas
side_effects: efecto_secundario efectos_secundarios efectos_adversos
dosage: dosis posología dosificación
specialist_referral: derivación
video_consultation: teleconsulta
root_canal: endodoncia endodoncias
dentures: dentadura_postiza prótesis_dental
parasites: pulgas
euthanasia: eutanasia
pet_boarding: residencia_canina hotel_canino guardería_canina
dog_training: adiestramiento adiestrador educación_canina adiestrar
insurance_excess: franquicia
report_damage: dar_parte
liability: responsabilidad_civil
no_claims_bonus: sin_siniestros
online_banking: banca_online banca_electrónica banca_móvil
overdraft: números_rojos
block_card: bloquear_tarjeta
home_loan: préstamo_hipotecario crédito_hipotecario
joint_account: cuenta_conjunta cuenta_compartida cuenta_mancomunada
power_of_attorney: poder_notarial apoderado autorización_escrita
investing: acciones etf fondos
hazardous_waste: residuos_peligrosos residuos_tóxicos pintura_vieja
garden_waste: residuos_verdes poda
resident_parking: zona_azul
street_damage: bache baches farola farolas alumbrado_público
roadworks: desvío desvíos
start_business: autónomos
property_tax: ibi predial
tax_return: irpf
criminal_record: antecedentes_penales
citizenship: nacionalidad ciudadanía
asylum: asilo_político protección_internacional
cemetery: tumba sepultura panteón
divorce: divorcio divorciarse divorciado divorciar
inheritance: herencia herencias testamento heredar heredero herederos
notary: notario notaría notarial notarios
certified_copy: copia_compulsada apostilla
power_cut: sin_luz corte_eléctrico
water_hardness: agua_dura
final_bill: factura_final liquidación_anual regularización
green_power: energía_verde energía_renovable
broadband: fibra fibra_óptica banda_ancha
mobile_coverage: sin_señal sin_cobertura cobertura_móvil
sim_card: tarjeta_sim sim esim
roaming: roaming
mobile_data: datos_móviles megas
router: router módem rúter
internet_speed: mbps
strike: huelga huelgas
rail_replacement: autobús_sustitutorio servicio_sustitutorio
seat_reservation: reservar_asiento
platform: andén andenes
fare_zone: zona zonas zona_tarifaria
fare_evasion: sin_billete colarse
unaccompanied_minor: viajar_solo volar_solo
lost_luggage: equipaje_perdido maleta_perdida
fuel: gasolina gasoil gasóleo nafta
mileage: kilómetros_incluidos kilometraje_ilimitado
additional_driver: conductor_adicional segundo_conductor otro_conductor
child_seat: silla_infantil alzador
round_trip: viaje_redondo
automatic_gearbox: cambio_automático coche_automático transmisión_automática
vehicle_inspection: itv inspección_técnica verificación_vehicular
roadside_assistance: grúa remolque auxilio_vial
dents_paintwork: abolladura abollón
windscreen: parabrisas luna_delantera
car_wash: autolavado
hair_colour: tinte teñir mechas balayage
beard: afeitado afeitar bigote
manicure: manicura
pedicure: pedicura podólogo podología
hair_removal: depilación depilar depilación_láser
facial: tratamiento_facial limpieza_facial esteticista
tattoo: tatuaje tatuajes tatuar tatuador
piercing: piercing piercings
estate_agent: inmobiliaria inmobiliarias agente_inmobiliario
valuation: tasación tasaciones tasar avalúo
service_charges: gastos_incluidos suministros expensas
furnished: amueblado amueblada amueblados amoblado
legal_aid: justicia_gratuita
first_consultation: primera_consulta primera_visita primera_cita
storage_unit: mini_bodega
electrician: instalación_eléctrica
decorator: pintor pintores empapelar
roofing: tejado tejados tejas techador
carpenter: carpintero carpintería ebanista
glazing: ventanas ventana acristalamiento
insulation: aislamiento_térmico aislar aislamiento
heat_pump: aerotermia
pest_control: plaga plagas ratas cucarachas avispas fumigación
chimney: chimenea chimeneas deshollinador
open_application: candidatura_espontánea
remote_work: teletrabajo remoto trabajo_remoto
employee_benefits: beneficios_sociales
apprenticeship: formación_dual
overtime: horas_extra horas_extras horas_extraordinarias
baptism: bautizo bautizos bautismo bautizar
worship: misa misas culto
clergy: párroco sacerdote
food_bank: comedor_social
donation_receipt: desgravar desgravación
bylaws: estatutos reglamento_interno
tournament: torneo torneos
running_race: maratón media_maratón carrera_popular
dance: baile bailes bailar danza ballet
reentry: reingreso
corporate_event: team_building
live_music: dj
photo_shoot: sesión_fotográfica
photo_editing: retoque_fotográfico retocar photoshop
copyright: copyright propiedad_intelectual
photo_prints: copias_fotográficas revelado revelar_fotos lienzo
veg_box: cesta_ecológica
farm_shop: venta_directa
street_market: tianguis
eggs: huevos huevo gallinas
meat: ternera cordero cerdo carnicería carnicero
seafood: marisco mariscos
cheese: queso quesos quesería
shelf_life: consumo_preferente vida_útil
ingredients: aditivos
calories: calorías valor_nutricional valores_nutricionales kcal
flowers: flores floristería florista florería rosas
petting_zoo: acariciar zoo_interactivo
anonymous: anónimo anónima anónimamente anonimato
identity_check: kyc
name_change: nombre_equivocado
address_change: nueva_dirección
lgbt: lgbt lgtbi lesbiana gay
drone: dron drones
sun_lounger: tumbona tumbonas hamaca
bathrobe: albornoz albornoces
power_socket: tomacorriente
bullying: acoso bullying acoso_escolar
domestic_violence: violencia maltrato malos_tratos
addiction: adicción adicciones adicto
homelessness: sin_techo sintecho
care_home: geriátrico
meeting_point: dónde_quedamos
difficulty: exigente
bad_weather: mal_tiempo si_llueve
mountain_guide: guía_turístico
microchip: microchip microchips chip chips
family_ticket: entrada_familiar bono_familiar tarifa_familiar
`;

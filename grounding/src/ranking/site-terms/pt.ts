export const pt = `
phone: telefone ligar número telemóvel celular
email: email e-mail correio escrever
contact: contato contacto ajuda atendimento
address: endereço morada rua onde
map: mapa como_chegar direções rota
hours: horário horários abertura aberto fechado horas abre fecha
weekdays: fim_de_semana aberto fechado
holiday: feriado feriados férias natal páscoa
shop: loja lojas
price: preço preços custo custa custam tarifa valor quanto
cheap: barato barata económico
expensive: caro cara
discount: desconto descontos promoção
code: código cupão cupom voucher
sale: saldos liquidação promoções
free: grátis gratuito
deposit: caução sinal depósito adiantamento
tax: imposto iva alfândega
delivery: entrega entregar envio enviar frete
parcel: encomenda pacote pedido
track: rastrear rastreio seguimento acompanhar
late: atraso atrasado atrasada demora chegou tarde
express: expresso urgente rápido
abroad: estrangeiro internacional exterior
pickup: recolha levantamento levantar retirar
return: devolução devolver devoluções retorno
refund: reembolso reembolsar
exchange: troca trocar
cancel: cancelar cancelamento anular
broken: avariado partido danificado defeito estragado
warranty: garantia
claim: reclamação reclamar queixa
repair: reparação reparo consertar
spare: peça peças sobresselentes
size: tamanho tamanhos medida medidas
weight: peso pesa pesam
colour: cor cores
material: material tecido couro algodão lã
stock: disponível disponibilidade estoque stock esgotado
pay: pagar pagamento pagamentos aceitamos
card: cartão
instalments: prestações parcelas parcelado financiamento
transfer: transferência banco iban
invoice: fatura recibo
order: pedido encomendar comprar
giftcard: cartão_presente vale_oferta voucher presente
valid: válido validade
points: pontos fidelidade clube sócio
student: estudante estudantes aluno
account: conta
login: entrar iniciar_sessão login acesso
password: senha palavra-passe
delete: apagar eliminar excluir remover
privacy: privacidade dados pessoais rgpd
security: segurança seguro encriptado
job: emprego vagas trabalho
salary: salário ordenado remuneração
staff: pessoal equipa funcionários
boss: diretor diretora chefe gerente dono
rent: aluguel alugar
book: reservar reserva
appointment: consulta marcação marcações
ticket: bilhete bilhetes entrada ingresso
event: evento eventos workshop
course: curso cursos aula aulas
teacher: professor professora docente instrutor
exam: exame exames prova teste
certificate: certificado diploma
enrol: inscrição matrícula
level: nível iniciante intermédio avançado
group: grupo grupos participantes máximo
accommodation: alojamento hospedagem quarto apartamento
breakfast: pequeno-almoço café_da_manhã refeição almoço jantar
room: quarto quartos sala
checkin: chegada check-in
checkout: saída check-out partida
parking: estacionamento carro
bike: bicicleta bicicletas
bus: autocarro ônibus comboio trem metro estação paragem
airport: aeroporto transfer táxi
pets: cão cachorro animais gato gatos cães cadela animal
child: criança crianças filho filha filhos bebé
age: idade anos mínima
access: acessível acessibilidade cadeira_de_rodas
lift: elevador escadas
wifi: wifi internet wi-fi
doctor: médico médica doutor clínica
insurance: seguro segurado
emergency: emergência urgência urgente
ill: doente doença
visa: visto
id: identificação passaporte bilhete_de_identidade
environment: ambiente sustentável sustentabilidade reciclagem
charity: caridade doação doações associação
plan: plano planos tarifa pacote
subscription: assinatura subscrição mensalidade
trial: teste experimentar
upgrade: upgrade superior mudar
downgrade: baixar inferior
user: utilizador usuário utilizadores
invite: convidar convite
role: função funções permissões
remove_person: remover expulsar
renew: renovar renovação
limit: limite máximo
storage: armazenamento espaço
backup: cópia_de_segurança restaurar
export: exportar exportação descarregar
import: importar importação carregar
file: ficheiro arquivo documento
integrate: integração integrar ligar
sync: sincronizar sincronização
api: api
key: chave chaves token
rotate: rodar revogar
error: erro erros problema falha
slow: lento lenta
old: antigo velho
notification: notificação notificações alerta
mobile: telemóvel celular tablet
app: aplicação aplicativo app
browser: navegador browser
os: sistema_operativo ios android windows
language: língua idioma idiomas
sso: sso
twofactor: dois_fatores 2fa
settings: definições configurações
embed: incorporar
share: partilhar compartilhar
server: servidor alojado
uptime: disponibilidade interrupção
support: suporte assistência ajuda
wash: lavar lavagem limpar
waterproof: impermeável
sole: sola solas
shoe: sapato sapatos botas calçado
jacket: casaco jaqueta
tent: tenda barraca
bag: saco mala mochila
try: experimentar provar
vegan: vegano vegana
opening_date: início começa data
deadline: prazo data_limite
duration: duração dura tempo
when: quando data dia
minimum: mínimo
maximum: máximo
question: pergunta perguntas dúvidas
terms: condições termos contrato
law: lei direito tribunal
company: empresa sociedade
about: história fundada
news: notícias novidades blog imprensa
newsletter: boletim newsletter
feedback: avaliação avaliações opinião
waiting: esperar espera fila
lost: perdido perder extraviado perdi perda
electricity: eletricidade luz gás água aquecimento tomada
cleaning: limpeza limpar
towels: toalhas lençóis
postpone: adiar reagendar suspender congelar
library: biblioteca
beginner: iniciante iniciantes principiante
online: online internet à_distância
inperson: presencial
include: incluído incluída inclui
allow: permitido aceite autorizado
forbid: proibido proibida
gas: gás combustível
bulky: volumoso grande
helmet: capacete capacetes
rope: corda cordas
snow: neve
snowshoes: raquetes
ski: esqui esquis
glove: luva luvas
hat: gorro chapéu boné
sock: meia meias
trousers: calça calças
shirt: camisa camisas camiseta
underwear: roupa_interior
clothes: roupa roupas vestuário
glasses: óculos
watch: relógio relógios
lamp: lâmpada lâmpadas candeeiro
battery: bateria baterias pilha
charger: carregador carregadores
computer: computador portátil
printer: impressora imprimir
camera: câmara câmera foto fotografia
kitchen: cozinha cozinhar
toy: brinquedo brinquedos jogo
book_paper: livro livros manual
instructions: instruções manual guia
wrapping: embrulho embrulhar
packaging: embalagem caixa
label: etiqueta etiquetas
scooter: trotinete scooter
car: carro carros viatura veículo
tyre: pneu pneus roda
motorway: autoestrada estrada saída
swim: nadar natação piscina
sauna: sauna spa
gym: ginásio academia fitness
yoga: ioga yoga pilates
massage: massagem massagens
hairdresser: cabeleireiro cabelo
locker: cacifo cacifos armário
luggage: bagagem mala malas
toilet: casa_de_banho banheiro wc
shower: chuveiro duche banho
airconditioning: ar_condicionado
balcony: varanda terraço jardim
view: vista
beach: praia praias
lake: lago lagos
mountain: montanha montanhas
campsite: campismo parque_de_campismo
hostel: hostel pousada
hotel: hotel hotéis
reception: receção recepção
tour: visita visitas guiada excursão
audioguide: audioguia
exhibition: exposição exposições museu galeria
concert: concerto concertos música espetáculo
seat: lugar lugares assento
restaurant: restaurante restaurantes
cafe: café cafetaria cantina
menu: ementa cardápio menu pratos
vegetarian: vegetariano vegetariana
allergy: alergia alergias glúten
takeaway: para_levar
smoke: fumar fumadores
party: festa festas aniversário casamento
hire_room: sala_de_reuniões
noise: ruído barulho silêncio
rubbish: lixo resíduos
dentist: dentista dentes
pharmacy: farmácia medicamento medicamentos
prescription: receita prescrição
vaccine: vacina vacinas vacinação
hospital: hospital clínica
pregnant: grávida gravidez
blood: sangue análises
therapy: terapia fisioterapia tratamento
vet: veterinário veterinária
nursery: creche infantário jardim_de_infância
school: escola escolas
university: universidade faculdade
scholarship: bolsa bolsas
homework: trabalho_de_casa
absence: falta faltar ausência
grade: nota notas
results: resultado resultados
timetable: calendário horário
member: sócio sócios membro
volunteer: voluntário voluntários
internship: estágio estágios
cv: currículo candidatura
parttime: part-time tempo_parcial
bank_account: conta_bancária
loan: empréstimo empréstimos hipoteca crédito
interest: juro juros
atm: multibanco caixa_automático
cash: dinheiro numerário
paypal: paypal mbway
currency: moeda divisas
tip: gorjeta
fine: multa multas
reminder: lembrete_de_pagamento
declined: recusado recusada rejeitado
contract: contrato contratos
notice_period: aviso_prévio pré-aviso
tenant: inquilino arrendatário senhorio
house: casa casas apartamento
moving: mudança mudar
neighbour: vizinho vizinhos
key_door: chave chaves fechadura
permit: licença autorização
driving_licence: carta_de_condução carteira_de_motorista
form: formulário formulários
signature: assinatura assinar
birth_certificate: certidão_de_nascimento nascimento
council: câmara_municipal município
police: polícia
accident: acidente acidentes lesão
theft: roubo roubado furto
weather: chuva tempo tempestade
season: época verão inverno primavera outono
night: noite noites
morning_time: manhã manhãs
evening_time: noite tarde
radius: distância longe quilómetros metros
installation: instalação instalar montagem
assembly: montagem montar
maintenance: manutenção revisão
disposal: descarte eliminação
second_hand: segunda_mão usado usados
tradein: retoma
sample: amostra amostras
custom: personalizado por_medida gravação
brand: marca marcas fabricante
origin: fabricado origem produzido
organic: biológico orgânico
wholesale: grossista revendedor atacado
partner: parceiro parceiros afiliado
press_media: imprensa média
cookies: cookie cookies
guest_checkout: como_convidado
wishlist: favoritos lista_de_desejos
basket: carrinho cesto
preorder: pré-encomenda pré-venda
minimum_order: encomenda_mínima pedido_mínimo
signature_delivery: local_seguro
opening_new: novidades lançamento
dashboard: painel painéis
report: relatório relatórios estatísticas
chart: gráfico gráficos
template: modelo modelos
filter: filtro filtros filtrar
search: pesquisa pesquisar procurar
domain: domínio domínios
webhook: webhook webhooks
duplicate: duplicado duplicados
history: histórico versões registo
undo: desfazer reverter
offline: offline
username: nome_de_utilizador
avatar: foto_de_perfil avatar
timezone: fuso_horário
spam: spam
verification_code: código_de_verificação
owner: proprietário dono titular
admin: administrador admin
guest: convidado hóspede visitante
companion: acompanhante
senior: idoso idosos reformado
family: família famílias
couple: casal casais
women: mulher mulheres senhora
men: homem homens
equipment: equipamento
private_lesson: particular individual
medical_note: atestado
badge: cartão_de_acesso
boat: barco barcos
ferry: ferry
kayak: caiaque
canoe: canoa canoas
mattress: colchão colchões
bed: cama camas
sofa: sofá sofás
table: mesa mesas
chair: cadeira cadeiras
furniture: móvel móveis mobiliário
washing_machine: lavandaria lavadora
fridge: frigorífico geladeira
jewellery: joia joias
dress: vestido vestidos
skirt: saia saias
drink: bebida bebidas
wine: vinho vinhos
beer: cerveja cervejas
cake: bolo bolos
bread: pão pães
bakery: padaria
month: mês meses mensal
year: ano anos anual
week: semana semanas semanal
fear: medo ansiedade receio
pain: dor dores
parent: pai mãe pais encarregado
take_picture: fotografar fotos fotografia
borrow: emprestar empréstimo requisitar
donate: doar doação doações oferecer
entrance: entrada acesso entrar
last_time: último última últimos
treatment: tratamento tratamentos
substitute: substituto substituição
documents_needed: papéis documentos comprovativo
retry: repetir novamente
bounce: devolvido bloqueado
unblock: desbloquear reativar
bring_along: acompanhar acompanhante
day_pass: bilhete_diário entrada_única passe_diário entrada
season_ticket: passe_anual assinatura caderneta
noshow: faltar esquecer falta comparecer
keep_thing: guardar manter guardados conservar
injury: lesão ferido fratura perna braço
appliance: televisor televisão eletrodoméstico eletrodomésticos aparelho
bulky_waste: volumosos móveis monos sofá colchão
recycling_centre: ecocentro ecoponto reciclagem
glass_paper: vidro papel cartão plástico garrafas
fasting: jejum comer beber
checkup: consulta exame revisão
operation: operação cirurgia operar
neutering: castração castrar esterilização esterilizar
xray: radiografia ecografia
teeth_cleaning: limpeza_dentária higiene
braces: aparelho ortodontia
symptoms: febre tosse gripe constipação sintomas
home_visit: domicílio casa
travel: viagem viajar viagens
noise_neighbour: barulho incómodo vizinhos
mould: bolor humidade
leak: fuga infiltração
blocked: entupido cano
heating: aquecimento caldeira radiador
key_lost: chave chaves fechadura
rent_money: renda aluguel
rent_increase: aumento sobe
sublet: subarrendar subarrendamento airbnb
renovate: remodelar obras renovação
waiting_list: espera
debt: dívida dívidas atraso
cant_pay: dificuldades pagar
benefit: subsídio apoio
idcard: cartão_cidadão passaporte bilhete_identidade
residence: residência mudança morada
marriage: casamento casar
death: falecimento óbito funeral
dog_tax: licença_cão cão
building_permit: licença_construção
fireworks: fogo_artifício foguetes
complaint: queixa reclamação
objection: recurso impugnação
found_property: perdidos_achados achados
barbecue: churrasco grelhador
campfire: fogueira fogo
pool_gear: fato_de_banho touca
sheets: lençóis roupa_de_cama
cot: berço
laundry: lavandaria máquina_lavar roupa
groceries: supermercado compras mercearia
tourist_tax: taxa_turística
late_arrival: tarde meia-noite
half_board: meia_pensão
full_board: pensão_completa
stroller: carrinho
baby_changing: fraldário fraldas
guide_dog: cão-guia cão_guia
bag_check: mochila bengaleiro
stuff: coisas pertences
photo_rules: filmar vídeo fotos
personal_trainer: treinador personal_trainer
induction: introdução primeira_visita
childcare_gym: creche babysitting
showers: duche balneário
joining_fee: joia taxa_inscrição
direct_debit: débito_direto
minimum_term: fidelização permanência
warmwater: água_quente temperatura
quiet_hours: silêncio
server_place: armazenados servidores
nonprofit_discount: ong associações
trial_length: teste período_teste experimentar
close_account: fechar_conta encerrar
sick_leave: baixa_médica atestado
vacation_leave: férias folga
shift: turno turnos escala
clock_in: picar_ponto ponto
break_pause: pausa intervalo
sms: sms mensagem
manual_help: primeiros_passos tutorial
desktop: computador desktop pc mac windows
not_working: não_funciona bloqueado
expired_code: expirado código
money_slang: dinheiro grana massa
husband_wife: marido mulher esposa
friend: amigo amigos convidado
grandparents: avó avô avós idosos
teenager: adolescente adolescentes jovens
toddler: bebé bebés
school_class: grupo_escolar turma
birthday_party: aniversário festa
wheelchair: cadeira_de_rodas mobilidade
blind_deaf: cego surdo
loan_period: prazo_empréstimo empréstimo
library_card: cartão_leitor
late_return: atraso multa
printing: imprimir fotocópias
study_place: sala_de_estudo estudar
homepage_apply: solicitar pedido requerer
pick_up_person: levantar recolher
bring_item: trazer levar
change_booking: alterar remarcar
confirmation: confirmação confirmar
winner: ganhar concurso prémio
football: futebol jogo equipa
lost_card: segunda_via
first_aid: primeiros_socorros ambulância
poison: veneno envenenamento
rabbit_small: coelho coelhos hamster
exotic: réptil répteis cobra ave aves
grooming: tosquia banho
pet_food: ração comida
adopt: adotar adoção abrigo
puppy: cachorrinho filhote ninhada
solar: painéis solares
garage: garagem
charging_ev: carregador carro_elétrico
speed_trial: aula_experimental
dresscode: vestuário traje
alcohol: álcool vinho cerveja
own_food: piquenique merenda
kids_menu: menu_infantil
reserve_table: mesa reservar_mesa
opening_today: hoje amanhã agora
capacity: lotação vagas lugares
safe_deposit: cofre
guarantee_satisfaction: satisfeito arrependimento
pilates: pilates
accountant: contabilista contador contabilidade
logo: logo logotipo timbrado
driving: conduzir condução dirigir
fail_exam: reprovar reprovado chumbar chumbei repetir
sdk: sdk biblioteca pacote
spreadsheet: folha_de_cálculo excel csv planilha
customer: cliente clientes
interpreter: intérprete tradutor
playground: parque_infantil
mayor: presidente_da_câmara prefeito
election: eleições votar voto
filling: obturação
crown: coroa coroas
implant: implante implantes
whitening: branqueamento clareamento
anaesthetic: anestesia
eye_test: oculista ótica olhos visão
hairdryer: secador
theatre: teatro cinema filme filmes
out_of_hours: fora_de_horas noite madrugada
stop_using: inativo
full_price: adulto adultos bilhete_normal
unemployed: desempregado desempregados desemprego
year_end: natal véspera ano_novo dezembro
`;

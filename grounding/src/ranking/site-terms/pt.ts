export const pt = `
phone: telefone ligar número telemóvel celular telefonar chamada telefonema whatsapp linha_direta
email: email e-mail correio escrever correio_eletrónico mandar_mensagem
contact: contato contacto ajuda atendimento contactar contatar falar_com responsável
address: endereço morada rua onde localização código_postal cep
map: mapa como_chegar direções rota percurso
hours: horário horários abertura aberto fechado horas abre fecha abrem fecham
weekdays: fim_de_semana aberto fechado
holiday: feriado feriados férias natal páscoa carnaval
shop: loja lojas filial balcão estabelecimento
price: preço preços custo custa custam tarifa valor quanto quanto_custa taxa quanto_sai
cheap: barato barata económico em_conta baratinho
expensive: caro cara
discount: desconto descontos promoção abatimento redução reduções
code: código cupão cupom voucher
sale: saldos liquidação promoções
free: grátis gratuito de_graça de_borla borla sem_custo
deposit: caução sinal depósito adiantamento
tax: imposto iva alfândega impostos icms
delivery: entrega entregar envio enviar frete portes enviam mandam entregas envios expedição
parcel: encomenda pacote pedido
track: rastrear rastreio seguimento acompanhar rastreamento seguir_encomenda
late: atraso atrasado atrasada demora chegou tarde não_chegou
express: expresso urgente rápido pressa
abroad: estrangeiro internacional exterior
pickup: recolha levantamento levantar retirar buscar
return: devolução devolver devoluções retorno
refund: reembolso reembolsar meu_dinheiro ressarcimento
exchange: troca trocar trocas
cancel: cancelar cancelamento anular desistir rescindir desmarcar sair dar_baixa desistência largar rescisão terminar
broken: avariado partido danificado defeito estragado quebrado defeituoso pifou escangalhado avaria avariou partiu
warranty: garantia
claim: reclamação reclamar queixa
repair: reparação reparo consertar conserto reparar
spare: peça peças sobresselentes peças_sobresselentes
size: tamanho tamanhos medida medidas
weight: peso pesa pesam
colour: cor cores
material: material tecido couro algodão lã
stock: disponível disponibilidade estoque stock esgotado
pay: pagar pagamento pagamentos aceitamos pix
card: cartão
amex: amex american_express
instalments: prestações parcelas parcelado financiamento parcelar às_prestações em_vezes
transfer: transferência banco iban nib
invoice: fatura recibo nota_fiscal talão
order: pedido encomendar comprar
giftcard: cartão_presente vale_oferta voucher presente vale_presente cheque_prenda cartão_oferta
valid: válido validade caduca
points: pontos fidelidade clube sócio
student: estudante estudantes aluno
account: conta
login: entrar iniciar_sessão login acesso acessar aceder fazer_login
password: senha palavra-passe palavra_passe
delete: apagar eliminar excluir remover
privacy: privacidade dados pessoais rgpd
security: segurança seguro encriptado
job: emprego vagas trabalho vaga trampo trabalhar candidatura candidaturas recrutamento trabalham
salary: salário ordenado remuneração
staff: pessoal equipa funcionários equipe colaboradores
boss: diretor diretora chefe gerente dono patrão gerência direção
rent: aluguel alugar aluguer
book: reservar reserva
appointment: consulta marcação marcações marcar hora_marcada
ticket: bilhete bilhetes entrada ingresso ingressos
event: evento eventos workshop oficina atividades espetáculo iniciativas
course: curso cursos aula aulas formação formações
teacher: professor professora docente instrutor
exam: exame exames prova teste
certificate: certificado diploma
enrol: inscrição matrícula matricular inscrever inscrever-me
level: nível iniciante intermédio avançado
group: grupo grupos participantes máximo
accommodation: alojamento hospedagem quarto apartamento dormir pernoitar estadia
breakfast: pequeno-almoço café_da_manhã pequeno_almoço > refeição
meals: refeição refeições > almoço jantar
lunch: almoço almoçar > refeição
dinner: jantar > refeição
room: quarto quartos sala
checkin: chegada chegar check-in checkin check_in entrada
checkout: saída sair check-out checkout check_out partida
parking: estacionamento carro estacionar parque estacionamentos garagem lugares
bike: bicicleta bicicletas bici bike
bus: autocarro ônibus comboio trem metro estação paragem
airport: aeroporto transfer táxi
pets: animais animal > cão cães gato gatos
dog: cão cachorro cães cadela labrador cãozinho > animais animal
cat: gato gatos gata > animais animal
child: criança crianças filho filha filhos bebé menino menina miúdo miúdos garoto bebés miúda
age: idade anos mínima
access: acessível acessibilidade acesso cadeira_de_rodas rodas deficientes deficiente mobilidade_reduzida rampa
lift: elevador escadas
wifi: wifi internet wi-fi
doctor: médico médica doutor clínica clínico
insurance: seguro seguros segurado apólice seguradora
emergency: emergência urgência urgente
ill: doente doença
visa: visto
id: identificação passaporte bilhete_de_identidade rg identidade
environment: ambiente sustentável sustentabilidade reciclagem
charity: caridade doação doações associação
plan: plano planos tarifa pacote
subscription: assinatura subscrição mensalidade
trial: teste experimentar período_experimental
upgrade: upgrade superior mudar
downgrade: baixar inferior
user: utilizador usuário utilizadores
invite: convidar convite
role: função funções permissões
remove_person: remover expulsar
renew: renovar renovação prorrogar
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
mobile: telemóvel celular tablet smartphone
app: aplicação aplicativo app
browser: navegador browser
os: sistema_operativo > ios android windows
windows: windows > sistema_operativo
ios: ios > sistema_operativo
android: android > sistema_operativo
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
shoe: sapato sapatos botas calçado sapatilhas
jacket: casaco jaqueta blusão
tent: tenda barraca
bag: saco mala mochila
try: experimentar provar
vegan: vegano vegana
opening_date: início começa data começo começar
deadline: prazo data_limite
duration: duração dura tempo quanto_tempo
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
electricity: eletricidade luz gás água aquecimento tomada energia
cleaning: limpeza limpar
towels: toalhas lençóis
postpone: adiar reagendar suspender congelar adiamento
library: biblioteca
beginner: iniciante iniciantes principiante
online: online internet à_distância
inperson: presencial
include: incluído incluída inclui incluso
allow: permitido aceite autorizado permitem
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
computer: computador portátil notebook
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
yoga: ioga yoga
massage: massagem massagens
hairdresser: cabeleireiro cabelo
locker: cacifo cacifos armário
luggage: bagagem mala malas
toilet: casa_de_banho banheiro wc sanita retrete casas_de_banho
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
restaurant: restaurante restaurantes tasca
cafe: café cafetaria cantina cafés bar
menu: ementa cardápio menu pratos
vegetarian: vegetariano vegetariana
allergy: alergia alergias glúten alérgico celíaco
takeaway: para_levar
smoke: fumar fumadores cigarro
party: festa festas aniversário casamento
hire_room: sala_de_reuniões
noise: ruído barulho silêncio
rubbish: lixo resíduos contentor
dentist: dentista dentes dente
pharmacy: farmácia medicamento medicamentos remédio
prescription: receita prescrição receita_médica
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
homework: trabalho_de_casa tpc
absence: falta faltar ausência
grade: nota notas
results: resultado resultados
timetable: calendário horário
member: sócio sócios membro
volunteer: voluntário voluntários voluntariado
internship: estágio estágios estagiário
cv: currículo candidatura
parttime: part-time tempo_parcial
bank_account: conta_bancária
loan: empréstimo empréstimos hipoteca crédito
interest: juro juros
atm: multibanco caixa_automático caixa_eletrônico
cash: dinheiro numerário dinheiro_vivo
paypal: paypal mbway
currency: moeda divisas
tip: gorjeta
fine: multa multas coima
reminder: lembrete_de_pagamento
declined: recusado recusada rejeitado
contract: contrato contratos
notice_period: aviso_prévio pré-aviso
tenant: inquilino arrendatário senhorio
house: casa casas apartamento habitação
moving: mudança mudar
neighbour: vizinho vizinhos
key_door: chave chaves fechadura
permit: licença autorização
driving_licence: carta_de_condução carteira_de_motorista
form: formulário formulários
signature: assinatura assinar
birth_certificate: certidão_de_nascimento nascimento
council: câmara_municipal município
police: polícia gnr psp
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
owner: proprietário dono titular dona donos proprietária
admin: administrador admin
guest: convidado hóspede visitante
companion: acompanhante
senior: idoso idosos reformado terceira_idade reformados
family: família famílias
couple: casal casais
women: mulher mulheres senhora
men: homem homens
equipment: equipamento
private_lesson: particular individual aula_particular aulas_particulares
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
fear: medo ansiedade receio fobia
pain: dor dores dói
parent: pai mãe pais encarregado
take_picture: fotografar fotos fotografia fotografias
borrow: emprestar empréstimo requisitar
donate: doar doação doações oferecer
entrance: entrada acesso entrar
last_time: último última últimos
treatment: tratamento tratamentos
substitute: substituto substituição
documents_needed: papéis documentos comprovativo > trazer
retry: repetir novamente
bounce: devolvido bloqueado
unblock: desbloquear reativar
bring_along: acompanhar acompanhante
day_pass: bilhete_diário entrada_única passe_diário entrada um_dia
season_ticket: passe_anual assinatura caderneta bilhete_anual
noshow: faltar esquecer falta comparecer não_comparecer não_aparecer
keep_thing: guardar manter guardados conservar
injury: lesão ferido fratura perna braço
appliance: televisor televisão eletrodoméstico eletrodomésticos aparelho
bulky_waste: volumosos móveis monos sofá colchão móveis_velhos
recycling_centre: ecocentro ecoponto reciclagem
glass_paper: vidro papel cartão plástico garrafas
fasting: jejum comer beber em_jejum
checkup: consulta exame revisão
operation: operação cirurgia operar
neutering: castração castrar esterilização esterilizar
xray: radiografia ecografia
teeth_cleaning: limpeza_dentária higiene destartarização
braces: aparelho ortodontia
symptoms: febre tosse gripe constipação sintomas
home_visit: domicílio casa
travel: viagem viajar viagens
noise_neighbour: barulho incómodo vizinhos
mould: bolor humidade mofo
leak: fuga infiltração vazamento
blocked: entupido cano entupimento
heating: aquecimento caldeira radiador
key_lost: chave chaves fechadura
rent_money: renda aluguel
rent_increase: aumento sobe
sublet: subarrendar subarrendamento airbnb
renovate: remodelar obras renovação
waiting_list: espera
debt: dívida dívidas atraso
cant_pay: dificuldades pagar sem_dinheiro teso
benefit: subsídio apoio abono
idcard: cartão_cidadão passaporte bilhete_identidade
residence: residência mudança morada
marriage: casamento casar
death: falecimento óbito funeral morte
dog_tax: licença_cão cão
building_permit: licença_construção
fireworks: fogo_artifício foguetes
complaint: queixa reclamação
objection: recurso impugnação
found_property: perdidos_achados achados
barbecue: churrasco grelhador churrasqueira grelhar
campfire: fogueira fogo
pool_gear: fato_de_banho
swim_cap: touca toucas touca_de_banho
sheets: lençóis roupa_de_cama
cot: berço
laundry: lavandaria máquina_lavar roupa lavanderia
groceries: supermercado compras mercearia
tourist_tax: taxa_turística
late_arrival: tarde meia-noite
half_board: meia_pensão
full_board: pensão_completa
stroller: carrinho carrinho_de_bebé
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
money_slang: dinheiro grana massa guita pasta_dinheiro
husband_wife: marido mulher esposa esposo
friend: amigo amigos convidado amiga
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
football: futebol jogo equipa bola
lost_card: segunda_via
first_aid: primeiros_socorros ambulância
poison: veneno envenenamento
rabbit_small: coelho coelhos hamster
exotic: réptil répteis cobra ave aves papagaio tartaruga
grooming: tosquia banho
pet_food: ração comida
adopt: adotar adoção abrigo canil
puppy: cachorrinho filhote ninhada
solar: painéis solares
garage: garagem
charging_ev: carregador carro_elétrico
speed_trial: aula_experimental
dresscode: vestuário traje
alcohol: álcool vinho cerveja
own_food: piquenique merenda marmita
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
fail_exam: reprovar reprovado chumbar chumbei repetir chumbo
sdk: sdk biblioteca pacote
spreadsheet: folha_de_cálculo excel csv planilha
customer: cliente clientes
interpreter: intérprete tradutor
playground: parque_infantil
mayor: presidente_da_câmara prefeito
election: eleições votar voto
filling: obturação cárie
crown: coroa coroas
implant: implante implantes
whitening: branqueamento clareamento
anaesthetic: anestesia
eye_test: oculista ótica olhos visão
hairdryer: secador
theatre: teatro cinema filme filmes
out_of_hours: fora_de_horas noite madrugada
stop_using: inativo
full_price: adulto adultos bilhete_normal preço_inteiro
unemployed: desempregado desempregados desemprego
year_end: natal véspera ano_novo dezembro
crampons: crampons crampon
avalanche_gear: avalanche avalanches
harness: arnês arneses
hiking: trilha trekking
walking_poles: bastões bastão
camping_stove: fogareiro fogareiros
torch: lanterna lanternas
blister: bolha bolhas
zip: fecho_éclair zíper
breathable: respirável respirabilidade
insole: palmilha palmilhas
laces: cadarços cadarço
fair_trade: comércio_justo ético trabalho_infantil
harmful_substances: pfas pfc substâncias_nocivas
animal_welfare: bem-estar_animal crueldade
carbon_footprint: co2 emissões
uniform: uniforme fardamento farda
price_match: melhor_preço igualam_preços
counterfeit: falsificação falsificado
scam: fraude burla phishing golpe
wrong_item: artigo_errado produto_errado
return_label: etiqueta_pré-paga
modify: editar modificar
gift_message: dedicatória
tailor: costureira alfaiate bainha encurtar
shrink: encolher encolhe encolheu
ironing: engomar
stain: mancha nódoa nódoas
smell: cheiro cheiros cheira fedor
brochure: catálogo folheto folhetos brochura
advice: aconselhamento recomendar
puncture: pneu_furado furo
ebike: bicicleta_elétrica ebike bicicletas_elétricas e-bike
electric: elétrico elétrica elétricos elétricas
umbrella: guarda_chuva guarda_sol
transfer_ownership: ceder
annual_billing: faturação_anual pagamento_anual plano_anual
prorated: pro_rata proporcionalmente rateio
auto_renew: renovação_automática renova_automaticamente
double_charge: cobrança_dupla
unknown_charge: cobrança_desconhecida cobrança_indevida
dpa: dpa subcontratante
compliance: conformidade iso27001 soc2
sla: sla
suggestion: sugestão sugestões sugerir
roadmap: roteiro roadmap próximas_funcionalidades
changelog: changelog
beta: beta versão_beta acesso_antecipado
custom_field: campo_personalizado campos_personalizados
archive: itens_arquivados
trash_restore: lixeira
merge: fundir juntar mesclar unir
clone: clonar copiar
shortcut: atalho atalhos
dark_mode: modo_escuro tema_escuro
recurring: recorrente recorrentes periódico
calendar: ical
comment: comentário comentários comentar
read_only: só_leitura apenas_leitura somente_leitura
shared_link: link_público link_partilhado link_compartilhado
white_label: marca_branca
provisioning: scim aprovisionamento
logout: terminar_sessão sessão_expirada
sandbox: sandbox
self_hosted: servidor_próprio auto_hospedado on_premise
open_source: código_aberto código_fonte
system_requirements: requisitos_mínimos
software_update: atualizar atualização atualizações última_versão
rollback: versão_anterior rollback
migration: migrar migração
deploy: deploy fazer_deploy
docker: docker dockerfile docker_compose
restart: reiniciar reinício
factory_reset: redefinir
troubleshooting: depurar diagnóstico
memory_usage: memória ram
scaling: alta_disponibilidade cluster
database: postgres mysql
firewall: firewall proxy lista_branca
ssl: ssl tls https
command_line: cli bash powershell
plugin: plugin plugins extensão extensões
config_file: yaml
cache: cache
scheduled_job: cron tarefa_agendada
end_of_life: obsoleto
monitoring: monitorização monitorar monitoramento métricas
on_call: prevenção de_prevenção plantão
mute: não_incomodar desativar_notificações
threshold: limiar limiares valor_limite
chat: chat
livestream: streaming webinar ao_vivo
host_family: família_anfitriã
student_residence: residência_estudantil
intensive_course: intensivo intensivos curso_intensivo
evening_class: curso_noturno aulas_noturnas
course_materials: material_didático manual_escolar
language_exchange: tandem intercâmbio_linguístico
native_speaker: nativo nativos língua_materna
excursion: passeio
leisure_programme: lazer tempos_livres
catch_up_class: repor_aula
attendance: assiduidade presença_obrigatória frequência
school_term: semestre trimestre ano_letivo ano_escolar
entry_requirements: admissão
tuition_fees: mensalidade_escolar
school_meals: almoço_escolar merenda_escolar
after_school_care: atl
settling_in: adaptação
lice: piolhos lêndeas
open_day: dia_aberto portas_abertas
degree: mestrado graduação
study_credits: ects créditos_ects
transcript: histórico_escolar
study_abroad: erasmus
thesis: tese dissertação tcc
extra_bed: cama_extra camas_extra
early_checkin: chegada_antecipada check-in_antecipado
late_checkout: saída_tardia check-out_tardio
electric_hookup: ligação_elétrica
motorhome: caravana rulote
holiday_cabin: bungalow bangalô cabana chalé glamping
chemical_toilet: águas_cinzentas wc_químico
drinking_water: água_potável
mosquitoes: mosquitos melgas insetos pernilongos
fishing: pesca pescar
horse_riding: cavalo cavalos equitação
golf: golfe
set_menu: menu_executivo
outdoor_seating: esplanada
spicy: picante picantes apimentado
corkage: próprio_vinho
leftovers: sobras
lactose: lactose sem_lactose laticínios
gift_shop: souvenirs lembranças
last_admission: última_entrada última_admissão
subtitles: legendas legendado versão_original
standing_ticket: pista
seating_plan: escolher_lugar
eticket: bilhete_eletrónico bilhete_digital código_qr
lineup: artistas elenco
choir: coro coros cantar coral
rehearsal: ensaio ensaios ensaiar
ebook: ebook livro_eletrónico livro_digital
interlibrary_loan: empréstimo_interbibliotecas outras_bibliotecas
genealogy: genealogia antepassados árvore_genealógica
lane_swimming: nado_livre
water_slide: escorrega escorregas tobogã
aqua_fitness: hidroginástica aquafitness
paddling_pool: piscina_infantil chapinheiro
lifeguard: guarda_vidas
free_weights: pesos_livres halteres
busy_times: muita_gente
nutrition: nutrição dieta nutricionista emagrecer
new_patient: novo_paciente novos_pacientes novo_utente
medical_records: processo_clínico prontuário ficha_clínica
discharge: alta_hospitalar alta_médica
childbirth: parto parteira
contraception: anticoncecional pílula
mental_health: psicólogo psicóloga psicoterapia psiquiatra saúde_mental depressão
dermatology: dermatologista dermatologia acne
gynaecology: ginecologista ginecologia papanicolau
hearing_aid: aparelho_auditivo aparelhos_auditivos
side_effects: efeito_secundário efeitos_secundários efeitos_colaterais
dosage: dose dosagem posologia
specialist_referral: credencial encaminhamento_médico referenciação
video_consultation: teleconsulta
tooth_extraction: siso
root_canal: desvitalização endodontia
dentures: dentadura prótese_dentária
parasites: pulgas carraças parasitas carrapatos
microchip: microchip microchipar
euthanasia: eutanásia
pet_boarding: hotel_canino
dog_training: adestramento treino_canino escola_canina
insurance_excess: franquia franquias
report_damage: sinistro sinistros
liability: responsabilidade_civil
no_claims_bonus: bónus_malus sem_sinistros
online_banking: homebanking banca_online internet_banking
overdraft: cheque_especial
block_card: bloquear_cartão
savings_account: poupança poupanças conta_poupança
home_loan: crédito_habitação financiamento_imobiliário
joint_account: conta_conjunta conta_partilhada
investing: investir investimento investimentos ações etf
hazardous_waste: resíduos_perigosos tintas_velhas
garden_waste: resíduos_verdes compostagem
street_damage: iluminação_pública
roadworks: rua_cortada
vehicle_registration: emplacamento livrete
start_business: abrir_atividade trabalhador_independente
property_tax: imi iptu imposto_predial
tax_return: irs
criminal_record: registo_criminal antecedentes_criminais
citizenship: nacionalidade cidadania
asylum: asilo_político refugiado refugiados
cemetery: cemitério sepultura campa túmulo
divorce: divórcio divorciar divorciado
inheritance: herança testamento herdeiro herdar
notary: notário cartório notarial
certified_copy: cópia_autenticada fotocópia_autenticada apostila
water_hardness: água_dura
final_bill: fatura_final
green_power: energia_verde energia_renovável
broadband: fibra fibra_ótica banda_larga
mobile_coverage: sem_sinal sem_rede
sim_card: cartão_sim sim esim
roaming: roaming itinerância
mobile_data: dados_móveis gigas
router: router modem roteador
prepaid: recarregar
internet_speed: mbps
strike: greve greves paralisação
rail_replacement: transporte_alternativo
connecting_service: ligação baldeação
seat_reservation: marcar_lugar
platform: cais gare
fare_zone: zona zonas zona_tarifária
fare_evasion: sem_bilhete
unaccompanied_minor: viajar_sozinho
lost_luggage: bagagem_perdida mala_perdida bagagem_extraviada
fuel: gasolina gasóleo abastecer
mileage: quilómetros_incluídos
additional_driver: condutor_adicional segundo_condutor
child_seat: cadeira_auto
automatic_gearbox: caixa_automática carro_automático câmbio_automático
vehicle_inspection: inspeção_periódica ipo
roadside_assistance: reboque guincho pronto-socorro_automóvel
dents_paintwork: amolgadela funilaria
windscreen: para-brisas
brakes: travões travão freios freio
car_wash: lavagem_auto
hair_colour: coloração madeixas balayage
beard: barba bigode
manicure: manicura unhas
pedicure: pedicure podologista podologia
hair_removal: depilação depilar cera_quente
facial: tratamento_facial esteticista
tattoo: tatuagem tatuagens tatuar tatuador
piercing: piercing piercings
estate_agent: imobiliária agente_imobiliário imobiliárias
agent_commission: comissão comissões
service_charges: despesas_incluídas condomínio
lawyer: advogado advogada advogados
legal_aid: apoio_judiciário defensoria_pública
first_consultation: primeira_consulta primeira_reunião
moving_boxes: caixotes
storage_unit: guarda_móveis
roofing: telhado telhados telhas
carpenter: carpinteiro carpintaria marceneiro
glazing: janelas janela vidraceiro caixilharia
insulation: isolamento_térmico isolar
callout_charge: deslocação
pest_control: ratos vespas
chimney: chaminé lareira
open_application: candidatura_espontânea candidaturas_espontâneas
remote_work: teletrabalho trabalho_remoto
employee_benefits: regalias
summer_job: trabalho_sazonal
apprenticeship: aprendiz estágio_profissional jovem_aprendiz
payslip: holerite
overtime: horas_extra horas_extras horas_extraordinárias
baptism: batizado batismo batizar
worship: missa missas culto
clergy: padre pároco sacerdote
food_bank: banco_alimentar cabaz_alimentar
donation_receipt: dedutível
sponsor: patrocinador patrocínio patrocinar
bylaws: regulamento_interno
tournament: torneio torneios campeonato
running_race: maratona
dance: dança danças dançar ballet
reentry: reentrada
corporate_event: eventos_corporativos team_building
live_music: dj
photo_shoot: sessão_fotográfica retrato
passport_photo: foto_3x4
photo_editing: retoque_fotográfico photoshop
copyright: direitos_autorais copyright
photo_prints: ampliação fotolivro
veg_box: cabaz_biológico
farm_shop: venda_direta
pick_your_own: colheita_própria apanhar_fruta
street_market: mercado feira feira_semanal
eggs: ovos galinhas
meat: carne vaca borrego talho açougue
seafood: peixe marisco peixaria
cheese: queijo queijos queijaria
shelf_life: consumir_até
ingredients: aditivos
calories: calorias valor_nutricional informação_nutricional kcal
frozen_food: ultracongelado
flowers: flores florista floricultura buquê
petting_zoo: quinta_pedagógica fazendinha acariciar
anonymous: anónimo anonimato anonimamente
identity_check: verificar_identidade
name_change: nome_errado
lgbt: lgbt lésbica homossexual gay
drone: drone drones
sun_lounger: espreguiçadeira espreguiçadeiras
bathrobe: roupões
power_socket: tomada_elétrica
bullying: bullying assédio intimidação
domestic_violence: violência violência_doméstica
addiction: dependência_química vício
care_home: residência_sénior
difficulty: exigente
bad_weather: mau_tempo se_chover chove
mountain_guide: guia_turístico
family_ticket: bilhete_família bilhete_familiar passe_família
`;

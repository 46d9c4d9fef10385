export const pt = `
phone: telefone ligar número telemóvel celular
email: email e-mail correio escrever
contact: contato contacto ajuda atendimento
address: endereço morada rua onde
hours: horário horários abertura aberto fechado horas abre fecha
weekdays: segunda terça quarta quinta sexta sábado domingo aberto fechado
shop: loja lojas
price: preço preços custo custa custam tarifa valor quanto
discount: desconto descontos promoção
free: grátis gratuito
deposit: caução sinal depósito
delivery: entrega entregar envio enviar frete
parcel: encomenda pacote pedido
return: devolução devolver devoluções
refund: reembolso reembolsar
exchange: troca trocar
cancel: cancelar cancelamento anular
warranty: garantia
repair: reparação reparo consertar
pay: pagar pagamento pagamentos aceitamos
card: cartão
invoice: fatura recibo
order: pedido encomendar comprar
valid: válido validade
student: estudante estudantes aluno
account: conta
password: senha palavra-passe
job: emprego vagas trabalho
rent: aluguel alugar
book: reservar reserva
appointment: consulta marcação
course: curso cursos aula aulas
enrol: inscrição matrícula
parking: estacionamento carro
pets: cão cachorro animais
child: criança crianças
trial: teste experimentar
`;

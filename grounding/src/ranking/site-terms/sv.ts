export const sv = `
phone: telefon telefonnummer ringa nummer
email: e-post mejl email skriva
contact: kontakt kundtjänst hjälp
address: adress gata ligger
hours: öppettider öppet stängt öppnar stänger
shop: butik butiker affär
price: pris priser kostar kostnad avgift
discount: rabatt rabatter
free: gratis kostnadsfri
delivery: leverans leverera frakt leveranstid fraktkostnad
parcel: paket
return: retur returnera ångerrätt
refund: återbetalning återbetala pengarna_tillbaka
exchange: byte byta
cancel: avbeställa avboka säga_upp uppsägning
warranty: garanti
repair: reparation reparera laga
pay: betala betalning betalningssätt
invoice: faktura kvitto
order: beställning beställa köpa
job: jobb lediga_tjänster arbeta
rent: hyra uthyrning
book: boka bokning
course: kurs kurser
parking: parkering
pets: hund hundar husdjur
`;

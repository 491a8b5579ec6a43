const formatCount = (count: number) => (count === 1 ? '1 stuk' : `${count} stukken`)

/** The messages of campaign pages. Browsers never load them, because the build writes the sentences into a page's data. */
export const campaign = {
  from: 'Van',
  until: 'Tot en met',
  offer: 'Actie',
  openEnd: 'zonder einddatum',
  whileTheyLast: 'zolang de voorraad strekt',
  fromDay: (day: string) => `vanaf ${day}`,
  untilDay: (day: string) => `tot en met ${day}`,
  buildYourOwn: 'Stel je rek samen',
  status: {
    before: (day: string) => `Begint op ${day}. Rondkijken kan nu al.`,
    running: (until: string) => `Loopt nu, ${until}.`,
    over: (day: string) => `Deze actie is voorbij. De laatste dag was ${day}.`,
  },
  list: {
    all: (count: number) => `${formatCount(count)} in deze actie`,
    over: (count: number) => `${formatCount(count)} van deze actie`,
    donation: (count: number) => `${formatCount(count)} om lang te houden`,
    showroom: (count: number) => `${formatCount(count)} uit de showroom`,
  },
  afterwards: 'De stukken zijn er nog, voor de prijs van vandaag.',
  percent: {
    plain: (percent: number) => `${percent}\u00a0% korting`,
    inPrices: (percent: number) => `${percent}\u00a0% korting, al verwerkt in de prijzen hieronder`,
    howInPrices:
      'Je hoeft niets in te vullen. De doorgestreepte prijs is telkens de laagste van de dertig dagen voor de actie.',
    howInCart: 'De prijzen hieronder zijn zonder de korting: die gaat er in je mandje af.',
    howBefore: 'De prijzen hieronder zijn nog die van vóór de actie.',
  },
  freePiece: {
    offer: (buy: number, free: number) => `${buy + free} halen, ${buy} betalen`,
    how: (buy: number, free: number) =>
      `Leg er ${buy + free} in je mandje en je betaalt er ${buy}: ${free === 1 ? 'het goedkoopste stuk is' : `de ${free} goedkoopste stukken zijn`} gratis. Anders gezegd: koop er ${buy} en je krijgt er ${free} bij.`,
  },
  percentFrom: {
    offer: (percent: number, from: number) => `${percent}\u00a0% korting op het geheel vanaf ${from} onderdelen`,
    how: 'Elk onderdeel telt mee, in welke afwerking ook. Liggen er genoeg in je mandje, dan gaat de korting van alles af.',
  },
  gift: {
    offer: 'Een cadeau bij je bestelling',
    how: 'Leg stukken uit deze actie in je mandje. Zijn het er genoeg, dan voeg je het cadeau daar met één knop toe. Je betaalt er niets voor.',
  },
  donation: {
    offer: (trees: number) => `${trees} bomen per bestelling`,
    how: 'Elke bestelling telt, groot of klein, ook van stukken die hier niet staan. De prijzen blijven wat ze zijn.',
  },
  showroom: {
    offer: 'Uit onze eigen showroom, licht gebruikt',
    how: 'Kom gerust proefzitten voor je kiest: Kaasrechtstraat 5 in Gent, dinsdag tot en met zaterdag. Op is op.',
  },
}

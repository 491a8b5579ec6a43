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
  buildYourOwn: 'Stel je eigen wand samen',
  status: {
    before: (day: string) => `Begint op ${day}. Rondkijken kan nu al.`,
    running: (until: string) => `Loopt nu, ${until}.`,
    over: (day: string) => `Deze actie is voorbij: hij liep tot en met ${day}.`,
  },
  list: {
    all: (count: number) => `${formatCount(count)} in deze actie`,
    over: (count: number) => `${formatCount(count)} van deze actie`,
    donation: (count: number) => `${formatCount(count)} om lang te houden`,
    showroom: (count: number) => `${formatCount(count)} uit de showroom`,
  },
  afterwards: 'De stukken zijn er nog, voor de prijs van vandaag.',
  percent: {
    plain: (percent: number) => `${percent} % korting`,
    inPrices: (percent: number) => `${percent} % korting, al verwerkt in de prijzen hieronder`,
    howInPrices:
      'Je hoeft niets in te vullen. Bij elk stuk staan de eerdere prijs en de laagste van de vorige dertig dagen.',
    howInCart: 'De prijzen hieronder zijn zonder de korting: die gaat er in je winkelmandje af.',
    howBefore: 'De prijzen hieronder zijn nog die van vóór de actie.',
  },
  freePiece: {
    offer: (buy: number, free: number) => `Koop er ${buy + free}, waarvan ${free} gratis`,
    how: (buy: number, free: number) =>
      `Anders geteld: koop er ${buy} en je krijgt er ${free} bij. Dat komt op hetzelfde neer: er liggen er ${buy + free} in je winkelmandje, je betaalt er ${buy} en het goedkoopste is gratis.`,
  },
  percentFrom: {
    offer: (percent: number, from: number) => `${percent} % korting op het geheel vanaf ${from} onderdelen`,
    how: 'Elk onderdeel telt mee, in welke afwerking ook. Liggen er genoeg in je winkelmandje, dan gaat de korting van alles af.',
  },
  gift: {
    offer: 'Een cadeau bij je bestelling',
    how: 'Leg in je winkelmandje waar de actie over gaat, dan doen wij het cadeau erbij. Je betaalt er niets voor.',
  },
  donation: {
    offer: (trees: number) => `${trees} bomen per bestelling`,
    how: 'Elke bestelling telt, groot of klein, ook van stukken die hier niet staan. De prijzen blijven wat ze zijn.',
  },
  showroom: {
    offer: 'Uit onze eigen showroom, licht gebruikt',
    how: 'Kom gerust proefzitten voor je kiest: Kaasrechtstraat 5 in Gent, dinsdag tot zaterdag. Op is op.',
  },
}

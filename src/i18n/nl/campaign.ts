const formatCount = (count: number) => (count === 1 ? '1 stuk' : `${count} stukken`)

/** The messages of campaign pages. Browsers never load them, because the build writes the sentences into a page's data. */
export const campaign = {
  from: 'Van',
  until: 'Tot en met',
  offer: 'Actie',
  code: 'Code',
  openEnd: 'zonder einddatum',
  whileTheyLast: 'zolang de voorraad strekt',
  fromDay: (day: string) => `vanaf ${day}`,
  untilDay: (day: string) => `tot en met ${day}`,
  buildYourOwn: 'Stel je eigen wand samen',
  status: {
    before: (day: string) => `Begint op ${day}. Rondkijken kan nu al.`,
    running: (until: string) => `Loopt nu, ${until}.`,
    over: (day: string) => `Deze actie is voorbij: ze liep tot en met ${day}.`,
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
    howWithCode: (code: string) =>
      `De prijzen hieronder zijn zonder de korting. Vul in je winkelmandje de code ${code} in, dan gaat ze eraf.`,
  },
  freePiece: {
    offer: (buy: number, free: number) => `Koop er ${buy + free}, waarvan ${free} gratis`,
    how: (buy: number, free: number) =>
      `Leg er ${buy + free} in je winkelmandje en je betaalt er ${buy}. Zeg je liever “koop er ${buy} en krijg er ${free} bij”, dan komt dat op hetzelfde neer: er liggen er ${buy + free} en ${free === 1 ? 'het goedkoopste is' : `de ${free} goedkoopste zijn`} gratis.`,
  },
  percentFrom: {
    offer: (percent: number, from: number) => `${percent} % korting op het geheel vanaf ${from} onderdelen`,
    how: 'Elk onderdeel telt mee, in welke afwerking ook. Liggen er genoeg in je winkelmandje, dan gaat de korting van alles af.',
  },
  gift: {
    offer: 'Een cadeau bij je bestelling',
    how: 'Ligt er genoeg in je winkelmandje, dan staat je cadeau daar klaar. Met één klik leg je het erbij; je betaalt er niets voor.',
  },
  donation: {
    offer: (trees: number) => `${trees} bomen per bestelling`,
    how: 'Elke bestelling telt, groot of klein, ook van stukken die hier niet staan. De prijzen blijven wat ze zijn.',
  },
  showroom: {
    offer: 'Uit onze eigen showroom, licht gebruikt',
    how: 'Kom gerust proefzitten voor je kiest: Kaasrechtstraat 5 in Gent, dinsdag tot zaterdag. Op is op.',
  },
  /** The conditions of a campaign (pageTable/pages/campaignConditions). */
  conditions: {
    title: 'De voorwaarden van deze actie',
    terms: 'Verder gelden onze algemene voorwaarden',
    period: (from: string, until: string) =>
      `De actie loopt van ${from} tot en met ${until}. De dag waarop je bestelt telt, niet de dag waarop we leveren.`,
    until: (until: string) =>
      `De actie loopt tot en met ${until}. De dag waarop je bestelt telt, niet de dag waarop we leveren.`,
    inPrices: 'De korting is al van de prijzen op deze pagina af. Een code heb je niet nodig.',
    code: (code: string) =>
      `De korting gaat eraf als je in je winkelmandje de code ${code} invult. Ze geldt voor alle stukken op deze pagina.`,
    together: 'Alle stukken op deze pagina tellen samen, in welke kleur of afwerking ook.',
    freeItem: (all: number, free: number) =>
      `Leg ook het gratis stuk zelf in je winkelmandje. Van elke ${all} stukken ${free === 1 ? 'is het goedkoopste' : `zijn de ${free} goedkoopste`} gratis: bij ${2 * all} zijn dat er dus ${2 * free}.`,
    percentFrom: (items: number) =>
      `Vanaf ${items} stukken in je winkelmandje gaat de korting er vanzelf af, van al die stukken.`,
    gift: [
      'Het cadeau komt niet vanzelf mee: je legt het er in je winkelmandje zelf bij.',
      'Het cadeau is er zolang de voorraad strekt.',
    ],
    donation: 'Elke betaalde bestelling in deze periode telt mee. Je hoeft er niets voor te doen.',
    showroom: [
      'Sporen van gebruik horen bij een showroommodel en zitten al in de prijs.',
      'Wat verkocht is, komt niet terug.',
    ],
    /** What a voucher does besides the campaign. */
    vouchers: {
      reduced: 'Een bon mag erbij, tenzij die bon niet geldt voor afgeprijsde stukken.',
      rest: 'Een bon mag erbij: die gaat van het bedrag af dat overblijft.',
      freeItem: 'Een bon mag erbij. Voor een gratis stuk telt hij niet.',
      gift: 'Een bon mag erbij. Voor het cadeau telt hij niet.',
    },
    returns: 'Terugsturen kan binnen dertig dagen, zoals bij elke bestelling.',
  },
}

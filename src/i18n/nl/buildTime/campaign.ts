import texts from '../../../../data/content/nl/shop.json'
import shopDetails from '../../../../data/shop.json'
import { createPlural } from '../../languages'

const choosePlural = createPlural('nl')

const formatCount = (count: number) => choosePlural(count, { one: '1 stuk', other: `${count} stukken` })

/**
 * The messages of campaign pages. Browsers never load them, because the build writes the sentences into a page's data.
 */
export const campaign = {
  from: 'Van',
  until: 'Tot en met',
  offer: 'Actie',
  code: 'Code',
  openEnd: 'zonder einddatum',
  whileTheyLast: 'zolang de voorraad strekt',
  fromDay: (day: string) => `vanaf ${day}`,
  untilDay: (day: string) => `tot en met ${day}`,
  buildYourOwn: 'Stel je rek samen',
  variants: 'Ook in deze uitvoeringen',
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
    howWithCode: (code: string) =>
      `De prijzen hieronder zijn zonder de korting. Vul in je mandje de code ${code} in, dan gaat ze eraf.`,
  },
  freePiece: {
    offer: (buy: number, free: number) => `${buy + free} halen, ${buy} betalen`,
    how: (buy: number, free: number) =>
      `Leg er ${buy + free} in je mandje en je betaalt er ${buy}: ${choosePlural(free, { one: 'het goedkoopste stuk is', other: `de ${free} goedkoopste stukken zijn` })} gratis. Anders gezegd: koop er ${buy} en je krijgt er ${free} bij.`,
  },
  percentFrom: {
    offer: (percent: number, from: number) => `${percent}\u00a0% korting op het geheel vanaf ${from} stukken`,
    how: 'Elk stuk telt mee, in welke uitvoering ook. Liggen er genoeg in je mandje, dan gaat de korting van alles af.',
  },
  gift: {
    offer: 'Een cadeau bij je bestelling',
    how: 'Leg stukken uit deze actie in je mandje. Zijn het er genoeg, dan voeg je het cadeau daar met één knop toe. Je betaalt er niets voor.',
  },
  donation: {
    offer: (trees: number) => `${trees} bomen per bestelling`,
    how: 'Elke bestelling telt, groot of klein, ook van stukken die hier niet staan. We leggen er geen stuntkorting bovenop.',
  },
  showroom: {
    offer: 'Uit onze eigen showroom, licht gebruikt',
    how: `${texts.openDays && `Kom ze gerust proberen voor je kiest: ${shopDetails.street} in ${shopDetails.city.nl}, ${texts.openDays}. `}Op is op.`,
  },
  /** The conditions of a campaign (pageTable/pages/campaignConditions). */
  conditions: {
    title: 'De voorwaarden van deze actie',
    terms: 'Verder gelden onze algemene voorwaarden',
    period: (from: string, until: string) =>
      `Van ${from} tot en met ${until}. De dag waarop je bestelt telt, niet de dag waarop we leveren.`,
    until: (until: string) => `Tot en met ${until}. De dag waarop je bestelt telt, niet de dag waarop we leveren.`,
    inPrices: 'De korting is al van de prijzen op deze pagina af. Een code heb je niet nodig.',
    code: (code: string) =>
      `De korting gaat eraf als je in je mandje de code ${code} invult. Ze geldt voor alle stukken op deze pagina.`,
    together: 'Alle stukken op deze pagina tellen samen, in welke kleur of afwerking ook.',
    freeItem: (all: number, free: number) =>
      `Leg ook het gratis stuk zelf in je mandje. Van elke ${all} stukken ${choosePlural(free, { one: 'is het goedkoopste', other: `zijn de ${free} goedkoopste` })} gratis: bij ${2 * all} zijn dat er dus ${2 * free}.`,
    percentFrom: (items: number) =>
      `Vanaf ${items} stukken in je mandje gaat de korting er vanzelf af, van al die stukken.`,
    gift: [
      'Het cadeau komt niet vanzelf mee: je legt het er in je mandje zelf bij.',
      'Het cadeau is er zolang de voorraad strekt.',
    ],
    donation: 'Elke betaalde bestelling in deze periode telt mee. Je hoeft er niets voor te doen.',
    showroom: [
      'Sporen van gebruik horen bij een showroommodel en zitten al in de prijs.',
      'Wat verkocht is, komt niet terug.',
    ],
    /** The conditions for using vouchers together with the campaign. */
    vouchers: {
      reduced: 'Een bon mag erbij, tenzij die niet geldt voor stukken in de actie.',
      rest: 'Een bon mag erbij: die gaat van het bedrag af dat overblijft.',
      freeItem: 'Een bon mag erbij. Voor een gratis stuk telt hij niet.',
      gift: 'Een bon mag erbij. Voor het cadeau telt hij niet.',
    },
    returns: 'Voor terugsturen geldt hetzelfde als bij elke bestelling.',
  },
}

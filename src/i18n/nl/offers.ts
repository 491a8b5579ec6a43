import { createPlural } from '../languages'

const choosePlural = createPlural('nl')

const numberWords = ['nul', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes']
const spellNumber = (count: number) => numberWords[count] ?? String(count)

/**
 * The messages about a cart's promotions, including free delivery, on the cart page and, shortened, in the side panel.
 */
export const offers = {
  title: 'Acties voor je mandje',
  freeNext: (missing: number, free: number) =>
    `Neem er nog ${spellNumber(missing)} bij: ${choosePlural(free, { one: 'het goedkoopste stuk is gratis', other: `de ${spellNumber(free)} goedkoopste zijn gratis` })}.`,
  freeNow: (free: number) =>
    choosePlural(free, {
      one: 'Het goedkoopste stuk is gratis.',
      other: `De ${spellNumber(free)} goedkoopste stukken zijn gratis.`,
    }),
  freeAgain: (missing: number) => `Nog ${spellNumber(missing)} erbij en er is er weer een gratis.`,
  percentNext: (missing: number, percent: number) =>
    `Neem er nog ${spellNumber(missing)} bij: dan gaat er ${percent}\u00a0% van het geheel af.`,
  discountNext: (missing: number) => `Neem er nog ${spellNumber(missing)} bij: dan gaat er korting van het geheel af.`,
  percentNow: (percent: number) => `Er gaat ${percent}\u00a0% van het geheel af.`,
  discountNow: 'Er gaat korting van het geheel af.',
  giftNext: (missing: number) => `Neem er nog ${spellNumber(missing)} bij: dan krijg je er een cadeau bij.`,
  giftReady: (name: string) => `Je krijgt er een cadeau bij: ${name}.`,
  giftTaken: (name: string) => `Je cadeau ligt in je mandje: ${name}.`,
  takeGift: 'Leg je cadeau in je mandje',
  inCart: (count: number) => `${count} meegeteld`,
  from: (count: number) => `vanaf ${count}`,
  until: (day: string) => `tot en met ${day}`,
  progress: (counted: number, needed: number) => `${counted} van ${needed}`,
  delivery: {
    missing: (amount: string) => `Nog ${amount} tot gratis levering.`,
    reached: 'Je levering is gratis.',
    from: (amount: string) => `gratis vanaf ${amount}`,
  },
  errors: {
    soldOut: 'Dit stuk is uitverkocht.',
    stock: (left: number) => choosePlural(left, { one: 'Er is er nog 1.', other: `Er zijn er nog ${left}.` }),
    gone: 'Deze uitvoering is er niet meer.',
    kept: 'Je mandje staat hier zoals het was.',
  },
}

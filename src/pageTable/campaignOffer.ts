import * as v from 'valibot'
import type { Campaign } from '../contract/catalogue'

const offers = {
  percent: v.pipe(
    v.number(),
    v.transform((percent) => ({ kind: 'percent' as const, percent })),
  ),
  buy_x_get_y: v.pipe(
    v.object({ buy: v.number(), free: v.number() }),
    v.transform(({ buy, free }) => ({ kind: 'free-piece' as const, buy, free })),
  ),
  percent_from: v.pipe(
    v.object({ percent: v.number(), min_modules: v.number() }),
    v.transform(({ percent, min_modules }) => ({ kind: 'percent-from' as const, percent, pieces: min_modules })),
  ),
  donation: v.pipe(
    v.number(),
    v.transform((trees) => ({ kind: 'donation' as const, trees })),
  ),
}

/** What a campaign gives (contract/catalogue). `other` is a type that the shop has no words for, or a value that doesn't fit it. */
export type Offer =
  | { [Type in keyof typeof offers]: v.InferOutput<(typeof offers)[Type]> }[keyof typeof offers]
  | { kind: 'gift' | 'showroom' | 'other' }

const hasValue = (type: string): type is keyof typeof offers => Object.hasOwn(offers, type)

export function offerOf({ type, value }: Pick<Campaign, 'type' | 'value'>): Offer {
  if (type === 'gift' || type === 'showroom') return { kind: type }
  if (!hasValue(type)) return { kind: 'other' }
  const { success, output } = v.safeParse(offers[type], value)
  return success ? output : { kind: 'other' }
}

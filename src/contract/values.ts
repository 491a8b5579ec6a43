import * as v from 'valibot'

/** An amount of money on the wire: decimal euro, VAT included unless the field's name says otherwise. */
export const euro = v.pipe(v.number(), v.finite())

/** A database id. */
export const id = v.pipe(v.number(), v.integer(), v.minValue(1))

/** A quantity. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const slug = v.pipe(v.string(), v.minLength(1))

/** The slug of a page in each language, never empty, so that a page can link to its translation. */
export const slugs = v.object({ nl: slug, en: slug })

export type Slugs = v.InferOutput<typeof slugs>

interface Priced {
  quantity: number
  total: number
  sellPrice?: number
  sellPrice_tax_incl?: number
}

/** The unit price in euro, VAT included, from whichever of the two fields the API gives (SPEC §3). */
export function unitPrice(line: Priced): number {
  return line.sellPrice_tax_incl ?? line.sellPrice ?? line.total
}

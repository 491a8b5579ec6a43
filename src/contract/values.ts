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

/** The unit price of a line in euro, VAT included. */
export const unitPrice = ({ sellPrice_tax_incl }: { sellPrice_tax_incl: number }): number => sellPrice_tax_incl

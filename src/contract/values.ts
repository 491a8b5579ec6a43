import * as v from 'valibot'

/**
 * An amount of money in decimal euro. VAT is included unless the name of the field says otherwise. An amount outside
 * these limits is an error in the data.
 */
export const euro = v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000_000))

/** An id, which is a whole number from 1. */
export const id = v.pipe(v.number(), v.integer(), v.minValue(1))

/** A whole number, which may be 0. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/**
 * A number of days or weeks. The maximum limits the loops that add the days one by one. A longer time is an error in
 * the data.
 */
export const waitingTime = v.pipe(count, v.maxValue(1000))

/** A day, as in 2026-03-01. */
export const isoDay = v.pipe(v.string(), v.isoDate())

/** The last part of the path of a page. */
export const slug = v.pipe(v.string(), v.minLength(1))

/** A text as typed, without spaces around it. */
export const trimmedText = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max))

/** A text that is not empty. */
export const requiredText = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max))

/** The slug of a page in each language. No slug is empty. A language without its own slug has the English one. */
export const slugs = v.objectWithRest({ nl: slug, en: slug }, slug)

export type Slugs = v.InferOutput<typeof slugs>

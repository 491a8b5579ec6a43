export const allCategories = ['statistics', 'advertising', 'recordings'] as const
export type ConsentCategory = (typeof allCategories)[number]

export interface ConsentChoice {
  /** An ISO timestamp. */
  date: string
  /** The categories among which the user chose. */
  presented: readonly ConsentCategory[]
  allowed: readonly ConsentCategory[]
}

/** The version of the stored format and of the categories' meaning. After an increase, users must choose again. */
const choiceFormat = 1

/** In ms. After this time, half a year, a user must choose again. */
const choiceLifetime = 183 * 24 * 60 * 60_000

/** In ms. A choice may be dated at most this far ahead, because the device's clock may have been corrected since. */
const maxClockDifference = 24 * 60 * 60_000

const isCategory = (value: unknown): value is ConsentCategory => allCategories.includes(value as ConsentCategory)

const isCategoryList = (value: unknown): value is ConsentCategory[] => Array.isArray(value) && value.every(isCategory)

export const formatChoice = (choice: ConsentChoice): string => JSON.stringify({ format: choiceFormat, ...choice })

/**
 * Returns null for invalid text, and for a choice that is too old or dated more than `maxClockDifference` ahead,
 * because consent must never be assumed.
 */
export function parseChoice(text: string | null, now: number): ConsentChoice | null {
  try {
    const storedChoice = JSON.parse(text ?? 'null') as Partial<ConsentChoice & { format: number }> | null
    if (
      typeof storedChoice !== 'object' ||
      storedChoice?.format !== choiceFormat ||
      typeof storedChoice.date !== 'string'
    )
      return null
    const { date, presented, allowed } = storedChoice
    if (!isCategoryList(presented) || !isCategoryList(allowed)) return null
    if (!allowed.every((category) => presented.includes(category))) return null
    const age = now - Date.parse(date)
    if (!(age < choiceLifetime && age > -maxClockDifference)) return null
    return { date, presented: sortCategories(presented), allowed: sortCategories(allowed) }
  } catch {
    return null
  }
}

/** True if there is no choice yet, or if a category has been added since the choice. */
export const isChoiceDue = (choice: ConsentChoice | null, categories: readonly ConsentCategory[]): boolean =>
  categories.some((category) => !choice?.presented.includes(category))

/** Returns the categories without duplicates, in the order of `allCategories`. */
export const sortCategories = (categories: readonly ConsentCategory[]): ConsentCategory[] =>
  allCategories.filter((category) => categories.includes(category))

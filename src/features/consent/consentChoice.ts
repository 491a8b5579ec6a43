/** The categories that a visitor may allow: measuring, advertising networks, and recordings of visits. */
export const allCategories = ['statistics', 'advertising', 'recordings'] as const
export type ConsentCategory = (typeof allCategories)[number]

export interface ConsentChoice {
  /** The ISO timestamp of the choice. */
  date: string
  /** The categories among which the visitor chose. */
  presented: readonly ConsentCategory[]
  allowed: readonly ConsentCategory[]
}

/** The number of the stored format and of the categories' meaning. After an increase, the choice is presented again. */
const choiceFormat = 1

/** The time in ms after which a choice is presented again: half a year. */
const choiceLifetime = 183 * 24 * 60 * 60_000

/**
 * The maximum time in ms by which a choice may be dated ahead, because a device's clock may have been corrected since.
 */
const clockDifference = 24 * 60 * 60_000

const isCategory = (value: unknown): value is ConsentCategory => allCategories.includes(value as ConsentCategory)

const isCategoryList = (value: unknown): value is ConsentCategory[] => Array.isArray(value) && value.every(isCategory)

export const formatChoice = (choice: ConsentChoice): string => JSON.stringify({ format: choiceFormat, ...choice })

/**
 * Parses a stored choice. Returns null for invalid text, and for a choice that is too old or dated more than
 * `clockDifference` ahead, because consent must never be assumed.
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
    if (!(age < choiceLifetime && age > -clockDifference)) return null
    return { date, presented: sortCategories(presented), allowed: sortCategories(allowed) }
  } catch {
    return null
  }
}

/** Whether the visitor has not chosen yet, or a category has been added since the choice. */
export const isChoiceDue = (choice: ConsentChoice | null, categories: readonly ConsentCategory[]): boolean =>
  categories.some((category) => !choice?.presented.includes(category))

/** Returns the categories without duplicates, in the order of `allCategories`. */
export const sortCategories = (categories: readonly ConsentCategory[]): ConsentCategory[] =>
  allCategories.filter((category) => categories.includes(category))

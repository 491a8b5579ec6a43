import type { TextData } from '../catalogue/catalogueShape'
import type { Lang } from '../http/language'

/** A JSON column that the seeding wrote and the schema checks; its shape is known. */
export const parsed = <Shape>(column: string): Shape => JSON.parse(column) as Shape

export const parsedOrNull = <Shape>(column: string | null): Shape | null =>
  column === null ? null : parsed<Shape>(column)

/** The text of a bilingual column in one language. */
export const textIn = (column: string, lang: Lang): string => parsed<TextData>(column)[lang]

import type { TextData } from '../catalogue/catalogueShape'
import type { Lang } from '../http/language'

/** Parses a JSON column. The catalogue's checks and the schema guarantee its shape. */
export const parsed = <Shape>(column: string): Shape => JSON.parse(column) as Shape

export const parsedOrNull = <Shape>(column: string | null): Shape | null =>
  column === null ? null : parsed<Shape>(column)

/** Returns the text of a bilingual column in one language. */
export const textIn = (column: string, lang: Lang): string => parsed<TextData>(column)[lang]

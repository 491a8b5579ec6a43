import type { TextData } from '../catalogue/catalogueShape'
import type { Language } from '../http/language'

/** The validation of the catalogue and of payloads guarantees the shape. */
export const parseColumn = <Shape>(column: string): Shape => JSON.parse(column) as Shape

export const parseColumnOrNull = <Shape>(column: string | null): Shape | null =>
  column === null ? null : parseColumn<Shape>(column)

export const pickText = (column: string, language: Language): string => parseColumn<TextData>(column)[language]

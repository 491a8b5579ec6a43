import * as v from 'valibot'
import { type Language, languages, mapLanguages } from '../i18n/languages'

/** The schema of a text that is not blank. It removes the white space around the text. */
export const filledText = v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'))

/** Builds the schema of an object that has a value in every language. */
export const buildTranslatedSchema = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.strictObject(mapLanguages(() => schema))

export const translatedText = buildTranslatedSchema(filledText)

/** Builds the entries of a schema that has a field for every language: `title_nl`, `title_en`. */
export const buildTranslatedFields = <Name extends string, Schema>(name: Name, schema: Schema) =>
  Object.fromEntries(languages.map((language) => [`${name}_${language}`, schema])) as Record<
    `${Name}_${Language}`,
    Schema
  >

import { type Language, languages } from '../i18n/languages'

type FieldName<Name extends string> = `${Name}_${Language}`

/** Makes the entries of a schema that has a field for every language: `title_nl`, `title_en`. */
export const translateField = <Name extends string, Schema>(name: Name, schema: Schema) =>
  Object.fromEntries(languages.map((language) => [`${name}_${language}`, schema])) as Record<FieldName<Name>, Schema>

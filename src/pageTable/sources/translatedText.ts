import * as v from 'valibot'
import { mapLanguages } from '../../i18n/languages'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'))

/** Makes the schema of an object that has a value in every language. */
export const buildTranslatedSchema = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.strictObject(mapLanguages(() => schema))

/** A text in every language. */
export const translatedText = buildTranslatedSchema(text)

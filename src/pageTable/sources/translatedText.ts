import * as v from 'valibot'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'))

/** A text in every language. */
export const translatedText = v.strictObject({ nl: text, en: text })

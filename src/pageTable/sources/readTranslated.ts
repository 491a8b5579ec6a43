import type * as v from 'valibot'
import { fillTranslations } from './fillTranslations'
import { readChecked } from './readChecked'

/** Reads a file of `data` that has texts in every language, as `readChecked` does, and takes missing ones from the English. */
export const readTranslated = <Schema extends v.GenericSchema>(file: string, schema: Schema): v.InferOutput<Schema> =>
  readChecked(file, schema, { prepare: (content) => fillTranslations(content).content })

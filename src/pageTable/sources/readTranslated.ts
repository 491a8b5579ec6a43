import type * as v from 'valibot'
import { fillTranslations } from './fillTranslations'
import { readChecked } from './readChecked'

/** Reads a file of `data` with texts in every language, as `readChecked` does. English texts replace missing texts. */
export const readTranslated = <Schema extends v.GenericSchema>(file: string, schema: Schema): v.InferOutput<Schema> =>
  readChecked(file, schema, { prepare: (content) => fillTranslations(content).content })

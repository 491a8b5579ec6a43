import type * as v from 'valibot'
import { fillTranslations } from './fillTranslations'
import { readCheckedFile } from './readCheckedFile'

/**
 * Reads a file of `data` with texts in every language, as `readCheckedFile` does. English texts replace missing texts.
 */
export const readTranslatedFile = <Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): v.InferOutput<Schema> => readCheckedFile(file, schema, { prepare: (content) => fillTranslations(content).content })

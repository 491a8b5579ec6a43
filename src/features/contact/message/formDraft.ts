import { clearDraft, readDraft, saveDraft } from '../../../store/browser/formDrafts'
import { createRandomKey } from '../../../store/http/requestKey'
import { readFilesDraft, writeFilesDraft } from '../upload/formFile'
import { type ContactField, type ContactFields, emptyFields } from './formFields'

/** The initial state of a form: the text that was typed earlier in this visit, and the key of its request. */
interface FormDraft {
  fields: ContactFields
  /** Part of the key of the request (createRequestKey). It survives a reload, as the text does. */
  seed: string
}

const isSeed = (text: string | undefined): text is string => /^[0-9a-f]{32}$/.test(text ?? '')

/**
 * Returns the draft of a form, or an empty form. Only the given fields are read.
 * @param describeLost returns the message about a file that was not sent
 */
export function readFormDraft(
  form: string,
  fields: readonly ContactField[],
  describeLost: (name: string) => string,
): FormDraft {
  const { seed, files = '', ...typed } = readDraft(form)
  const texts = fields.filter((field) => field !== 'files').map((field) => [field, typed[field] ?? ''])
  return {
    fields: { ...emptyFields, ...Object.fromEntries(texts), files: readFilesDraft(files, describeLost) },
    seed: isSeed(seed) ? seed : createRandomKey(),
  }
}

/** Saves what the user has typed, without the field for robots. */
export function saveFormDraft(form: string, { fields, seed }: FormDraft): void {
  const { files, subject: _, ...texts } = fields
  saveDraft(form, { ...texts, files: writeFilesDraft(files), seed })
}

export const clearFormDraft = (form: string): void => clearDraft(form)

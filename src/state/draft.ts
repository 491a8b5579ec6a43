import { emailsOf, forgetEmails, isEmailField, keepEmails } from './draftEmails'
import { readStored, storedKeys, writeStored } from './storage'

/** Typed text of a form by field name. */
export type Draft = Record<string, string>

const prefix = 'upnorth.draft.'
const keyOf = (form: string) => prefix + form
/** For the e-mail addresses of all forms, on their way from page to page; no form has such a name. */
export const emailsKey = keyOf('-emails')
const secret = /passw|wachtwoord|secret/i
/** In characters of a field's text; far more than any field of the shop takes. */
const longest = 2000

const isKeepable = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string' && entry[1].length <= longest && !secret.test(entry[0])

/** What the shopper typed into the form before, in this visit; empty when nothing can be read. An e-mail address in memory alone is no draft. */
export function readDraft(form: string): Draft {
  const kept = readStored('visit', keyOf(form))
  if (kept === null) return {}
  try {
    const stored: unknown = JSON.parse(kept)
    const texts = typeof stored === 'object' && stored !== null ? Object.entries(stored).filter(isKeepable) : []
    return { ...Object.fromEntries(texts), ...emailsOf(form) }
  } catch {
    return { ...emailsOf(form) }
  }
}

/** Keeps typed text for the visit: e-mail addresses in memory (draftEmails), passwords never. */
export function keepDraft(form: string, draft: Draft): void {
  const texts = Object.entries(draft).filter(isKeepable)
  const part = (emails: boolean) => Object.fromEntries(texts.filter(([name]) => isEmailField(name) === emails))
  writeStored('visit', keyOf(form), JSON.stringify(part(false)))
  keepEmails(form, part(true))
}

export function forgetDraft(form: string): void {
  writeStored('visit', keyOf(form), null)
  forgetEmails(form)
}

/** The shopper has left: nothing of what they typed stays on the device, whichever form it was in. */
export function forgetDrafts(): void {
  for (const key of storedKeys('visit')) if (key.startsWith(prefix)) writeStored('visit', key, null)
  forgetEmails()
}

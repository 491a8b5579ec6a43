import { maxEmailLength } from '../../contract/limits'
import { readStoredJson } from './readStoredJson'
import { readStored, listStoredKeys, writeStored } from './storage'

/** The typed text of a form, by field name. */
export type Draft = Record<string, string>

const draftPrefix = 'upnorth.draft.'
const buildDraftKey = (form: string) => draftPrefix + form
/** The email addresses of all forms are stored under this key while the next page loads. No form has this name. */
const emailsKey = buildDraftKey('-emails')
/**
 * The key of an addition to a gift list that waits for a login. It begins like the keys of drafts, so a logout clears
 * the addition too.
 */
export const pendingAdditionKey = buildDraftKey('giftlist-addition')
const secretFieldPattern = /passw|wachtwoord|secret/i
/**
 * The maximum length of a text in characters. The limit is far above that of any field on the site, so that text that
 * is too long for its field is not lost.
 */
const maxTextLength = 10_000

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isStorable = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string' && entry[1].length <= maxTextLength && !secretFieldPattern.test(entry[0])

/**
 * Returns the text that the user typed into the form earlier in this visit. Without stored text, the draft is empty,
 * even if an email address is in memory.
 */
export function readDraft(form: string): Draft {
  const storedDraft = readStoredJson('visit', buildDraftKey(form))
  if (!isObject(storedDraft)) return {}
  return { ...Object.fromEntries(Object.entries(storedDraft).filter(isStorable)), ...getEmails(form) }
}

/** Email addresses are stored in memory only, and passwords never. */
export function saveDraft(form: string, draft: Draft): void {
  const typedEntries = Object.entries(draft).filter(isStorable)
  const pickFields = (areEmails: boolean) =>
    Object.fromEntries(typedEntries.filter(([name]) => isEmailField(name) === areEmails))
  writeStored('visit', buildDraftKey(form), JSON.stringify(pickFields(false)))
  saveEmails(form, pickFields(true))
}

export function clearDraft(form: string): void {
  writeStored('visit', buildDraftKey(form), null)
  clearEmails(form)
}

/** No typed text of one user may remain for the next user. */
export function clearAllDrafts(): void {
  for (const key of listStoredKeys('visit')) if (key.startsWith(draftPrefix)) writeStored('visit', key, null)
  clearEmails()
}

/** Lists the typed text of all forms, which must be removed from data that leaves the browser. */
export const listDraftEntries = (): [field: string, text: string][] =>
  listStoredKeys('visit')
    .filter((key) => key.startsWith(draftPrefix))
    .flatMap((key) => Object.entries(readDraft(key.slice(draftPrefix.length))))

/** Keyed by form, then by field. */
type Emails = Record<string, Record<string, string>>

let emailsInMemory: Emails = {}

const isEmailField = (name: string): boolean => /e-?mail/i.test(name)
const getEmails = (form: string): Record<string, string> => emailsInMemory[form] ?? {}

function saveEmails(form: string, emails: Record<string, string>): void {
  clearEmails(form)
  const typedEmails = Object.entries(emails).filter(([, email]) => email !== '')
  if (typedEmails.length > 0) emailsInMemory[form] = Object.fromEntries(typedEmails)
}

function clearEmails(form?: string): void {
  emailsInMemory =
    form === undefined ? {} : Object.fromEntries(Object.entries(emailsInMemory).filter(([name]) => name !== form))
}

const isEmailEntry = (entry: [string, unknown]): entry is [string, string] =>
  isEmailField(entry[0]) && typeof entry[1] === 'string' && entry[1].length <= maxEmailLength

/** The previous page has stored the addresses. Values that this code cannot have written are ignored. */
function readHandedOverEmails(): Emails {
  const forms = readStoredJson('visit', emailsKey)
  return Object.fromEntries(
    Object.entries(isObject(forms) ? forms : {}).map(([form, emails]) => [
      form,
      Object.fromEntries(isObject(emails) ? Object.entries(emails).filter(isEmailEntry) : []),
    ]),
  )
}

/**
 * While a page is open, typed email addresses are in memory only. When the user leaves the page (by a reload, a change
 * of language or a payment), they are written to the storage of the visit. The next page removes them from storage as
 * soon as its services are loaded. A page in the back/forward cache has none in memory.
 */
export function handOverEmails(): void {
  const takeStoredEmails = () => {
    emailsInMemory = { ...readHandedOverEmails(), ...emailsInMemory }
    writeStored('visit', emailsKey, null)
  }
  const storeEmails = () => {
    if (Object.keys(emailsInMemory).length === 0) return
    const text = JSON.stringify(emailsInMemory)
    writeStored('visit', emailsKey, text)
    if (readStored('visit', emailsKey) === text) emailsInMemory = {}
  }
  takeStoredEmails()
  window.addEventListener('pagehide', storeEmails)
  window.addEventListener('pageshow', takeStoredEmails)
}

import { maxEmailLength } from '../../contract/limits'
import { readStored, storedKeys, writeStored } from './storage'
import { selectLogouts, selectRegisteredId } from '../session/sessionSelectors'
import type { RootState } from '../rootReducer'

/** Typed text of a form by field name. */
export type Draft = Record<string, string>

const prefix = 'upnorth.draft.'
const buildDraftKey = (form: string) => prefix + form
/** For the e-mail addresses of all forms, on their way from page to page; no form has such a name. */
const emailsKey = buildDraftKey('-emails')
const secret = /passw|wachtwoord|secret/i
/** In characters of a field's text; far more than any field of the shop takes. */
const maxTextLength = 2000

const isStorable = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string' && entry[1].length <= maxTextLength && !secret.test(entry[0])

/** What the shopper typed into the form before, in this visit; empty when nothing can be read. An e-mail address in memory alone is no draft. */
export function readDraft(form: string): Draft {
  const kept = readStored('visit', buildDraftKey(form))
  if (kept === null) return {}
  try {
    const stored: unknown = JSON.parse(kept)
    const texts = typeof stored === 'object' && stored !== null ? Object.entries(stored).filter(isStorable) : []
    return { ...Object.fromEntries(texts), ...getEmails(form) }
  } catch {
    return { ...getEmails(form) }
  }
}

/** Keeps typed text for the visit: e-mail addresses in memory (draftEmails), passwords never. */
export function saveDraft(form: string, draft: Draft): void {
  const texts = Object.entries(draft).filter(isStorable)
  const part = (emails: boolean) => Object.fromEntries(texts.filter(([name]) => isEmailField(name) === emails))
  writeStored('visit', buildDraftKey(form), JSON.stringify(part(false)))
  saveEmails(form, part(true))
}

export function clearDraft(form: string): void {
  writeStored('visit', buildDraftKey(form), null)
  clearEmails(form)
}

/** The shopper has left: nothing of what they typed stays on the device, whichever form it was in. */
export function clearAllDrafts(): void {
  for (const key of storedKeys('visit')) if (key.startsWith(prefix)) writeStored('visit', key, null)
  clearEmails()
}

/** Typed e-mail addresses by form and field. */
type Emails = Record<string, Record<string, string>>

let held: Emails = {}

const isEmailField = (name: string): boolean => /e-?mail/i.test(name)
const getEmails = (form: string): Record<string, string> => held[form] ?? {}

function saveEmails(form: string, emails: Record<string, string>): void {
  clearEmails(form)
  const typed = Object.entries(emails).filter(([, email]) => email !== '')
  if (typed.length > 0) held[form] = Object.fromEntries(typed)
}

function clearEmails(form?: string): void {
  held = form === undefined ? {} : Object.fromEntries(Object.entries(held).filter(([name]) => name !== form))
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isEmail = (entry: [string, unknown]): entry is [string, string] =>
  isEmailField(entry[0]) && typeof entry[1] === 'string' && entry[1].length <= maxEmailLength

/** What another page handed over; what somebody else wrote there counts for nothing. */
function parseHandedOverEmails(text: string): Emails {
  try {
    const forms: unknown = JSON.parse(text)
    const entries = isObject(forms) ? Object.entries(forms) : []
    return Object.fromEntries(
      entries.map(([form, emails]) => [
        form,
        Object.fromEntries(isObject(emails) ? Object.entries(emails).filter(isEmail) : []),
      ]),
    )
  } catch {
    return {}
  }
}

/**
 * No storage holds an e-mail address while a page of the shop is open: what was typed is kept in memory. When the page is
 * left (a reload, the other language, the provider's page) it is handed to the next one of this tab's visit, which takes
 * it out of storage as soon as the shop has come. A page in the browser's cache has nothing in memory meanwhile.
 * @param key in the storage of the visit
 */
function handOverEmails(key: string): void {
  const take = () => {
    const text = readStored('visit', key)
    if (text === null) return
    writeStored('visit', key, null)
    held = { ...parseHandedOverEmails(text), ...held }
  }
  const give = () => {
    if (Object.keys(held).length === 0) return
    const text = JSON.stringify(held)
    writeStored('visit', key, text)
    if (readStored('visit', key) === text) held = {}
  }
  take()
  window.addEventListener('pagehide', give)
  window.addEventListener('pageshow', take)
}

interface Store {
  getState: () => RootState
  subscribe: (listener: () => void) => unknown
}

/**
 * Begins with what the page before handed over. What a customer typed whose session ended waits for them alone: it goes
 * when another one logs in. Guests are taken for the same person, as the shop does.
 */
export function watchDrafts({ getState, subscribe }: Store): void {
  handOverEmails(emailsKey)
  let owner: number | null = null
  let logouts = selectLogouts(getState())
  subscribe(() => {
    const state = getState()
    // Who logs out leaves nothing behind: what is typed from then on is a visitor's.
    if (selectLogouts(state) !== logouts) owner = null
    logouts = selectLogouts(state)
    const now = selectRegisteredId(state)
    if (now === null || now === owner) return
    if (owner !== null) clearAllDrafts()
    owner = now
  })
}

import { readStored, writeStored } from './storage'

/** Typed e-mail addresses by form and field. */
type Emails = Record<string, Record<string, string>>

/** Longer is no e-mail address (contract/requests). */
const longest = 254
let held: Emails = {}

export const isEmailField = (name: string): boolean => /e-?mail/i.test(name)
export const emailsOf = (form: string): Record<string, string> => held[form] ?? {}

export function keepEmails(form: string, emails: Record<string, string>): void {
  forgetEmails(form)
  const typed = Object.entries(emails).filter(([, email]) => email !== '')
  if (typed.length > 0) held[form] = Object.fromEntries(typed)
}

export function forgetEmails(form?: string): void {
  held = form === undefined ? {} : Object.fromEntries(Object.entries(held).filter(([name]) => name !== form))
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isEmail = (entry: [string, unknown]): entry is [string, string] =>
  isEmailField(entry[0]) && typeof entry[1] === 'string' && entry[1].length <= longest

/** What another page handed over; what somebody else wrote there counts for nothing. */
function handedOver(text: string): Emails {
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
export function handEmailsOver(key: string): void {
  const take = () => {
    const text = readStored('visit', key)
    if (text === null) return
    writeStored('visit', key, null)
    held = { ...handedOver(text), ...held }
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

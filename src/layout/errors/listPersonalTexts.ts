import type { Address } from '../../contract/session'
import { addressFieldNames } from '../../forms/address/addressTable'
import { listDraftEntries } from '../../store/browser/formDrafts'
import { readTokens } from '../../store/browser/tokens'
import type { RootState } from '../../store/start/rootReducer'

/** The pattern finds the text in every form in which a report may contain it. */
export interface PersonalText {
  pattern: RegExp
  replacement: string
}

/**
 * These fields name a person or a place. The country is left out, because its code may also be the code of a language.
 */
const personalFieldNames: ReadonlySet<string> = new Set([
  ...['firstname', 'lastname', 'name', 'email', 'phone'],
  ...addressFieldNames.filter((name) => name !== 'country'),
])

/** Lists the customer's data that this browser has, with its replacements in a report. The longest texts come first. */
export function listPersonalTexts(state: RootState): PersonalText[] {
  const { session, cart } = readTokens()
  const personalTexts = new Map<string, PersonalText>()
  const addTexts = (texts: readonly unknown[], replacement: string, buildPattern = buildWordPattern) => {
    for (const text of texts) {
      if (typeof text === 'string' && canIdentifyPerson(text.trim()))
        personalTexts.set(text, { pattern: buildPattern(text.trim()), replacement })
    }
  }
  addTexts(
    listDraftEntries().flatMap(([field, text]) => (isTypedText(field, text) ? text : [])),
    '$1[typed]',
  )
  addTexts(listAddressTexts(state), '$1[personal]')
  addTexts(
    [session, cart, state.session.token, state.cart.token],
    '[token]',
    (text) => new RegExp(escapePattern(text), 'g'),
  )
  return [...personalTexts]
    .sort(([first], [second]) => second.length - first.length)
    .map(([, personalText]) => personalText)
}

/** A single letter or a number of up to three digits identifies no person, and occurs in every report. */
const canIdentifyPerson = (text: string) => (/^\d*$/.test(text) ? text.length > 3 : text.length > 1)

/**
 * In a field that is not about a person, a text in lower case is the value of a choice, which also occurs in the code.
 */
function isTypedText(field: string, text: string): boolean {
  const name = field.slice(field.lastIndexOf('.') + 1)
  return personalFieldNames.has(name) || (name !== 'country' && /[^a-z_-]/.test(text))
}

function listAddressTexts({ session: { customer, addresses } }: RootState): unknown[] {
  const pickPersonalValues = (fields: Partial<Address>) =>
    Object.entries(fields).flatMap(([name, value]) => (personalFieldNames.has(name) ? [value] : []))
  return [customer ?? {}, ...addresses].flatMap(pickPersonalValues)
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Matches a text as whole words in any case, also within a URL, and a telephone number with any separators. `$1` is the
 * character before the text, because not every browser supports lookbehind.
 */
function buildWordPattern(text: string): RegExp {
  const digits = text.replace(/[\s./+-]/g, '')
  const isPhoneNumber = /^\d{6,}$/.test(digits)
  const plainPattern = isPhoneNumber
    ? [...digits].join('[\\s./-]*')
    : escapePattern(text).replace(/\s+/g, '(?:\\s|\\+|%20)+')
  const encodedPattern = escapePattern(encodeURIComponent(text)).replace(/%20/g, '(?:%20|\\+)')
  return new RegExp(`(^|[^\\p{L}\\p{N}]|%[0-9a-f]{2})(?:${plainPattern}|${encodedPattern})(?![\\p{L}\\p{N}])`, 'giu')
}

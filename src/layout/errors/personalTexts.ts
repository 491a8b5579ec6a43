import { listDraftTexts } from '../../store/browser/formDrafts'
import { readTokens } from '../../store/browser/tokens'
import { getLoadedStore } from '../../store/lazyStore'
import type { RootState } from '../../store/rootReducer'

/** The minimum length of a secret. Shorter texts are not secret, and occur within other words. */
const shortest = 4

/** Lists the customer's data that this browser has, each with its replacement in a report. The longest texts come first. */
export function listPersonalTexts(): [secret: string, instead: string][] {
  const { session, cart } = readTokens()
  const state = getLoadedStore()?.getState()
  const found = new Map<string, string>()
  const add = (texts: readonly unknown[], instead: string) => {
    for (const text of texts) {
      if (typeof text === 'string' && text.length >= shortest) found.set(text, instead)
    }
  }
  // A text in lower case is the value of a choice, which also occurs in the code.
  add(
    listDraftTexts().filter((text) => /[^a-z_-]/.test(text)),
    '[typed]',
  )
  if (state) add(listAddressTexts(state), '[personal]')
  add([session, cart, state?.session.token, state?.cart.token], '[token]')
  return [...found].sort(([one], [other]) => other.length - one.length)
}

function listAddressTexts({ session: { customer, addresses } }: RootState): unknown[] {
  const people = customer ? [customer.email, customer.firstname, customer.lastname] : []
  const places = addresses.flatMap(({ firstname, lastname, company, vat_number, address1, address2 }) => [
    ...[firstname, lastname, company, vat_number],
    ...[address1, address2],
  ])
  return [...people, ...places]
}

import { emailsKey, forgetDrafts } from './draft'
import { handEmailsOver } from './draftEmails'
import { isRegistered } from './session/whoIsIt'
import type { ShopState } from './store'

interface Store {
  getState: () => ShopState
  subscribe: (listener: () => void) => unknown
}

/**
 * Begins with what the page before handed over. What a customer typed whose session ended waits for them alone: it goes
 * when another one logs in. Guests are taken for the same person, as the shop does.
 */
export function watchDrafts({ getState, subscribe }: Store): void {
  handEmailsOver(emailsKey)
  let owner: number | null = null
  let { logouts } = getState().cart
  subscribe(() => {
    const state = getState()
    // Who logs out leaves nothing behind: what is typed from then on is a visitor's.
    if (state.cart.logouts !== logouts) owner = null
    ;({ logouts } = state.cart)
    const now = isRegistered(state) ? (state.session.customer?.id_customer ?? null) : null
    if (now === null || now === owner) return
    if (owner !== null) forgetDrafts()
    owner = now
  })
}

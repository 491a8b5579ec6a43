import { useState } from 'react'
import { useShopSelector } from '../../../state/hooks'
import { isRegistered } from '../../../state/session/whoIsIt'
import { firstGate, nextGate, type Gate } from './accountGate'
import { accountView } from './accountView'

/** Who may see the page, and what shows until then; follows log-in and log-out, here and in other tabs. */
export function useAccountGate(): Gate {
  const seen = {
    view: useShopSelector(accountView),
    customer: useShopSelector((state) => (isRegistered(state) ? state.session.customer : null)),
    loggingIn: useShopSelector(({ session }) => session.status === 'loggingIn'),
    logouts: useShopSelector(({ cart }) => cart.logouts),
  }
  const [gate, setGate] = useState(() => firstGate(seen))
  const next = nextGate(gate, seen)
  if (next !== gate) setGate(next)
  return next
}

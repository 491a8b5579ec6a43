import type { CheckoutAction } from '../../contract/checkout'

/** What is known of a checkout. */
export interface CheckoutFacts {
  identified: boolean
  guest: boolean
  named: boolean
  hasAddress: boolean
  delivery: boolean
  carrier: boolean
  invoice: boolean
}

/** What the shop still wants to know, in the order of the steps (SPEC §4). Empty: only payment is left. */
export function checkoutActions(facts: CheckoutFacts): CheckoutAction[] {
  if (!facts.identified) return ['IDENTIFICATION']
  const actions: CheckoutAction[] = []
  if (facts.guest && !(facts.named && facts.hasAddress)) actions.push('INFO')
  if (!facts.delivery) actions.push('DELIVERY_ADDRESS')
  if (!facts.carrier) actions.push('CARRIER')
  if (!facts.invoice) actions.push('INVOICE_ADDRESS')
  return actions
}

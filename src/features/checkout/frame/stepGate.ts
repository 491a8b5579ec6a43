import type { LinkedPage } from '../../../pageTable/paths'

/** The pages of the checkout in the order that they come due; who is not known yet may identify or fill in info. */
const order: readonly (readonly LinkedPage[])[] = [
  ['checkout', 'checkout-step-guest'],
  ['checkout-step-shipping'],
  ['checkout-step-giftwrapping'],
  ['checkout-step-payment'],
]

const rank = (page: LinkedPage) => order.findIndex((pages) => pages.includes(page))

/**
 * Where a shopper on `page` must go instead, when `due` is the page that the API's actions lead to (SPEC §4):
 * null when they may stay. Steps that are done can be gone back to; one that is not due yet leads to the due one.
 */
export function goInstead(page: LinkedPage, due: LinkedPage): LinkedPage | null {
  return rank(page) <= rank(due) && rank(due) !== -1 ? null : due
}

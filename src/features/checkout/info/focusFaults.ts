import { faultsOf } from './faultsOf'

export const faultSummaryId = 'guest-faults'

/** After sending: to the one field that is not right, or to the list when there are more. */
export function focusFaults(errors: object): void {
  const [first, second] = faultsOf(errors)
  const id = first && !second ? first.id : faultSummaryId
  // The list is drawn after this call.
  setTimeout(() => document.getElementById(id)?.focus(), 0)
}

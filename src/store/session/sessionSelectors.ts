import type { RootState } from '../createStore'

/** SPEC §6: a guest customer, who has a session but no account. */
export const selectIsGuest = ({ session }: RootState): boolean => session.customer?.is_guest === true

/** SPEC §6: a registered customer. */
export const selectIsRegistered = ({ session }: RootState): boolean => session.customer?.is_guest === false

/** Goes up when the shopper logs out, here or in another tab: what was theirs goes with it (SPEC §4). */
export const selectSessionEpoch = ({ cart }: RootState): number => cart.logouts

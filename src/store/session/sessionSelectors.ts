import type { RootState } from '../rootReducer'

/** SPEC §6: a guest customer, who has a session but no account. */
export const selectIsGuest = ({ session }: RootState): boolean => session.customer?.is_guest === true

/** SPEC §6: a registered customer. */
export const selectIsRegistered = ({ session }: RootState): boolean => session.customer?.is_guest === false

import type { SessionState } from './sessionSlice'

/** These selectors have a file of their own, since the first load uses them and must not load Redux Toolkit. */
interface SessionHolder {
  session: SessionState
}

/** SPEC §6: a guest customer, who has a session but no account. */
export const selectIsGuest = ({ session }: SessionHolder): boolean => session.customer?.is_guest === true

/** SPEC §6: a registered customer. */
export const selectIsRegistered = ({ session }: SessionHolder): boolean => session.customer?.is_guest === false

/** Differs after every login, logout or new cart of another tab: see `SessionState`. */
export const selectEpoch = ({ session }: SessionHolder): number => session.epoch

/** Differs after every logout, in this tab or another: nothing of the customer stays then (SPEC §4). */
export const selectLogouts = ({ session }: SessionHolder): number => session.logouts

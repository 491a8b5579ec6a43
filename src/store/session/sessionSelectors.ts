import type { Address, Customer } from '../../contract/session'
import type { Links } from '../../contract/links'
import type { RecordedError } from '../http/ApiError'
import type { SessionState } from './sessionSlice'

export interface SessionHolder {
  session: SessionState
}

export const selectSessionToken = ({ session }: SessionHolder): string | null => session.token
export const selectSessionLinks = ({ session }: SessionHolder): Links => session.links
export const selectSessionError = ({ session }: SessionHolder): RecordedError | null => session.error
export const selectCustomer = ({ session }: SessionHolder): Customer | null => session.customer
export const selectCustomerId = ({ session }: SessionHolder): number | undefined => session.customer?.id_customer
export const selectAddresses = ({ session }: SessionHolder): Address[] => session.addresses
export const selectAddressCount = ({ session }: SessionHolder): number => session.addresses.length

/** Whether the user is a guest customer, who has a session but no account (SPEC §6). */
export const selectIsGuest = ({ session }: SessionHolder): boolean => session.customer?.is_guest === true

/** Whether the user is a registered customer (SPEC §6). */
export const selectIsRegistered = ({ session }: SessionHolder): boolean => session.customer?.is_guest === false

/** The `id_customer` of a registered customer; null for a guest or a visitor. */
export const selectRegisteredId = ({ session }: SessionHolder): number | null =>
  session.customer && !session.customer.is_guest ? session.customer.id_customer : null

/** A counter that increases when another user may have taken over. Responses to earlier requests are then dropped. */
export const selectEpoch = ({ session }: SessionHolder): number => session.epoch

/**
 * A counter that increases at every logout, in this tab or another. All data of the customer is then cleared (SPEC §4).
 */
export const selectLogouts = ({ session }: SessionHolder): number => session.logouts

export const selectIsLoggedOutElsewhere = ({ session }: SessionHolder): boolean => session.isLoggedOutElsewhere

import type { ShopState } from '../store'

/** SPEC §6: a guest customer, who has a session but no account. */
export const isGuest = ({ session }: ShopState): boolean => session.customer?.is_guest === true

/** SPEC §6: a registered customer. */
export const isRegistered = ({ session }: ShopState): boolean => session.customer?.is_guest === false

import { readStored, writeStored } from './storage'
import { isUsable } from './tokens'

const newCartKey = 'upnorth.newcart'

/**
 * In ms. When storage gets another cart within this time of a new one, two tabs have made one at once. Later, a cart that
 * is replaced was ordered or belongs to a session that has ended.
 */
const newCartTime = 5000

/** Remembers for this tab, also when it is loaded again, that a change has just made the cart of this token. */
export const rememberNewCart = (token: string): void => writeStored('visit', newCartKey, `${Date.now()} ${token}`)

export const forgetNewCart = (): void => writeStored('visit', newCartKey, null)

/** Returns the token of the cart that this tab has just made; null when there is none. */
export function readNewCart(): string | null {
  const [at, token, ...rest] = (readStored('visit', newCartKey) ?? '').split(' ')
  const isRecent = Math.abs(Date.now() - Number(at)) < newCartTime
  return token && isUsable(token) && rest.length === 0 && isRecent ? token : null
}

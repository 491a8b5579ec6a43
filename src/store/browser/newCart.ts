import type { Tokens } from '../http/client'
import { readStored, writeStored } from './storage'
import { isUsable } from './tokens'

const newCartKey = 'upnorth.newcart'

/**
 * In ms. When storage gets another cart within this time of a new one, or none, two tabs have changed it at once. Later, a
 * cart that is replaced was ordered or belongs to a session that has ended.
 */
const newCartTime = 5000

const describeOwner = (session: string | null) => (session === null ? 'visitor' : 'customer')

/** Remembers for this tab, also when it is loaded again, that it has just made the cart of this token. */
export const rememberNewCart = (token: string, session: string | null): void =>
  writeStored('visit', newCartKey, `${Date.now()} ${describeOwner(session)} ${token}`)

export const forgetNewCart = (): void => writeStored('visit', newCartKey, null)

/** Returns the token of the cart that this tab has just made; null when there is none, or when the user has logged out. */
export function readNewCart({ session }: Pick<Tokens, 'session'>): string | null {
  const [at, owner, token, ...rest] = (readStored('visit', newCartKey) ?? '').split(' ')
  const isRecent = Math.abs(Date.now() - Number(at)) < newCartTime
  if (!isRecent || owner !== describeOwner(session) || rest.length > 0) return null
  return token !== undefined && isUsable(token) ? token : null
}

import type { Tokens } from '../http/client'
import { readStored, writeStored } from './storage'
import { isUsable } from './tokens'

const newCartKey = 'upnorth.newcart'

/**
 * The time in ms for which a cart counts as new. If storage gets another cart or none within this time, two tabs have
 * changed it at once. A cart that is replaced later was ordered or belongs to a session that has ended.
 */
const newCartTime = 5000

const describeOwner = (session: string | null) => (session === null ? 'visitor' : 'customer')

/** Stores for this tab that it has just created the cart of this token. The value survives a reload. */
export const rememberNewCart = (token: string, session: string | null): void =>
  writeStored('visit', newCartKey, `${Date.now()} ${describeOwner(session)} ${token}`)

export const forgetNewCart = (): void => writeStored('visit', newCartKey, null)

/**
 * Returns the token of the cart that this tab has just created; null when there is none, or when the user has logged
 * out.
 */
export function readNewCart({ session }: Pick<Tokens, 'session'>): string | null {
  const [at, owner, token, ...rest] = (readStored('visit', newCartKey) ?? '').split(' ')
  const isRecent = Math.abs(Date.now() - Number(at)) < newCartTime
  if (!isRecent || owner !== describeOwner(session) || rest.length > 0) return null
  return token !== undefined && isUsable(token) ? token : null
}

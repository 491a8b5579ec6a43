import { ShopError } from '../http/ShopError'

/** How many attempts within how many ms, and what they are, in a word for the message. */
interface AttemptLimit {
  most: number
  span: number
  what: string
}

const quarter = 15 * 60_000
export const attemptLimits = {
  /** Failed log-ins for one e-mail address. */
  login: { most: 5, span: quarter, what: 'to log in' },
  /** Wrong passwords of one customer who is logged in. */
  ownPassword: { most: 5, span: quarter, what: 'with a wrong password' },
  /** Emails with a link to set a password to one e-mail address. */
  reset: { most: 3, span: quarter, what: 'to get a link' },
  /** Orders that were not found, for one e-mail address and for one number. */
  findOrder: { most: 5, span: quarter, what: 'to find an order' },
} satisfies Record<string, AttemptLimit>

/** Keys that are remembered at once, so that made-up ones do not fill the memory. */
const mostKeys = 10_000

/**
 * Counts attempts per key, such as an e-mail address, whether it has an account or not. Kept in memory: a restart
 * forgives. An attempt counts from its beginning, so that many at once are no way around.
 */
export class Attempts {
  private readonly made = new Map<string, number[]>()

  constructor(
    private readonly now: () => Date,
    private readonly limit: AttemptLimit,
  ) {}

  /** 429 too_many_attempts with the seconds to wait, when there were too many. */
  begin(key: string): void {
    const { most, span, what } = this.limit
    const known = key.toLowerCase()
    const now = this.now().getTime()
    const recent = (this.made.get(known) ?? []).filter((moment) => now - moment < span)
    const oldest = recent.length >= most ? recent.at(-most) : undefined
    if (oldest !== undefined) {
      const retry_after = Math.ceil((oldest + span - now) / 1000)
      throw new ShopError(429, 'too_many_attempts', `Too many attempts ${what}: wait ${retry_after} seconds`, {
        retry_after,
      })
    }
    this.made.delete(known)
    this.made.set(known, [...recent, now])
    const [longest] = this.made.keys()
    if (this.made.size > mostKeys && longest !== undefined) this.made.delete(longest)
  }

  succeeded(key: string): void {
    this.made.delete(key.toLowerCase())
  }
}

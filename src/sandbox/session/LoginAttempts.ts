import { ShopError } from '../http/ShopError'

/** So many failed attempts for one e-mail address within so many ms; then it waits. */
const most = 5
const span = 15 * 60_000
/** Addresses that are remembered at once, so that made-up ones do not fill the memory. */
const mostAddresses = 10_000

/**
 * Counts attempts to log in per e-mail address, whether it has an account or not. Kept in memory: a restart forgives.
 * An attempt counts from its beginning, so that many at once are no way around.
 */
export class LoginAttempts {
  private readonly failed = new Map<string, number[]>()

  constructor(private readonly now: () => Date) {}

  /** 429 too_many_attempts with the seconds to wait, when there were too many. */
  begin(email: string): void {
    const key = email.toLowerCase()
    const now = this.now().getTime()
    const recent = (this.failed.get(key) ?? []).filter((moment) => now - moment < span)
    const oldest = recent.length >= most ? recent.at(-most) : undefined
    if (oldest !== undefined) {
      const retry_after = Math.ceil((oldest + span - now) / 1000)
      throw new ShopError(429, 'too_many_attempts', `Too many attempts to log in: wait ${retry_after} seconds`, {
        retry_after,
      })
    }
    this.failed.delete(key)
    this.failed.set(key, [...recent, now])
    const [longest] = this.failed.keys()
    if (this.failed.size > mostAddresses && longest !== undefined) this.failed.delete(longest)
  }

  succeeded(email: string): void {
    this.failed.delete(email.toLowerCase())
  }
}

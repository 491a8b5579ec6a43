import type { Context } from 'hono'
import { readSender } from '../http/sender'
import { ShopError } from '../http/ShopError'

/** The number of attempts allowed within a period in ms. `purpose` completes the error message. */
interface AttemptLimit {
  maxAttempts: number
  period: number
  purpose: string
}

const minuteInMs = 60_000
const quarterHourInMs = 15 * minuteInMs

/**
 * A sender is a network address. Many limits on senders have a period of only a minute, because many users can share an
 * address, such as the colleagues in an office or the tests of the sandbox.
 */
const attemptLimits = {
  /** Limits failed logins for one email address. */
  login: { maxAttempts: 5, period: quarterHourInMs, purpose: 'to log in' },
  /** Limits the wrong passwords of one logged-in customer. */
  ownPassword: { maxAttempts: 5, period: quarterHourInMs, purpose: 'with a wrong password' },
  /** Limits the password emails to one address. */
  reset: { maxAttempts: 3, period: quarterHourInMs, purpose: 'to get a link' },
  /** Limits lookups without a result, for one email address or one order number. */
  findOrder: { maxAttempts: 5, period: quarterHourInMs, purpose: 'to find an order' },
  /** Limits the unknown codes of gift lists that one sender tries; known codes from that sender still work. */
  giftlistCode: { maxAttempts: 20, period: quarterHourInMs, purpose: 'to open a gift list' },
  /**
   * Limits the unknown codes of gift lists that one sender tries, refused codes included. At this limit, known codes
   * are refused too.
   */
  giftlistGuess: { maxAttempts: 300, period: quarterHourInMs, purpose: 'to open a gift list' },
  giftlistSearch: { maxAttempts: 60, period: minuteInMs, purpose: 'to search gift lists' },
  /**
   * Limits the unknown ids of gift list items that one sender tries, including the ids of items of another variant.
   * Additions without such an id do not count.
   */
  giftlistItem: { maxAttempts: 20, period: quarterHourInMs, purpose: 'to find an item of a gift list' },
  giftlistInvitation: { maxAttempts: 5, period: quarterHourInMs, purpose: 'to invite somebody to a gift list' },
  newsletter: { maxAttempts: 20, period: minuteInMs, purpose: 'to get the newsletter' },
  stockAlert: { maxAttempts: 20, period: minuteInMs, purpose: 'to get a stock alert' },
  /**
   * The four limits on new accounts and on guests. The limits on accounts are lower, because an account costs a slow
   * hash and an email.
   */
  accountEmail: { maxAttempts: 5, period: quarterHourInMs, purpose: 'to become a customer' },
  accountSender: { maxAttempts: 20, period: minuteInMs, purpose: 'to become a customer' },
  guestEmail: { maxAttempts: 30, period: quarterHourInMs, purpose: 'to become a customer' },
  guestSender: { maxAttempts: 60, period: minuteInMs, purpose: 'to become a customer' },
  /** The limit for one email address protects its owner from unwanted emails. */
  formEmail: { maxAttempts: 5, period: quarterHourInMs, purpose: 'to send a form' },
  formSender: { maxAttempts: 30, period: minuteInMs, purpose: 'to send a form' },
  upload: { maxAttempts: 60, period: minuteInMs, purpose: 'to upload a file' },
} satisfies Record<string, AttemptLimit>

export type AttemptsByLimit = Record<keyof typeof attemptLimits, Attempts>

/** `accountsPerMinute` replaces the limit on new accounts from one sender. */
export function createAttempts(now: () => Date, accountsPerMinute?: number): AttemptsByLimit {
  const attemptEntries = Object.entries(attemptLimits).map(([name, limit]) => {
    const maxAttempts = name === 'accountSender' ? (accountsPerMinute ?? limit.maxAttempts) : limit.maxAttempts
    return [name, new Attempts(now, { ...limit, maxAttempts })]
  })
  return Object.fromEntries(attemptEntries) as AttemptsByLimit
}

/** The sender is checked first, so that a refused sender cannot use up the attempts of an email address. */
export function countForm(
  { attempts }: { attempts: AttemptsByLimit },
  c: Context,
  form: 'account' | 'guest' | 'form',
  email: string,
): void {
  attempts[`${form}Sender`].begin(readSender(c))
  attempts[`${form}Email`].begin(email)
}

/** The maximum number of stored keys, so that made-up keys cannot fill the memory. */
const maxKeys = 10_000

/**
 * Counts attempts for each key, such as an email address with or without an account. The counts are in memory, so a
 * restart resets them. An attempt counts from its start, so that parallel attempts cannot evade the limit.
 */
class Attempts {
  private readonly momentsByKey = new Map<string, number[]>()

  constructor(
    private readonly now: () => Date,
    private readonly limit: AttemptLimit,
  ) {}

  /** Starts an attempt. Too many attempts give 429 too_many_attempts, with the seconds to wait. */
  begin(key: string): void {
    const { maxAttempts, period, purpose } = this.limit
    const normalizedKey = key.toLowerCase()
    const now = this.now().getTime()
    const recentMoments = (this.momentsByKey.get(normalizedKey) ?? []).filter((moment) => now - moment < period)
    const oldestMoment = recentMoments.length >= maxAttempts ? recentMoments.at(-maxAttempts) : undefined
    if (oldestMoment !== undefined) {
      const retry_after = Math.ceil((oldestMoment + period - now) / 1000)
      throw new ShopError(429, 'too_many_attempts', `Too many attempts ${purpose}: wait ${retry_after} seconds`, {
        retry_after,
      })
    }
    this.momentsByKey.delete(normalizedKey)
    this.momentsByKey.set(normalizedKey, [...recentMoments, now])
    const [oldestKey] = this.momentsByKey.keys()
    if (this.momentsByKey.size > maxKeys && oldestKey !== undefined) this.momentsByKey.delete(oldestKey)
  }

  recordSuccess(key: string): void {
    this.momentsByKey.delete(key.toLowerCase())
  }

  /** Undoes the latest attempt. Earlier attempts still count, unlike after `recordSuccess`. */
  cancel(key: string): void {
    this.momentsByKey.get(key.toLowerCase())?.pop()
  }
}

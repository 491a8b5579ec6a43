import type { SandboxDatabase } from './database/SandboxDatabase'
import type { Outbox } from './mail/Outbox'
import type { Timers } from './Timers'

/** What every part of the shop works with. */
export interface SandboxContext {
  database: SandboxDatabase
  /** The present; tests give their own. */
  now: () => Date
  /** Origin of the storefront when it is not on a loopback host, e.g. https://upnorth.example; '' when unknown. */
  siteOrigin: string
  /** Work of hashing a password: scrypt's N, a power of two. */
  passwordCost: number
  timers: Timers
  outbox: Outbox
  /** After how many ms the provider reports a payment that it answers late. */
  lateAnswerAfter: number
}

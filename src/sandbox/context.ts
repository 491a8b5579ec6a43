import type { SandboxDatabase } from './database/SandboxDatabase'
import type { Outbox } from './mail/Outbox'
import type { AttemptsByLimit } from './session/Attempts'
import type { Timers } from './Timers'

export interface SandboxContext {
  database: SandboxDatabase
  now: () => Date
  /** The origin of the storefront, e.g. https://www.example.com or http://localhost:9000; '' if it is unknown. */
  siteOrigin: string
  passwordCost: number
  attempts: AttemptsByLimit
  sessionLifetime: number
  timers: Timers
  outbox: Outbox
}

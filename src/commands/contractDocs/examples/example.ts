import type { CallName } from '../../../contract/calls/subjects'

/** A call as the storefront makes it, with the sandbox's answer. */
export interface Example {
  /** The address below the origin, with its query. */
  address: string
  payload?: unknown
  answer: unknown
}

export type Examples = Partial<Record<CallName, Example>>

import type { Context } from 'hono'

/** What a server knows about a request besides its content. */
export interface Connection {
  /** The network address from which it came; calls without one count as one sender. */
  sender?: string | undefined
}

/** Answers a request. `sender` is that of the connection. */
export type AnswerRequest = (request: Request, sender?: string) => Promise<Response>

/**
 * Returns the network address of the sender. Headers that name another one are not read, because anyone can send them.
 */
export const readSender = (c: Context): string => (c.env as Connection).sender ?? ''

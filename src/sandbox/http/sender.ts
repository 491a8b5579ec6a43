import type { Context } from 'hono'

export interface Connection {
  /** The network address from which a request came. All calls without an address count as the same sender. */
  sender?: string | undefined
}

export type RequestHandler = (request: Request, sender?: string) => Promise<Response>

/**
 * Returns the network address of the sender. Headers that name another address are ignored, because any client can send
 * them.
 */
export const readSender = (c: Context): string => (c.env as Connection).sender ?? ''

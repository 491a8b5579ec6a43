import { idempotencyHeader } from '../../contract/limits'

/** Sends a request over the network or within this process, and returns the response. */
export type AnswerRequest = (request: Request) => Promise<Response>

/** Builds the headers of a call (SPEC §7). */
export function buildHeaders(
  tokens: { cart: string | null; session: string | null },
  idLang: number,
  key?: string,
): Record<string, string> {
  return {
    Accept: 'application/json',
    'Content-Type': 'application/json',
    Lang: String(idLang),
    'X-Application-Name': 'up-north-contract',
    'X-Application-Version': '1',
    ...(tokens.cart !== null && { CartToken: tokens.cart }),
    ...(tokens.session !== null && { CustomerToken: tokens.session }),
    ...(key !== undefined && { [idempotencyHeader]: key }),
  }
}

/**
 * Builds the address of a target as the storefront does: a path that starts with a slash is under /web. Returns null
 * for an address that the storefront refuses, because it is not under /web/ on the API's origin.
 */
export function buildAddress(target: string, origin: string, query: object = {}): URL | null {
  const path = target.startsWith('/') && !target.startsWith('/web/') ? `/web${target}` : target
  if (!URL.canParse(path, origin)) return null
  const address = new URL(path, origin)
  if (address.origin !== origin || !address.pathname.startsWith('/web/')) return null
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) address.searchParams.set(name, String(value))
  }
  return address
}

/** Returns the status and the parsed JSON of the response. The body is undefined if it is not JSON. */
export async function sendCall(answer: AnswerRequest, address: URL, settings: RequestInit) {
  const response = await answer(new Request(address, { ...settings, redirect: 'manual' }))
  const body: unknown = await response.json().catch(() => undefined)
  return { status: response.status, body }
}

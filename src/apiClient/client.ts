import axios, { isAxiosError } from 'axios'
import * as v from 'valibot'
import { addressOf } from './address'
import { ApiError } from './ApiError'
import { apiErrorOf } from './failure'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Who is calling: the cart's and the session's token, null when there is none. */
export interface Tokens {
  cart: string | null
  session: string | null
}

export interface ClientOptions {
  /** The shop API's origin; '' is the page's own. */
  baseUrl: string
  /** `id_lang` of the page. */
  languageId: () => number
  tokens: () => Tokens
  application: { name: string; version: string }
}

export interface RequestOptions {
  method?: Method
  /** Body of POST and PUT, query of the others; null and undefined query values are left out. */
  payload?: object
  signal?: AbortSignal
}

export interface ShopClient {
  /**
   * One call to the shop API (SPEC §7). Resolves to the checked answer of a 200, to null for
   * any other success, and rejects with an ApiError for everything else.
   */
  request<Schema extends v.GenericSchema>(
    target: string,
    schema: Schema,
    options?: RequestOptions,
  ): Promise<v.InferOutput<Schema> | null>
}

// fetch, since XMLHttpRequest follows redirects and would take the tokens along.
const transport = axios.create({ adapter: 'fetch', fetchOptions: { redirect: 'error' }, withXSRFToken: false })

function headersOf({ tokens, languageId, application }: ClientOptions): Record<string, string | false> {
  const { cart, session } = tokens()
  return {
    Accept: 'application/json',
    'Content-Type': 'application/json',
    CartToken: cart ?? false,
    CustomerToken: session ?? false,
    Lang: String(languageId()),
    'X-Application-Name': application.name,
    'X-Application-Version': application.version,
    // Or axios would add its own, which a cross-origin API would have to allow.
    'User-Agent': false,
  }
}

/** The payload as a query; what is null or undefined is left out. */
function queryOf(payload: object = {}): URLSearchParams {
  const given = Object.entries(payload).filter(([, value]) => value !== null && value !== undefined)
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
}

async function send(url: string, headers: Record<string, string | false>, options: RequestOptions) {
  const { method = 'GET', payload, signal } = options
  const part = method === 'POST' || method === 'PUT' ? { data: payload } : { params: queryOf(payload) }
  try {
    return await transport.request<unknown>({ url, method, headers, signal, ...part })
  } catch (error) {
    if (!isAxiosError(error)) throw apiErrorOf({})
    throw apiErrorOf({ code: error.code, message: error.message, answer: error.response })
  }
}

/**
 * The one way to the shop API: sends the headers of SPEC §7, tokens to the API's own origin alone, and checks every answer
 * against its schema. null for a success other than 200; any failure is an ApiError.
 */
export function createClient(options: ClientOptions): ShopClient {
  return {
    async request(target, schema, request = {}) {
      const url = addressOf(target, new URL(options.baseUrl || window.location.href).origin)
      const answer = await send(url, headersOf(options), request)
      if (answer.status !== 200) return null
      const parsed = v.safeParse(schema, answer.data)
      if (parsed.success) return parsed.output
      const [issue] = parsed.issues
      throw new ApiError({
        name: 'AnswerError',
        message: `Unexpected answer of ${target.slice(0, 200)}: ${v.getDotPath(issue) ?? 'answer'}: ${issue.message.slice(0, 200)}`,
        code: 'ERR_ANSWER',
        status: 200,
      })
    },
  }
}

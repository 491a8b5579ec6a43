import axios, { isAxiosError } from 'axios'
import * as v from 'valibot'
import { ApiError } from './ApiError'
import { errorBody } from '../../contract/error'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Who is calling: the cart's and the session's token, null when there is none. */
export interface Tokens {
  cart: string | null
  session: string | null
}

interface ClientOptions {
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

export interface ApiClient {
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

function buildHeaders({ tokens, languageId, application }: ClientOptions): Record<string, string | false> {
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
function buildQuery(payload: object = {}): URLSearchParams {
  const given = Object.entries(payload).filter(([, value]) => value !== null && value !== undefined)
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
}

async function send(url: string, headers: Record<string, string | false>, options: RequestOptions) {
  const { method = 'GET', payload, signal } = options
  const part = method === 'POST' || method === 'PUT' ? { data: payload } : { params: buildQuery(payload) }
  try {
    return await transport.request<unknown>({ url, method, headers, signal, ...part })
  } catch (error) {
    if (!isAxiosError(error)) throw createApiError({})
    throw createApiError({ code: error.code, message: error.message, answer: error.response })
  }
}

/**
 * The one way to the shop API: sends the headers of SPEC §7, tokens to the API's own origin alone, and checks every answer
 * against its schema. null for a success other than 200; any failure is an ApiError.
 */
export function createClient(options: ClientOptions): ApiClient {
  return {
    async request(target, schema, request = {}) {
      const url = buildApiUrl(target, new URL(options.baseUrl || window.location.href).origin)
      const answer = await send(url, buildHeaders(options), request)
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

const refused = (target: string) =>
  new ApiError({
    name: 'ForeignAddressError',
    message: `Refused to call ${target.slice(0, 200)}: it is not below /web/ on the shop API's origin`,
    code: 'ERR_FOREIGN_ADDRESS',
  })

/**
 * The full address of a target (SPEC §7): one that starts with a slash gets the /web prefix,
 * unless it has it already; any other is used as given. Tokens go along with every call, so
 * an address elsewhere is refused (throws an ApiError) before anything is sent.
 * @param origin the shop API's origin, e.g. "https://api.example.com"
 */
function buildApiUrl(target: string, origin: string): string {
  const path = target.startsWith('/') && !target.startsWith('/web/') ? `/web${target}` : target
  let address: URL
  try {
    address = new URL(path.startsWith('/') ? `${origin}${path}` : path, `${origin}/web/`)
  } catch {
    throw refused(target)
  }
  const foreign = address.origin !== origin || !address.pathname.startsWith('/web/')
  if (foreign || address.username || address.password) throw refused(target)
  return address.href
}

/** The parts of a failed call that say what happened, whichever library made it. */
interface Failure {
  code?: string
  message?: string
  answer?: { status: number; data: unknown }
}

/** What the shop API said (SPEC §7: "built from the response body"); a body that it can't have written counts for nothing. */
function readErrorBody(status: number, data: unknown): ApiError {
  const body = v.safeParse(errorBody, data)
  const fallback = `The shop API answered with status ${status}`
  if (!body.success || Array.isArray(data)) return new ApiError({ message: fallback, status })
  return new ApiError({ ...body.output, message: body.output.message ?? fallback, status })
}

/** The generic errors of SPEC §8, for calls that got no answer. */
export function createApiError({ code, message = '', answer }: Failure): ApiError {
  if (answer) return readErrorBody(answer.status, answer.data)
  if (code === 'ERR_CANCELED') return new ApiError({ message: 'Request aborted', code: 'ECONNABORTED' })
  if (code === 'ETIMEDOUT' || /timeout/i.test(message))
    return new ApiError({ message: 'Timeout exceeded', code: 'ETIMEDOUT' })
  if (code === 'ECONNABORTED') return new ApiError({ message: 'Request aborted', code })
  return new ApiError({ message: 'Network Error', code: 'ERR_NETWORK' })
}

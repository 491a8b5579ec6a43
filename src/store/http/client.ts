import axios, { isAxiosError } from 'axios'
import * as v from 'valibot'
import { ApiError, recordError } from './ApiError'
import { errorBody } from '../../contract/error'
import { idempotencyHeader } from '../../contract/limits'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface Tokens {
  cart: string | null
  session: string | null
}

interface ClientOptions {
  /** The origin of the shop API; '' is the page's own origin. */
  baseUrl: string
  /** The `id_lang` of the page. */
  languageId: number
  getTokens: () => Tokens
  application: { name: string; version: string }
}

export interface RequestOptions {
  method?: Method
  /**
   * The body of POST and PUT requests, and the query of other methods. Query values that are null or undefined are left
   * out.
   */
  payload?: object
  /** A file that is the whole body of a POST request, instead of the payload. */
  file?: Blob
  signal?: AbortSignal
  /** The key that a call and its repetitions share, so that the shop API makes the change once. */
  idempotencyKey?: string
}

export interface ApiClient {
  /**
   * Resolves to the validated response of a 200, or to null for any other success (SPEC §7). Rejects with an ApiError
   * otherwise.
   */
  request<Schema extends v.GenericSchema>(
    target: string,
    schema: Schema,
    options?: RequestOptions,
  ): Promise<v.InferOutput<Schema> | null>
}

// Unlike fetch, XMLHttpRequest always follows redirects and would send the tokens along.
const transport = axios.create({ adapter: 'fetch', fetchOptions: { redirect: 'error' }, withXSRFToken: false })

function buildHeaders(
  { getTokens, languageId, application }: ClientOptions,
  { idempotencyKey, file }: RequestOptions,
): Record<string, string | false> {
  const { cart, session } = getTokens()
  return {
    Accept: 'application/json',
    'Content-Type': file ? file.type || 'application/octet-stream' : 'application/json',
    CartToken: cart ?? false,
    CustomerToken: session ?? false,
    Lang: String(languageId),
    'X-Application-Name': application.name,
    'X-Application-Version': application.version,
    [idempotencyHeader]: idempotencyKey ?? false,
    // By default, axios adds this header, which an API on another origin would have to allow.
    'User-Agent': false,
  }
}

function buildQuery(payload: object = {}): URLSearchParams {
  const definedEntries = Object.entries(payload).filter(([, value]) => value !== null && value !== undefined)
  return new URLSearchParams(definedEntries.map(([name, value]) => [name, String(value)]))
}

async function sendRequest(url: string, headers: Record<string, string | false>, options: RequestOptions) {
  const { method = 'GET', payload, file, signal } = options
  const bodyOrQuery =
    method === 'POST' || method === 'PUT' ? { data: file ?? payload } : { params: buildQuery(payload) }
  try {
    return await transport.request<unknown>({ url, method, headers, signal, ...bodyOrQuery })
  } catch (error) {
    if (!isAxiosError(error)) throw createApiError({})
    throw createApiError({ code: error.code, message: error.message, answer: error.response })
  }
}

/**
 * The client sends the headers of SPEC §7, sends tokens only to the API's own origin, and validates every response
 * against its schema.
 */
export function createClient(options: ClientOptions): ApiClient {
  return {
    async request(target, schema, request = {}) {
      const url = buildApiUrl(target, new URL(options.baseUrl || window.location.href).origin)
      const answer = await sendRequest(url, buildHeaders(options, request), request)
      if (answer.status !== 200) return null
      const parsedAnswer = v.safeParse(schema, answer.data)
      if (parsedAnswer.success) return parsedAnswer.output
      const [issue] = parsedAnswer.issues
      throw new ApiError({
        name: 'AnswerError',
        message: `Unexpected answer of ${target.slice(0, 200)}: ${v.getDotPath(issue) ?? 'answer'}: ${issue.message.slice(0, 200)}`,
        code: 'ERR_ANSWER',
        status: 200,
      })
    },
  }
}

/**
 * Calls `onExpired` when the shop API refuses the session. A session may expire at any request, not only when it is
 * loaded. A 401 counts only if the token that was sent is still the current token.
 */
export const watchSession = (
  client: ApiClient,
  getToken: () => string | null,
  onExpired: (error: ApiError) => void,
): ApiClient => ({
  async request(target, schema, options) {
    const sentToken = getToken()
    try {
      return await client.request(target, schema, options)
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) throw error
      if (sentToken === null) throw new ApiError({ ...recordError(error), withoutSession: true })
      if (sentToken === getToken()) onExpired(error)
      throw error
    }
  },
})

const createForeignAddressError = (target: string) =>
  new ApiError({
    name: 'ForeignAddressError',
    message: `Refused to call ${target.slice(0, 200)}: it is not below /web/ on the shop API's origin`,
    code: 'ERR_FOREIGN_ADDRESS',
  })

/**
 * A target that starts with a slash gets the /web prefix, unless it already has it (SPEC §7). Every request carries the
 * tokens, so a URL on another origin throws an ApiError before anything is sent.
 * @param origin the shop API's origin, for example "https://api.example.com"
 */
function buildApiUrl(target: string, origin: string): string {
  const path = target.startsWith('/') && !target.startsWith('/web/') ? `/web${target}` : target
  let url: URL
  try {
    url = new URL(path.startsWith('/') ? `${origin}${path}` : path, `${origin}/web/`)
  } catch {
    throw createForeignAddressError(target)
  }
  const isForeign = url.origin !== origin || !url.pathname.startsWith('/web/')
  if (isForeign || url.username || url.password) throw createForeignAddressError(target)
  return url.href
}

/** The facts about a failed request that do not depend on the HTTP library. */
interface Failure {
  code?: string
  message?: string
  /** The names of `headers` are in lower case. */
  answer?: { status: number; data: unknown; headers?: Record<string, unknown> }
}

/**
 * Builds the error from the response body (SPEC §7). A body that the shop API cannot have written is ignored. A proxy
 * that limits requests writes no `data`, but a header with the seconds to wait.
 */
function readErrorBody({ status, data, headers = {} }: NonNullable<Failure['answer']>): ApiError {
  const parsedBody = v.safeParse(errorBody, data)
  const body = parsedBody.success && !Array.isArray(data) ? parsedBody.output : {}
  const retryAfter = Number(headers['retry-after'] ?? NaN)
  return new ApiError({
    ...body,
    message: body.message ?? `The shop API answered with status ${status}`,
    data: body.data ?? (retryAfter > 0 ? { retry_after: retryAfter } : undefined),
    status,
  })
}

/** Without a response, the error is a generic error (SPEC §8). */
export function createApiError({ code, message = '', answer }: Failure): ApiError {
  if (answer) return readErrorBody(answer)
  if (code === 'ERR_CANCELED') return new ApiError({ message: 'Request aborted', code: 'ECONNABORTED' })
  if (code === 'ETIMEDOUT' || /timeout/i.test(message))
    return new ApiError({ message: 'Timeout exceeded', code: 'ETIMEDOUT' })
  if (code === 'ECONNABORTED') return new ApiError({ message: 'Request aborted', code })
  return new ApiError({ message: 'Network Error', code: 'ERR_NETWORK' })
}

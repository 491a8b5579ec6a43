/**
 * An ApiError as a plain object, because the store must contain no class instances. `name` and `message` are for
 * developers.
 */
export interface RecordedError {
  name?: string
  message?: string
  code?: string | number
  type?: string
  data?: unknown
  /** The HTTP status; undefined without a response. */
  status?: number
  /** Whether the API refused the request because it was sent without a session; see `ApiError`. */
  withoutSession?: boolean
  /** Whether it is unknown if the change was made, for example because the cart could not be loaded after the error. */
  isUnsettled?: boolean
}

export type Outcome<Answer> = { ok: true; answer: Answer; error: null } | { ok: false; error: RecordedError }

/**
 * Any error between the storefront and the shop API (SPEC §8): an error that the API reports (name, message, code, type
 * and data of the body), a broken connection, an unreadable response, or code that cannot be loaded. `message` is for
 * developers. Users see a message for its kind (`classifyError`).
 */
export class ApiError extends Error {
  readonly code: string | number | undefined
  readonly type: string | undefined
  readonly data: unknown
  /** The HTTP status; undefined without a response. */
  readonly status: number | undefined
  /** Whether the API refused a request because it was sent without a session. In that case, no session has ended. */
  readonly withoutSession: boolean | undefined

  constructor(fields: RecordedError) {
    super(fields.message)
    this.name = fields.name ?? 'ApiError'
    this.code = fields.code
    this.type = fields.type
    this.data = fields.data
    this.status = fields.status
    this.withoutSession = fields.withoutSession
  }
}

/** Converts an ApiError. Any other error is a bug and is rethrown, so that it is reported. */
export function recordError(error: unknown): RecordedError {
  if (!(error instanceof ApiError)) throw error
  const { name, message, code, type, data, status, withoutSession } = error
  return { name, message, code, type, data, status, withoutSession }
}

/** Whether the shop API refused a request because the cart is closed (SPEC §8). */
export function isCartClosedError({ data }: RecordedError): boolean {
  return typeof data === 'object' && data !== null && 'closed' in data && data.closed === true
}

/** Whether the shop API has refused the session, as opposed to being unavailable. */
export const isSessionRefused = ({ status }: { status?: number }): boolean => status === 401 || status === 403

/**
 * Whether a failed change may have been made after all, because the response was missing, unreadable or a server error.
 * Requests that the shop API refused, or that were never sent, have other codes.
 */
export function isOutcomeUncertain({ code, status }: Pick<RecordedError, 'code' | 'status'>): boolean {
  if (status !== undefined) return status >= 500 || code === 'ERR_ANSWER'
  return code === 'ERR_NETWORK' || code === 'ECONNABORTED' || code === 'ETIMEDOUT' || code === 'ERR_ANSWER'
}

/** The error of a request that is dropped because the user has logged out since, in this tab or another tab. */
export const createLoggedOutError = () =>
  new ApiError({ name: 'SessionError', message: 'The user has logged out', code: 'ERR_LOGGED_OUT' })

/**
 * Rejects with an ApiError, because to the user, code that cannot be loaded is the same as a shop API that cannot be
 * reached. The caller may await the promise later.
 */
export function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  const codePromise = load().catch(() => {
    throw new ApiError({ message: 'The code could not be loaded', code: 'ERR_NETWORK' })
  })
  // Without this handler, the browser would report a rejection as unhandled until the promise is awaited.
  codePromise.catch(() => undefined)
  return codePromise
}

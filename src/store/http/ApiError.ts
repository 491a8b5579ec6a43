interface ApiErrorFields {
  name?: string
  message?: string
  code?: string | number
  type?: string
  data?: unknown
  status?: number
  withoutSession?: boolean
}

/**
 * Any error between the storefront and the shop API (SPEC §8): an error that the API reports (name, message, code, type
 * and data of the body), a broken connection or an unreadable response. `message` is for developers. Users see a message
 * chosen by `type`.
 */
export class ApiError extends Error {
  readonly code: string | number | undefined
  readonly type: string | undefined
  readonly data: unknown
  /** The HTTP status; undefined when there was no response. */
  readonly status: number | undefined
  /** Whether the API asked for a session in a request that was sent without one, so that none has ended. */
  readonly withoutSession: boolean | undefined

  constructor(fields: ApiErrorFields) {
    super(fields.message)
    this.name = fields.name ?? 'ApiError'
    this.code = fields.code
    this.type = fields.type
    this.data = fields.data
    this.status = fields.status
    this.withoutSession = fields.withoutSession
  }
}

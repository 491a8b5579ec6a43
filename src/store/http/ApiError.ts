interface ApiErrorFields {
  name?: string
  message: string
  code?: string | number
  type?: string
  data?: unknown
  status?: number
}

/**
 * Everything that can go wrong between the storefront and the shop API (SPEC §8): its own
 * word (the body's name, message, code, type and data), a line that broke, or an answer
 * that can't be read. `message` is for developers; shoppers get words chosen by `type`.
 */
export class ApiError extends Error {
  readonly code: string | number | undefined
  readonly type: string | undefined
  readonly data: unknown
  /** HTTP status, when there was an answer. */
  readonly status: number | undefined

  constructor(fields: ApiErrorFields) {
    super(fields.message)
    this.name = fields.name ?? 'ApiError'
    this.code = fields.code
    this.type = fields.type
    this.data = fields.data
    this.status = fields.status
  }
}

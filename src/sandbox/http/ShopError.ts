import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ErrorBody, ErrorType } from '../../contract/error'

/** The error types of scenarios (docs/sandbox.md), which no real shop API has. */
type SandboxErrorType = 'bad_scenario' | 'forbidden'

/** A refusal by the shop API. The response has `status` and the error body of SPEC §8. */
export class ShopError extends Error {
  override name = 'ShopError'

  constructor(
    readonly status: ContentfulStatusCode,
    readonly type: ErrorType | SandboxErrorType,
    message: string,
    readonly data: unknown = null,
  ) {
    super(message)
  }

  buildBody(): ErrorBody {
    return { name: this.name, message: this.message, code: this.status, type: this.type, data: this.data }
  }
}

export const createNotFoundError = (subject: string) => new ShopError(404, 'not_found', `There is no such ${subject}`)

export const createCartClosedError = () =>
  new ShopError(409, 'cart_closed', 'This cart was ordered already', { closed: true })

export const createNotLoggedInError = () =>
  new ShopError(401, 'not_logged_in', 'There is no session for this CustomerToken')

/** `field` is the path of the invalid value in the payload, or the name of a query parameter or header. */
export const createValidationError = (field: string, message: string) =>
  new ShopError(422, 'invalid', `${field}: ${message}`, { field })

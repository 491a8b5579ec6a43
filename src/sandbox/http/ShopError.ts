import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ErrorBody } from '../../contract/error'

/** A refusal: answered with `status` and the error body of SPEC §8. */
export class ShopError extends Error {
  override name = 'ShopError'

  constructor(
    readonly status: ContentfulStatusCode,
    readonly type: string,
    message: string,
    readonly data: unknown = null,
  ) {
    super(message)
  }

  body(): ErrorBody {
    return { name: this.name, message: this.message, code: this.status, type: this.type, data: this.data }
  }
}

export const notFound = (what: string) => new ShopError(404, 'not_found', `There is no such ${what}`)

/** Input of the right shape that cannot be: `field` is the path in the payload. */
export const invalid = (field: string, message: string) =>
  new ShopError(422, 'invalid', `${field}: ${message}`, { field })

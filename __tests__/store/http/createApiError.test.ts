import { createApiError } from '../../../src/store/http/client'
import { isCartClosedError, recordError } from '../../../src/store/http/ApiError'

describe('SPEC §8: generic network errors', () => {
  test.each([
    [{ code: 'ERR_NETWORK', message: 'Failed to fetch' }, 'Network Error'],
    [{}, 'Network Error'],
    [{ code: 'ERR_CANCELED', message: 'canceled' }, 'Request aborted'],
    [{ code: 'ECONNABORTED', message: 'Request aborted' }, 'Request aborted'],
    [{ code: 'ECONNABORTED', message: 'timeout of 5000ms exceeded' }, 'Timeout exceeded'],
    [{ code: 'ETIMEDOUT' }, 'Timeout exceeded'],
  ])('the message for %j is "%s"', (failure, message) => {
    expect(createApiError(failure)).toMatchObject({ name: 'ApiError', message })
  })
})

describe('SPEC §8: an error body with a field that is null or of another kind keeps its other fields', () => {
  const body = {
    name: 'ShopError',
    message: 'This cart was ordered already',
    code: 409,
    type: 'cart_closed',
    data: { closed: true },
  }
  const refused = (changed: object) => createApiError({ answer: { status: 409, data: { ...body, ...changed } } })

  test.each(
    (['name', 'message', 'code', 'type'] as const).flatMap((field) =>
      [null, { a: 1 }, ['x'], true].map((value) => [field, value] as const),
    ),
  )('the field %s is %j', (field, value) => {
    const instead = { name: 'ApiError', message: 'The shop API answered with status 409' } as Record<string, string>
    expect(refused({ [field]: value })).toMatchObject({ ...body, [field]: instead[field], status: 409 })
  })

  test('a closed cart is recognised when every other field is null', () => {
    const error = refused({ name: null, message: null, code: null, type: null })
    expect(isCartClosedError(recordError(error))).toBe(true)
  })
})

import { createApiError } from '../../../src/store/http/client'

describe('SPEC §8: generic network errors', () => {
  test.each([
    [{ code: 'ERR_NETWORK', message: 'Failed to fetch' }, 'Network Error'],
    [{}, 'Network Error'],
    [{ code: 'ERR_CANCELED', message: 'canceled' }, 'Request aborted'],
    [{ code: 'ECONNABORTED', message: 'Request aborted' }, 'Request aborted'],
    [{ code: 'ECONNABORTED', message: 'timeout of 5000ms exceeded' }, 'Timeout exceeded'],
    [{ code: 'ETIMEDOUT' }, 'Timeout exceeded'],
  ])('The message for %j is "%s"', (failure, message) => {
    expect(createApiError(failure)).toMatchObject({ name: 'ApiError', message })
  })
})

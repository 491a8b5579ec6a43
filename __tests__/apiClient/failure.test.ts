import { apiErrorOf } from '../../src/apiClient/failure'

describe('SPEC §8: generic network errors', () => {
  test.each([
    [{ code: 'ERR_NETWORK', message: 'Failed to fetch' }, 'Network Error'],
    [{}, 'Network Error'],
    [{ code: 'ERR_CANCELED', message: 'canceled' }, 'Request aborted'],
    [{ code: 'ECONNABORTED', message: 'Request aborted' }, 'Request aborted'],
    [{ code: 'ECONNABORTED', message: 'timeout of 5000ms exceeded' }, 'Timeout exceeded'],
    [{ code: 'ETIMEDOUT' }, 'Timeout exceeded'],
  ])('%j is told as "%s"', (failure, message) => {
    expect(apiErrorOf(failure)).toMatchObject({ name: 'ApiError', message })
  })
})

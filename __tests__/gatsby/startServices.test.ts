import { waitFor } from '@testing-library/react'
import { startServices } from '../../src/gatsby/startServices'
import { createLazyStore } from '../support/store/testStore'
import { startStore } from '../../src/store/start/startStore'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'

const mockReport = jest.fn()
jest.mock('../../src/layout/errors/errorReporting', () => ({ reportError: (error: unknown) => mockReport(error) }))

const server = startSandboxServer()

test.each([
  ['nl', 1],
  ['en', 2],
])('every call of a page in %s carries the name and version 0.0.214 of the storefront (SPEC §7, §9)', async (_, id) => {
  const store = createLazyStore()
  startServices(store, id)
  await waitFor(() => expect(store.getState().app.status).toBe('initialized'))
  expect(server.requests.length).toBeGreaterThan(1)
  for (const { headers } of server.requests) {
    expect(Object.fromEntries(headers)).toMatchObject({
      lang: String(id),
      'x-application-name': 'up-north-storefront',
      'x-application-version': '0.0.214',
    })
  }
})

test('a failed start is recorded once, even if it is retried (SPEC §4)', async () => {
  server.failCall('get', '/v1', 500, { message: 'down' })
  const store = createLazyStore()
  startServices(store, 1)
  await waitFor(() => expect(mockReport).toHaveBeenCalled())
  await store.dispatch(startStore())
  expect(mockReport.mock.calls).toMatchObject([[expect.any(Error)]])
  expect(mockReport.mock.calls[0]).toMatchObject([{ name: 'ApiError', status: 500 }])
})

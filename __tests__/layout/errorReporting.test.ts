import type * as ErrorReporting from '../../src/layout/errors/errorReporting'
import type * as StartErrorReporting from '../../src/layout/errors/startErrorReporting'
import { rootReducer } from '../../src/store/start/rootReducer'

const mockInit = jest.fn()
const mockCapture = jest.fn()
const mockIntegration = () => ({})
jest.mock('../../src/layout/errors/errorReporter', () => ({
  init: mockInit,
  captureException: mockCapture,
  eventFiltersIntegration: mockIntegration,
  functionToStringIntegration: mockIntegration,
  browserApiErrorsIntegration: mockIntegration,
  breadcrumbsIntegration: mockIntegration,
  globalHandlersIntegration: mockIntegration,
  linkedErrorsIntegration: mockIntegration,
  dedupeIntegration: mockIntegration,
  httpContextIntegration: mockIntegration,
}))

const mockEnv = { sentryDsn: '' }
jest.mock('../../src/config/env', () => ({
  // The store's modules are imported before the constant exists.
  get env() {
    return mockEnv
  },
}))

/** Imports a new instance of the module, as a page load does. */
async function importReporting(dsn: string): Promise<typeof ErrorReporting & typeof StartErrorReporting> {
  mockEnv.sentryDsn = dsn
  jest.resetModules()
  return {
    ...(await import('../../src/layout/errors/errorReporting')),
    ...(await import('../../src/layout/errors/startErrorReporting')),
  }
}

const context = {
  release: 'shop@1',
  describePage: () => ({ language: 'nl', page_id: 'home' }),
  getState: () => rootReducer(undefined, { type: 'init' }),
}
const dsn = 'https://key@errors.example/1'

beforeEach(() => jest.clearAllMocks())

test('without a DSN no reporter is loaded and nothing is sent', async () => {
  const { reportError, startErrorReporting, watchErrors } = await importReporting('')
  watchErrors()
  reportError(new Error('early'))
  await startErrorReporting(context)
  window.dispatchEvent(new ErrorEvent('error', { message: 'late' }))
  expect(mockInit).not.toHaveBeenCalled()
  expect(mockCapture).not.toHaveBeenCalled()
})

test('earlier errors are passed to the reporter in order when it starts, and later errors at once', async () => {
  const { reportError, startErrorReporting, watchErrors } = await importReporting(dsn)
  watchErrors()
  const uncaught = new Error('uncaught')
  reportError('first')
  window.dispatchEvent(new ErrorEvent('error', { error: uncaught }))
  expect(mockCapture).not.toHaveBeenCalled()
  await startErrorReporting(context)
  reportError('last')
  expect(mockCapture.mock.calls.map(([error]: unknown[]) => error)).toEqual(['first', uncaught, 'last'])
})

test('at most 100 errors are stored until the reporter is loaded', async () => {
  const { reportError, startErrorReporting } = await importReporting(dsn)
  for (let index = 0; index < 150; index += 1) reportError(index)
  await startErrorReporting(context)
  expect(mockCapture).toHaveBeenCalledTimes(100)
})

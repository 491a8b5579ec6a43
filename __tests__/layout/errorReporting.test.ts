import type * as ErrorReporting from '../../src/layout/errors/errorReporting'

const mockInit = jest.fn()
const mockCapture = jest.fn()
jest.mock('@sentry/gatsby', () => ({ init: mockInit, captureException: mockCapture }))

const mockEnv = { sentryDsn: '' }
jest.mock('../../src/config/env', () => ({ env: mockEnv }))

/** Imports a new instance of the module, as a page load does. */
async function reporting(dsn: string): Promise<typeof ErrorReporting> {
  mockEnv.sentryDsn = dsn
  jest.resetModules()
  return import('../../src/layout/errors/errorReporting')
}

const dsn = 'https://key@errors.example/1'

beforeEach(() => jest.clearAllMocks())

test('without a DSN no reporter is loaded and nothing is sent', async () => {
  const { reportError, startErrorReporting, watchErrors } = await reporting('')
  watchErrors()
  reportError(new Error('early'))
  await startErrorReporting()
  window.dispatchEvent(new ErrorEvent('error', { message: 'late' }))
  expect(mockInit).not.toHaveBeenCalled()
  expect(mockCapture).not.toHaveBeenCalled()
})

test('the reporter starts with the limits of SPEC §9', async () => {
  const { startErrorReporting } = await reporting(dsn)
  await startErrorReporting()
  expect(mockInit).toHaveBeenCalledWith({
    dsn,
    maxBreadcrumbs: 100,
    maxValueLength: 250,
    normalizeDepth: 3,
    transportOptions: { bufferSize: 30 },
    dataCollection: {
      ...{ userInfo: false, cookies: false, httpHeaders: false, httpBodies: [] },
      ...{ urlQueryParams: false, stackFrameVariables: false },
    },
    beforeSend: expect.any(Function) as unknown,
  })
})

test('each event is scrubbed before the reporter sends it', async () => {
  const { startErrorReporting } = await reporting(dsn)
  await startErrorReporting()
  const [{ beforeSend }] = mockInit.mock.calls[0] as [{ beforeSend: (event: object) => object }]
  expect(beforeSend({ message: 'an@example.be' })).toEqual({ message: '[e-mail]' })
})

test('earlier errors are passed to the reporter in order when it starts, and later errors at once', async () => {
  const { reportError, startErrorReporting, watchErrors } = await reporting(dsn)
  watchErrors()
  const uncaught = new Error('uncaught')
  reportError('first')
  window.dispatchEvent(new ErrorEvent('error', { error: uncaught }))
  expect(mockCapture).not.toHaveBeenCalled()
  await startErrorReporting()
  reportError('last')
  expect(mockCapture.mock.calls.map(([error]: unknown[]) => error)).toEqual(['first', uncaught, 'last'])
})

test('at most 100 errors are stored until the reporter is loaded', async () => {
  const { reportError, startErrorReporting } = await reporting(dsn)
  for (let index = 0; index < 150; index += 1) reportError(index)
  await startErrorReporting()
  expect(mockCapture).toHaveBeenCalledTimes(100)
})

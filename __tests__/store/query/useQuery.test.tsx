import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { AppStore } from '../../../src/store/AppThunk'
import { ApiError, recordError } from '../../../src/store/http/ApiError'
import { sessionFailed, sessionReceived } from '../../../src/store/session/sessionSlice'
import { loggedOut } from '../../../src/store/sharedActions'
import { Provider } from 'react-redux'
import { useQuery } from '../../../src/store/query/useQuery'
import { createTestStore } from '../../support/store/testStore'

/** Creates a thunk whose requests the test can resolve in any order. */
function heldRead() {
  const calls: { signal: AbortSignal; answer: (text: string) => void; fail: (error: Error) => void }[] = []
  const thunk = (signal: AbortSignal) => () =>
    new Promise<string>((answer, fail) => void calls.push({ signal, answer, fail }))
  return { calls, thunk }
}

const unreachable = new ApiError({ message: 'Network Error', code: 'ERR_NETWORK' })

const buildSession = (token: string) => ({
  session: { token },
  customer: {
    id_customer: 1,
    email: 'an@example.be',
    id_gender: null,
    firstname: 'An',
    lastname: 'Peeters',
    is_guest: false,
  },
  addresses: [],
  _links: {},
})

const within = (store: AppStore) => ({
  wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
})

type Options = Parameters<typeof useQuery>[2]

function renderQuery(key: string | null, options?: Options) {
  const store = createTestStore()
  const read = heldRead()
  const view = renderHook(({ key }) => useQuery(key, read.thunk, options), { initialProps: { key }, ...within(store) })
  /** Resolves the request at an index, which defaults to the latest. */
  const answer = (text: string, at = read.calls.length - 1) => act(async () => read.calls[at]!.answer(text))
  const fail = (error: Error) => act(async () => read.calls.at(-1)!.fail(error))
  return { store, calls: read.calls, answer, fail, ...view }
}

test('a query goes from loading to ready', async () => {
  const { result, answer, calls } = renderQuery('a')
  expect(result.current).toMatchObject({ status: 'loading', data: undefined })
  await answer('first')
  expect(result.current).toMatchObject({ status: 'ready', data: 'first', error: null })
  expect(calls).toHaveLength(1)
})

test('without a key, no request is sent and the current data stay', async () => {
  const { result, rerender, answer, calls } = renderQuery(null)
  expect(result.current.status).toBe('waiting')
  expect(calls).toHaveLength(0)
  rerender({ key: 'a' })
  await answer('first')
  rerender({ key: null })
  expect(result.current).toMatchObject({ status: 'ready', data: 'first' })
  rerender({ key: 'a' })
  expect(calls).toHaveLength(1)
})

test('the response for an older key is dropped and its request aborted', async () => {
  const { result, rerender, answer, calls } = renderQuery('a')
  rerender({ key: 'b' })
  expect(calls[0]!.signal.aborted).toBe(true)
  await answer('second', 1)
  await answer('first', 0)
  expect(result.current.data).toBe('second')
})

test('a failure of an older request is dropped', async () => {
  const { result, rerender, answer, calls } = renderQuery('a')
  rerender({ key: 'b' })
  await answer('second')
  await act(async () => calls[0]!.fail(unreachable))
  expect(result.current).toMatchObject({ status: 'ready', data: 'second' })
  expect(calls).toHaveLength(2)
})

test('the data of an older key disappear while those of the new key are loading', async () => {
  const { result, rerender, answer } = renderQuery('a')
  await answer('first')
  rerender({ key: 'b' })
  expect(result.current).toMatchObject({ status: 'loading', data: undefined })
})

test('with `keepsAnswer`, the data stay when the key changes', async () => {
  const { result, rerender, answer, calls } = renderQuery('a', { keepsAnswer: true })
  await answer('first')
  rerender({ key: 'b' })
  expect(result.current).toMatchObject({ status: 'ready', data: 'first' })
  expect(calls).toHaveLength(1)
})

test('with `keepsAnswer`, a failed request is sent again when the key changes', async () => {
  const { result, rerender, answer, fail } = renderQuery('a', { keepsAnswer: true })
  await fail(unreachable)
  rerender({ key: 'b' })
  await answer('second')
  expect(result.current.data).toBe('second')
})

test('unmounting aborts the request', async () => {
  const { unmount, answer, calls, result } = renderQuery('a')
  unmount()
  expect(calls[0]!.signal.aborted).toBe(true)
  await answer('first')
  expect(result.current.status).toBe('loading')
})

test('a query returns its error, and a retry sends the request again', async () => {
  const { result, answer, fail, calls } = renderQuery('a')
  await fail(unreachable)
  expect(result.current).toMatchObject({ status: 'failed', error: { code: 'ERR_NETWORK' } })
  act(() => result.current.retry())
  expect(result.current).toMatchObject({ status: 'loading', error: null })
  await answer('second')
  expect(result.current).toMatchObject({ status: 'ready', data: 'second' })
  expect(calls).toHaveLength(2)
})

test('`replace` changes the data without a request, and does nothing before there are data', async () => {
  const { result, answer, calls } = renderQuery('a')
  act(() => result.current.replace(() => 'too early'))
  expect(result.current.status).toBe('loading')
  await answer('first')
  act(() => result.current.replace((before) => `${before}, changed`))
  expect(result.current.data).toBe('first, changed')
  expect(calls).toHaveLength(1)
})

test('a logout drops a customer’s data and sends the request again', async () => {
  const { store, result, answer, calls } = renderQuery('a')
  await answer('the order')
  act(() => void store.dispatch(loggedOut()))
  expect(result.current).toMatchObject({ status: 'loading', data: undefined })
  expect(calls).toHaveLength(2)
})

test('a request that failed when the session ended is sent again after the next login, and not before', async () => {
  const { store, result, answer, fail, calls } = renderQuery('a')
  act(() => void store.dispatch(sessionReceived(buildSession('first'))))
  // The response ends the session before the page has drawn that.
  const ended = new ApiError({ message: 'The session has ended', status: 401 })
  act(() => void store.dispatch(sessionFailed(recordError(ended))))
  await fail(ended)
  expect(result.current).toMatchObject({ status: 'failed' })
  act(() => void store.dispatch(sessionReceived(buildSession('second'))))
  expect(result.current).toMatchObject({ status: 'loading', error: null })
  await answer('the order')
  act(() => void store.dispatch(sessionFailed(recordError(ended))))
  expect(result.current).toMatchObject({ status: 'ready', data: 'the order' })
  expect(calls).toHaveLength(2)
})

test('a request that failed for another reason is not sent again when the session ends', async () => {
  const { store, result, fail, calls } = renderQuery('a')
  act(() => void store.dispatch(sessionReceived(buildSession('first'))))
  await fail(unreachable)
  act(() => void store.dispatch(sessionFailed({ status: 401 })))
  expect(result.current).toMatchObject({ status: 'failed' })
  expect(calls).toHaveLength(1)
})

test('a response that arrives after a logout is dropped', async () => {
  const { store, result, answer } = renderQuery('a')
  act(() => void store.dispatch(loggedOut()))
  await answer('the order', 0)
  expect(result.current.status).toBe('loading')
})

test('public data survive a logout', async () => {
  const { store, result, answer, calls } = renderQuery('a', { isPublic: true })
  await answer('the countries')
  act(() => void store.dispatch(loggedOut()))
  expect(result.current).toMatchObject({ status: 'ready', data: 'the countries' })
  expect(calls).toHaveLength(1)
})

test('a `replace` from before a logout does not change the data loaded after it', async () => {
  const { store, result, answer } = renderQuery('a')
  await answer('the order')
  const { replace } = result.current
  act(() => void store.dispatch(loggedOut()))
  await answer('nothing')
  act(() => replace(() => 'the order, changed'))
  expect(result.current.data).toBe('nothing')
})

import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { ApiError } from '../../../src/store/http/ApiError'
import { useMutation } from '../../../src/store/query/useMutation'
import { createTestStore, createGate } from '../../support/store/testStore'

/** Renders a mutation that ends when the test calls `open`, with the outcome that the test passes to `run`. */
function renderMutation() {
  const store = createTestStore()
  const answered = createGate()
  const sent: unknown[] = []
  const change = (outcome: string | ApiError | null) => async () => {
    sent.push(outcome)
    await answered.opened
    if (outcome instanceof ApiError) throw outcome
    return outcome
  }
  const view = renderHook(() => useMutation(change), {
    wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
  })
  return { sent, ...answered, ...view }
}

test('a mutation is busy until it ends, and resolves to null after a success', async () => {
  const { result, open } = renderMutation()
  let ended: Promise<unknown> = Promise.resolve()
  act(() => void (ended = result.current.run(null)))
  expect(result.current.isBusy).toBe(true)
  await act(async () => open())
  expect(await ended).toBeNull()
  expect(result.current).toMatchObject({ isBusy: false, error: null })
})

test('a second run is ignored while the first is in progress', async () => {
  const { result, open, sent } = renderMutation()
  let second: Promise<unknown> = Promise.resolve('nothing yet')
  act(() => {
    void result.current.run(null)
    second = result.current.run('second')
  })
  await act(async () => open())
  expect(await second).toBeUndefined()
  expect(sent).toEqual([null])
})

test('the caller gets the error, which stays in the state until the next run', async () => {
  const { result, open } = renderMutation()
  open()
  let ended: Promise<unknown> = Promise.resolve()
  await act(async () => void (ended = result.current.run('no stock')))
  expect(await ended).toBe('no stock')
  expect(result.current).toMatchObject({ isBusy: false, error: 'no stock' })
  await act(() => result.current.run(null))
  expect(result.current.error).toBeNull()
})

test('`clearError` removes the error', async () => {
  const { result, open } = renderMutation()
  open()
  await act(() => result.current.run('no stock'))
  act(() => result.current.clearError())
  expect(result.current.error).toBeNull()
})

test('after unmounting, the caller still gets the error and the state does not change', async () => {
  const { result, open, unmount } = renderMutation()
  let ended: Promise<unknown> = Promise.resolve()
  act(() => void (ended = result.current.run('no stock')))
  unmount()
  await act(async () => open())
  expect(await ended).toBe('no stock')
  expect(result.current).toMatchObject({ isBusy: true, error: null })
})

test('an ApiError with which the thunk rejects, such as code that cannot be loaded, is the error', async () => {
  const { result, open } = renderMutation()
  open()
  await act(() => result.current.run(new ApiError({ code: 'ERR_NETWORK' })))
  expect(result.current).toMatchObject({ isBusy: false, error: { code: 'ERR_NETWORK' } })
})

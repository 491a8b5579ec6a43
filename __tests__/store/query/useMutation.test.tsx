import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { setStoreLoader } from '../../../src/store/lazyStore'
import { StoreProvider } from '../../../src/store/StoreProvider'
import { useLazyMutation } from '../../../src/store/query/useLazyMutation'
import { useMutation } from '../../../src/store/query/useMutation'
import { createTestStore, gate } from '../../support/store/testStore'

/** A change that ends when the test opens its gate, with what the test passes as its outcome. */
function renderMutation() {
  const store = createTestStore()
  const answered = gate()
  const sent: (string | null)[] = []
  const change = (outcome: string | null) => async () => {
    sent.push(outcome)
    await answered.opened
    return outcome
  }
  const view = renderHook(() => useMutation(change), {
    wrapper: ({ children }: { children: ReactNode }) => <StoreProvider shop={store}>{children}</StoreProvider>,
  })
  return { sent, ...answered, ...view }
}

describe('useMutation', () => {
  test('is busy until the change is made, and resolves to null when all went well', async () => {
    const { result, open } = renderMutation()
    let ended: Promise<unknown> = Promise.resolve()
    act(() => void (ended = result.current.run(null)))
    expect(result.current.busy).toBe(true)
    await act(async () => open())
    expect(await ended).toBeNull()
    expect(result.current).toMatchObject({ busy: false, error: null })
  })

  test('does nothing on a second run while one is under way', async () => {
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

  test('gives the failure to the caller and to the screen, until the next run', async () => {
    const { result, open } = renderMutation()
    open()
    let ended: Promise<unknown> = Promise.resolve()
    await act(async () => void (ended = result.current.run('no stock')))
    expect(await ended).toBe('no stock')
    expect(result.current).toMatchObject({ busy: false, error: 'no stock' })
    await act(() => result.current.run(null))
    expect(result.current.error).toBeNull()
  })

  test('forgets the failure when it is told to', async () => {
    const { result, open } = renderMutation()
    open()
    await act(() => result.current.run('no stock'))
    act(() => result.current.clearError())
    expect(result.current.error).toBeNull()
  })

  test('still tells its caller when the component has left the page, and changes nothing there', async () => {
    const { result, open, unmount } = renderMutation()
    let ended: Promise<unknown> = Promise.resolve()
    act(() => void (ended = result.current.run('no stock')))
    unmount()
    await act(async () => open())
    expect(await ended).toBe('no stock')
    expect(result.current).toMatchObject({ busy: true, error: null })
  })
})

describe('useLazyMutation', () => {
  test('runs the thunk on the store that it fetches', async () => {
    setStoreLoader(async () => createTestStore())
    const change = jest.fn(async () => null)
    const { result } = renderHook(() => useLazyMutation(async () => change))
    await act(() => result.current.run())
    expect(change).toHaveBeenCalledTimes(1)
    expect(result.current).toMatchObject({ busy: false, error: null })
  })

  test('fails when something cannot be fetched, and tries again on the next run', async () => {
    let offline = true
    setStoreLoader(() => (offline ? Promise.reject(new Error('offline')) : Promise.resolve(createTestStore())))
    const { result } = renderHook(() => useLazyMutation(async () => async () => null))
    await act(() => result.current.run())
    expect(result.current.error).toMatchObject({ code: 'ERR_NETWORK' })
    offline = false
    await act(() => result.current.run())
    expect(result.current.error).toBeNull()
  })
})

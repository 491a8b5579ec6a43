import { selectIsOpen } from '../../src/store/appSlice'
import { panelOpened } from '../../src/store/sidePanelSlice'
import { writeToken } from '../../src/store/browser/tokens'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { createLazyStore } from '../support/store/testStore'

startSandboxServer()

test('the first state is the same whatever the browser has stored, and the tokens arrive with the services', async () => {
  const { getState } = createLazyStore()
  writeToken('cart', 'a-cart')
  const store = createLazyStore()
  expect(store.getState()).toEqual(getState())
  expect(selectIsOpen(store.getState())).toBe(false)
  await store.openServices()
  expect(store.getState().cart.token).toBe('a-cart')
  window.localStorage.clear()
})

test('actions take effect at once and load nothing', () => {
  const load = jest.fn(() => Promise.resolve())
  const store = createLazyStore(1, load)
  store.dispatch(panelOpened({ mode: 'countrySelector', data: null }))
  expect(store.getState().sidePanel.content).toEqual({ mode: 'countrySelector', data: null })
  expect(load).not.toHaveBeenCalled()
})

test('the services are loaded once for several thunks, which receive them in the order of the dispatches', async () => {
  const load = jest.fn(() => Promise.resolve())
  const store = createLazyStore(2, load)
  const ran: string[] = []
  const run = (name: string) =>
    store.dispatch(async (_dispatch, _getState, { languageId }) => void ran.push(`${name} ${languageId}`))
  await Promise.all([run('first'), run('second')])
  expect(ran).toEqual(['first 2', 'second 2'])
  expect(load).toHaveBeenCalledTimes(1)
})

test('a thunk rejects with an ApiError when the services cannot be loaded, and the next one loads them again', async () => {
  const load = jest.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('offline'))
  const store = createLazyStore(1, load)
  const thunk = jest.fn(async () => 'done')
  await expect(store.dispatch(thunk)).rejects.toMatchObject({ name: 'ApiError', code: 'ERR_NETWORK' })
  expect(thunk).not.toHaveBeenCalled()
  expect(await store.dispatch(thunk)).toBe('done')
})

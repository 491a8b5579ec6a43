import { act } from '@testing-library/react'
import { idempotencyHeader } from '../../../src/contract/limits'
import { addToCart, putInCart } from '../../../src/store/cart/addToCart'
import { selectCart } from '../../../src/store/cart/cartSlice'
import { selectPanelContent } from '../../../src/store/sidePanelSlice'
import { startStore } from '../../../src/store/start/startStore'
import { startSandboxServer } from '../../support/sandbox/startSandboxServer'
import { chair, createLazyStore, openTestStore, otherChair } from '../../support/store/testStore'

const server = startSandboxServer()

const leavePage = () => act(() => void window.dispatchEvent(new Event('pagehide')))
const listAdditions = () => server.requests.filter(({ method }) => method === 'POST')

/** Adds something for a visitor without a cart, and leaves the page before the answer. */
async function leaveDuringAddition(add: typeof addToCart | typeof putInCart = addToCart) {
  const { asked, answer } = server.holdAnswer('post', '/v1/cart/items')
  const store = await openTestStore()
  const addition = store.dispatch(add({ ...otherChair, quantity: 2 }))
  await asked
  leavePage()
  server.restoreCalls()
  return { answer, addition }
}

test.each([
  ['a product', addToCart],
  ['a gift or a product of a bundle', putInCart],
])(
  'the next page repeats a first addition of %s that was left, which counts once, and shows it',
  async (_what, add) => {
    const { answer } = await leaveDuringAddition(add)
    const store = await openTestStore()
    await store.dispatch(startStore())
    expect(selectCart(store.getState())?.items).toMatchObject([{ ...otherChair, quantity: 2 }])
    expect(selectPanelContent(store.getState())).toMatchObject({ mode: 'cartResult', data: { error: null } })
    const [first, second, ...others] = listAdditions().map(({ headers }) => headers.get(idempotencyHeader))
    expect(second).toBe(first)
    expect(others).toEqual([])
    await openTestStore()
    expect(listAdditions()).toHaveLength(2)
    answer()
  },
)

test('an addition is repeated although the browser aborts it when the user leaves the page', async () => {
  server.loseAnswer('post', '/v1/cart/items')
  const left = await openTestStore()
  leavePage()
  await left.dispatch(addToCart({ ...otherChair }))
  server.restoreCalls()
  const store = await openTestStore()
  await store.dispatch(startStore())
  expect(selectCart(store.getState())?.items).toMatchObject([otherChair])
})

test.each([
  ['succeeded', () => {}],
  ['failed', () => server.failCall('post', '/v1/cart/items')],
])('an addition that %s is not repeated by the next page', async (_outcome, prepare) => {
  prepare()
  const store = await openTestStore()
  await store.dispatch(addToCart({ ...otherChair }))
  const count = listAdditions().length
  await openTestStore()
  expect(listAdditions()).toHaveLength(count)
})

test('an addition that was left is not repeated once the browser has another cart', async () => {
  const { answer } = await leaveDuringAddition()
  window.sessionStorage.setItem('test.kept', window.sessionStorage.getItem('upnorth.adding') ?? '')
  window.sessionStorage.removeItem('upnorth.adding')
  await (await openTestStore()).dispatch(putInCart({ ...chair }))
  window.sessionStorage.setItem('upnorth.adding', window.sessionStorage.getItem('test.kept') ?? '')
  const store = await openTestStore()
  await store.dispatch(startStore())
  expect(selectCart(store.getState())?.items).toMatchObject([chair])
  answer()
})

test.each(['{', '{}', '[]', '[null,"key"]', '[{"id_product":"1","id_product_attribute":1},"key"]', '[{},{}]'])(
  'a stored addition that reads %s is dropped',
  async (text) => {
    window.sessionStorage.setItem('upnorth.adding', text)
    await openTestStore()
    expect(listAdditions()).toEqual([])
  },
)

test('an addition that opens the store is sent once', async () => {
  const store = createLazyStore()
  await store.dispatch(addToCart({ ...chair }))
  await store.dispatch(startStore())
  expect(selectCart(store.getState())?.items).toMatchObject([{ ...chair, quantity: 1 }])
  expect(listAdditions()).toHaveLength(1)
})

test('an addition that opens the store of the next page does not replace the addition that was left', async () => {
  const { answer } = await leaveDuringAddition()
  const store = createLazyStore()
  await store.dispatch(addToCart({ ...chair }))
  await store.dispatch(startStore())
  expect(selectCart(store.getState())?.items).toHaveLength(2)
  expect(selectCart(store.getState())?.items).toMatchObject(
    expect.arrayContaining([expect.objectContaining({ ...otherChair, quantity: 2 }), expect.objectContaining(chair)]),
  )
  answer()
})

import { HttpResponse } from 'msw'
import { addToCart } from '../../../src/store/cart/addToCart'
import { selectCartCount, selectIsCartBusy } from '../../../src/store/cart/cartSlice'
import { updateItem } from '../../../src/store/cart/cartThunks'
import { startSandboxServer } from '../../support/sandbox/startSandboxServer'
import { chair, createGate, otherChair } from '../../support/store/testStore'
import { onlyLine, storeWithChair } from '../../support/store/storeWithChair'

const server = startSandboxServer()

test('two changes are sent one after the other, and the cart is busy until the second has finished', async () => {
  const store = await storeWithChair()
  const { id } = onlyLine(store)
  const first = createGate()
  const order: string[] = []
  const noted = (name: string, until: Promise<void>) =>
    async function answer({ request }: { request: Request }) {
      order.push(`asked ${name}`)
      await until
      const response = await server.shop(request)
      order.push(`answered ${name}`)
      return response
    }
  server.overrideAnswer('put', '/v1/cart/items/:id', noted('update', first.opened))
  server.overrideAnswer('post', '/v1/cart/items', noted('add', Promise.resolve()))
  const updated = store.dispatch(updateItem(id, 2))
  const added = store.dispatch(addToCart({ ...chair }))
  first.open()
  await updated
  expect(selectIsCartBusy(store.getState())).toBe(true)
  await added
  expect(order).toEqual(['asked update', 'answered update', 'asked add', 'answered add'])
  expect(onlyLine(store).quantity).toBe(3)
  expect(selectIsCartBusy(store.getState())).toBe(false)
})

test('a failed change does not block the next one', async () => {
  const store = await storeWithChair()
  let calls = 0
  server.overrideAnswer('post', '/v1/cart/items', ({ request }) =>
    calls++ ? server.shop(request) : HttpResponse.error(),
  )
  const [first, second] = await Promise.all([
    store.dispatch(addToCart({ ...otherChair })),
    store.dispatch(addToCart({ ...otherChair })),
  ])
  expect([first.ok, second.ok]).toEqual([false, true])
  expect(selectCartCount(store.getState())).toBe(2)
})

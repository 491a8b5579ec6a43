import { HttpResponse } from 'msw'
import { addToCart } from '../../src/state/cart/addToCart'
import { cartCount, isCartBusy } from '../../src/state/cart/selectors'
import { updateItem } from '../../src/state/cart/updateItem'
import { startShopServer } from '../support/shopServer'
import { chair, gate, otherChair } from '../support/shopStore'
import { onlyLine, shopWithChair } from '../support/shopWithChair'

const server = startShopServer()

describe('SPEC §4 cart: busy', () => {
  test('from the tap until the answer', async () => {
    const store = await shopWithChair()
    const done = store.dispatch(addToCart({ ...chair }))
    expect(isCartBusy(store.getState())).toBe(true)
    await done
    expect(isCartBusy(store.getState())).toBe(false)
  })

  test.each([
    ['refuses', () => HttpResponse.json({ type: 'invalid' }, { status: 422 })],
    ['is out of reach', () => HttpResponse.error()],
    ['answers nonsense', () => HttpResponse.json('?')],
  ])('released when the API %s', async (_what, answer) => {
    const store = await shopWithChair()
    server.overrideAnswer('post', '/v1/cart/items', answer)
    expect(await store.dispatch(addToCart({ ...chair }))).toMatchObject({ ok: false })
    expect(isCartBusy(store.getState())).toBe(false)
    expect(cartCount(store.getState())).toBe(1)
  })

  test('two changes are done one after the other, in order; busy until the last', async () => {
    const store = await shopWithChair()
    const { id } = onlyLine(store)
    const first = gate()
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
    expect(isCartBusy(store.getState())).toBe(true)
    await added
    expect(order).toEqual(['asked update', 'answered update', 'asked add', 'answered add'])
    expect(onlyLine(store).quantity).toBe(3)
    expect(isCartBusy(store.getState())).toBe(false)
  })

  test('a change that failed does not hold up the next', async () => {
    const store = await shopWithChair()
    let calls = 0
    server.overrideAnswer('post', '/v1/cart/items', ({ request }) =>
      calls++ ? server.shop(request) : HttpResponse.error(),
    )
    const [first, second] = await Promise.all([
      store.dispatch(addToCart({ ...otherChair })),
      store.dispatch(addToCart({ ...otherChair })),
    ])
    expect([first.ok, second.ok]).toEqual([false, true])
    expect(cartCount(store.getState())).toBe(2)
  })
})

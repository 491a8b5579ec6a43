import { putInCart } from '../../src/store/cart/addToCart'
import { updateItem } from '../../src/store/cart/cartThunks'
import { chooseCountry, chooseGiftWrapping } from '../../src/store/checkout/checkoutThunks'
import { startStore } from '../../src/store/start/startStore'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { chair, createTestStore } from '../support/store/testStore'

const server = startSandboxServer()

test.each([1, 2])(
  'each request of a page in language %i has the language in its header, and each change in its body too',
  async (id) => {
    const { dispatch, getState } = createTestStore(id)
    await dispatch(startStore())
    await dispatch(putInCart({ ...chair }))
    await dispatch(updateItem(getState().cart.cart?.items[0]?.id ?? 0, 2))
    await dispatch(chooseCountry({ id_country: 13 }))
    await dispatch(chooseGiftWrapping({ gift: true, gift_message: '' }))
    const changes = server.requests.filter(({ method }) => method !== 'GET')
    const bodies = await Promise.all(changes.map((request) => request.json() as Promise<{ id_lang: number }>))
    expect(bodies.map(({ id_lang }) => id_lang)).toEqual([id, id, id, id])
    expect(new Set(server.requests.map(({ headers }) => headers.get('Lang')))).toEqual(new Set([String(id)]))
  },
)

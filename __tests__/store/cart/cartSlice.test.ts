import { cart as cartSchema } from '../../../src/contract/cart'
import { parse } from 'valibot'
import { cartClosed, cartLoaded, cartReceived, cartReducer } from '../../../src/store/cart/cartSlice'
import { readOpenTokens } from '../../../src/store/tabs/syncTokens'
import { storeLoadedCart } from '../../../src/store/cart/storedCartThunks'
import { smallestCart } from '../../support/data/smallestAnswers'
import { createTestStore } from '../../support/store/testStore'

const cart = parse(cartSchema, smallestCart)
const received = cartReducer(undefined, cartReceived(cart))

test('a closed cart stays closed when a later load finds none, and a new cart is open', () => {
  const ended = cartReducer(
    cartReducer(received, cartClosed()),
    cartLoaded({ cart: null, difference: null, knownCart: null }),
  )
  expect(ended).toMatchObject({ cart: null, token: null, isClosed: true })
  expect(cartReducer(ended, cartReceived({ ...cart, token: 'new' }))).toMatchObject({ token: 'new', isClosed: false })
})

test('the token of a closed cart is not adopted again while storage still has it', () => {
  window.localStorage.setItem('upnorth.cart', cart.token)
  expect(readOpenTokens({ cart: received })).toMatchObject({ cart: cart.token })
  expect(readOpenTokens({ cart: cartReducer(received, cartClosed()) })).toMatchObject({ cart: null })
  window.localStorage.clear()
})

test('a cart that was loaded without a difference replaces the known one, whose payment link is outdated', () => {
  const store = createTestStore()
  store.dispatch(cartReceived(cart))
  const paid = { ...cart, _links: { ...cart._links, payment: { href: '/v1/cart/payment?state=2' } } }
  store.dispatch(storeLoadedCart(paid, true))
  expect(store.getState().cart).toMatchObject({ cart: paid, difference: null, knownCart: null })
})

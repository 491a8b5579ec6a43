import { cart as cartSchema } from '../../../src/contract/cart'
import { parse } from 'valibot'
import {
  cartChangedElsewhere,
  cartClosed,
  cartLoaded,
  cartReceived,
  cartReducer,
} from '../../../src/store/cart/cartSlice'
import { smallestCart } from '../../support/data/smallestAnswers'

const cart = parse(cartSchema, smallestCart)
const received = cartReducer(undefined, cartReceived(cart))

test('A closed cart stays closed when a later load finds none, and a new cart is open', () => {
  const ended = cartReducer(cartReducer(received, cartClosed()), cartLoaded(null))
  expect(ended).toMatchObject({ cart: null, token: null, isClosed: true })
  expect(cartReducer(ended, cartReceived({ ...cart, token: 'new' }))).toMatchObject({ token: 'new', isClosed: false })
})

test('A cart that was loaded without a difference replaces the known one, whose payment link is outdated', () => {
  const paid = { ...cart, _links: { ...cart._links, payment: { href: '/v1/cart/payment?state=2' } } }
  expect(cartReducer(received, cartChangedElsewhere(paid))).toMatchObject({
    cart: paid,
    difference: null,
    knownCart: null,
  })
})

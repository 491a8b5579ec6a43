import {
  type CheckoutInformation,
  checkoutReceived,
  checkoutReducer,
  paymentBegun,
} from '../../../src/store/checkout/checkoutSlice'

const link = (href: string) => ({ status: { href } })
const checkout = (_links: CheckoutInformation['_links']) => ({ _links }) as CheckoutInformation
const run = (...actions: Parameters<typeof checkoutReducer>[1][]) =>
  actions.reduce<ReturnType<typeof checkoutReducer>>(checkoutReducer, checkoutReducer(undefined, { type: 'start' }))

test('a checkout without a status link keeps that of the payment, and one with a link replaces it', () => {
  const paying = [paymentBegun(link('/v1/payments/1')), checkoutReceived(checkout({}))]
  expect(run(...paying).statusLinks).toEqual(link('/v1/payments/1'))
  expect(run(...paying, checkoutReceived(checkout(link('/v1/payments/2')))).statusLinks).toEqual(link('/v1/payments/2'))
})

import { checkout, paymentAnswer, servicePointsAnswer, statusAnswer } from '../checkout'
import { findServicePointsPayload, paymentPayload } from '../requests'
import type { Calls } from './call'

const tokens = { cart: 'optional', customer: 'optional' } as const

/** The calls about the checkout, including the payment. */
export const checkoutCalls = {
  readCheckout: {
    does: 'Reads what an order still needs, and what there is to choose from.',
    ...{ method: 'GET', path: '/v1/checkout', level: 'shop', section: '7' },
    links: { root: 'checkout', cart: 'checkout' },
    tokens,
    answer: checkout,
  },
  readCheckoutIdentification: {
    does: 'Reads the checkout for the first step, in which the customer logs in or continues as a guest.',
    ...{ method: 'GET', path: '/v1/checkout/identification', level: 'shop', section: '7' },
    links: { root: 'checkout_identification' },
    tokens,
    answer: checkout,
  },
  findServicePoints: {
    does: "Finds the ten pickup points of a carrier that are nearest to a postcode of the cart's country.",
    ...{ method: 'GET', path: '/v1/carriers/{id}/service-points', level: 'whole' },
    links: { carrier: 'service_points' },
    tokens,
    query: findServicePointsPayload,
    answer: servicePointsAnswer,
    errors: ['invalid', 'not_found'],
    without: 'Customers choose among the pickup points that the checkout lists.',
  },
  pay: {
    does: 'Begins the payment of the cart, in the state for which the link is valid.',
    ...{ method: 'POST', path: '/v1/cart/payment', level: 'shop', section: '7' },
    links: { cart: 'payment' },
    tokens: { cart: 'required', customer: 'session' },
    payload: paymentPayload,
    answer: paymentAnswer,
    errors: ['invalid', 'checkout_incomplete', 'cart_changed', 'gift_taken', 'giftlist_closed'],
  },
  readStatus: {
    does: 'Reads the state of a payment, and the order once it exists.',
    ...{ method: 'GET', path: '/v1/checkout/status/{id}', level: 'shop', section: '7' },
    links: { checkout: 'status', paymentAnswer: 'status' },
    tokens,
    answer: statusAnswer,
    errors: ['not_found'],
  },
} as const satisfies Calls

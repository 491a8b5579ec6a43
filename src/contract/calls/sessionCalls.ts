import { emptyAnswer } from '../account'
import { createAccountPayload, createGuestPayload, loginPayload, setContactPayload } from '../requests'
import { sessionAnswer } from '../session'
import type { Calls } from './call'

/** The open cart of the CartToken becomes the cart of the customer. */
const tokens = { cart: 'optional', customer: 'optional' } as const

/** The calls about sessions, of customers with an account and of guests. */
export const sessionCalls = {
  readSession: {
    does: 'Reads the session of the CustomerToken.',
    ...{ method: 'GET', path: '/v1/me', level: 'shop', section: '7' },
    links: { root: 'me', sessionAnswer: 'self' },
    tokens: { customer: 'session' },
    answer: sessionAnswer,
  },
  createGuest: {
    does: 'Creates a customer without an account, who orders as a guest.',
    ...{ method: 'POST', path: '/v1/guests', level: 'shop', section: '7' },
    links: { root: 'create_guest' },
    tokens,
    payload: createGuestPayload,
    answer: sessionAnswer,
    errors: ['invalid', 'account_exists', 'too_many_attempts'],
  },
  login: {
    does: 'Logs a customer in.',
    ...{ method: 'POST', path: '/v1/sessions', level: 'whole', section: '7' },
    links: { root: 'login' },
    tokens,
    payload: loginPayload,
    answer: sessionAnswer,
    errors: ['invalid', 'login_failed', 'too_many_attempts'],
    without: 'There are no accounts, and customers order as guests.',
  },
  createAccount: {
    does: 'Creates an account and logs in.',
    ...{ method: 'POST', path: '/v1/accounts', level: 'whole', section: '7' },
    links: { root: 'create_account' },
    tokens,
    payload: createAccountPayload,
    answer: sessionAnswer,
    errors: ['invalid', 'account_exists', 'too_many_attempts'],
    without: 'Nobody can create an account.',
  },
  setContact: {
    does: 'Sets the name of a customer who has none yet.',
    ...{ method: 'POST', path: '/v1/me/contact', level: 'whole', section: '7' },
    links: { root: 'set_contact', sessionAnswer: 'set_contact' },
    tokens: { customer: 'session' },
    payload: setContactPayload,
    answer: sessionAnswer,
    errors: ['invalid'],
    without: 'The customer has only the name in the addresses.',
  },
  logOut: {
    does: 'Ends the session.',
    ...{ method: 'DELETE', path: '/v1/me/session', level: 'whole', section: '4' },
    links: { sessionAnswer: 'log_out' },
    tokens: { customer: 'optional' },
    answer: emptyAnswer,
    without: 'The storefront forgets the token, and the session ends automatically.',
  },
} as const satisfies Calls

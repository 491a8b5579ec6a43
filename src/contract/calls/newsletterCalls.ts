import { emptyAnswer, myNewsletter } from '../account'
import { newsletterPayload, emailTokenPayload, stockAlertPayload } from '../accountRequests'
import type { Calls } from './call'

const tokens = { customer: 'account' } as const

/** The calls about the newsletter, and about the emails that announce that a variant is in stock again. */
export const newsletterCalls = {
  subscribe: {
    does: 'Asks for the newsletter, which begins after the address is confirmed.',
    ...{ method: 'POST', path: '/v1/newsletter', level: 'whole', section: '7' },
    links: { root: 'newsletter' },
    payload: newsletterPayload,
    answer: emptyAnswer,
    errors: ['invalid', 'too_many_attempts'],
    without: 'The newsletter is not offered.',
  },
  confirmSubscription: {
    does: 'Confirms the address with the token of the email.',
    ...{ method: 'POST', path: '/v1/newsletter/confirmations', level: 'whole' },
    links: { root: 'newsletter_confirm' },
    payload: emailTokenPayload,
    answer: emptyAnswer,
    errors: ['invalid', 'not_found', 'link_expired'],
    without: 'The shop confirms addresses in another way.',
  },
  endSubscription: {
    does: 'Ends the subscription with the token of an email.',
    ...{ method: 'POST', path: '/v1/newsletter/ends', level: 'whole' },
    links: { root: 'newsletter_unsubscribe' },
    payload: emailTokenPayload,
    answer: emptyAnswer,
    errors: ['invalid', 'not_found'],
    without: 'The shop ends subscriptions in another way.',
  },
  readMyNewsletter: {
    does: "Reads the customer's subscription.",
    ...{ method: 'GET', path: '/v1/my/newsletter', level: 'whole', section: '7' },
    links: { sessionAnswer: 'my-newsletter' },
    tokens,
    answer: myNewsletter,
    without: 'The account has no newsletter.',
  },
  subscribeCustomer: {
    does: 'Asks for the newsletter as a customer.',
    ...{ method: 'POST', path: '/v1/my/newsletter/subscription', level: 'whole', section: '7' },
    links: { myNewsletter: 'subscribe' },
    tokens,
    payload: newsletterPayload,
    answer: myNewsletter,
    errors: ['invalid', 'too_many_attempts'],
    without: 'The account offers no subscription.',
  },
  unsubscribeCustomer: {
    does: "Ends the customer's subscription.",
    ...{ method: 'POST', path: '/v1/my/newsletter/end', level: 'whole', section: '7' },
    links: { myNewsletter: 'unsubscribe' },
    tokens,
    payload: newsletterPayload,
    answer: myNewsletter,
    without: 'The account cannot end the subscription.',
  },
  requestStockAlert: {
    does: 'Asks for an email when a variant is in stock again.',
    ...{ method: 'POST', path: '/v1/stock-alerts', level: 'whole' },
    links: { root: 'stock_alert' },
    payload: stockAlertPayload,
    answer: emptyAnswer,
    errors: ['invalid', 'not_found', 'too_many_attempts'],
    without: 'Stock alerts are not offered.',
  },
  confirmStockAlert: {
    does: 'Confirms the address with the token of the email.',
    ...{ method: 'POST', path: '/v1/stock-alerts/confirmations', level: 'whole' },
    links: { root: 'stock_alert_confirm' },
    payload: emailTokenPayload,
    answer: emptyAnswer,
    errors: ['invalid', 'not_found', 'link_expired'],
    without: 'Stock alerts are not offered.',
  },
  endStockAlert: {
    does: 'Ends the alert with the token of an email.',
    ...{ method: 'POST', path: '/v1/stock-alerts/ends', level: 'whole' },
    links: { root: 'stock_alert_end' },
    payload: emailTokenPayload,
    answer: emptyAnswer,
    errors: ['invalid', 'not_found'],
    without: 'Stock alerts are not offered.',
  },
} as const satisfies Calls

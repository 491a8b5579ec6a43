import shopDetails from '../../../data/shop.json'
import type { Areas } from '../messages'
import { createPlural } from '../languages'

const choosePlural = createPlural('en')

export const common: Areas['common'] = {
  slow: 'This is taking longer than usual.',
  errors: {
    network: 'We cannot reach the shop.',
    timeout: 'The shop did not answer in time.',
    other: 'Something went wrong on our side.',
    checkConnection: 'Check your connection and try again.',
    tryAgain: 'Try again.',
    unsettled: 'We do not know whether it worked. Have a look at your basket in a moment.',
    loggedOut: 'You had been logged out. Try again.',
    tooMany: (minutes) =>
      choosePlural(minutes, {
        one: 'That was too many attempts in a short time. Try again in a minute.',
        other: `That was too many attempts in a short time. Try again in ${minutes} minutes.`,
      }),
  },
  reach: {
    before: 'Still not working? Call ',
    phone: shopDetails.phone.text,
    number: shopDetails.phone.number,
    between: ' or email ',
    email: shopDetails.email,
  },
  payment: {
    pending: 'A payment for this order is still in progress.',
    checkStatus: 'Check its status',
  },
  known: {
    customer: (name) => `You are logged in as ${name}.`,
    guest: (name) => `You are ordering as a guest: ${name}.`,
    notYou: 'Not you?',
    logOut: 'Log out',
    endVisit: 'End this visit',
    customerCart: 'The basket is kept in this account and will then be empty on this device.',
    guestCart: 'Your basket and your details will then be removed from this device.',
  },
  totals: {
    items: 'Items',
    voucher: (code) => `Voucher ${code}`,
    freeDelivery: 'free delivery',
    shipping: 'Delivery',
    shippingLater: 'worked out later',
    wrapping: 'Gift wrapping',
    free: 'free',
    total: 'Total',
    vat: (amount, rate) => `Including ${amount} VAT (${rate}%)`,
  },
}

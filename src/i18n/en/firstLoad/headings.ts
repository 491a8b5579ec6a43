import type { headings as nl } from '../../nl/firstLoad/headings'
import shopDetails from '../../../../data/shop.json'
import type { Messages } from '../../messages'

export const headings: Messages<typeof nl> = {
  noScript:
    'This page needs JavaScript, because it shows what is yours alone: your basket, your orders, your details. Switch it on in your browser and reload the page.',
  toForm: 'Go to the form',
  noScriptForm: `This form needs JavaScript. Switch it on in your browser, or call us: ${shopDetails.phone.text}.`,
  cart: 'Your basket',
  identification: 'How would you like to order?',
  info: 'Who is it for?',
  shipping: 'Where should we deliver it?',
  giftwrapping: 'Is it a present?',
  payment: 'How would you like to pay?',
  status: 'Your payment',
  confirmation: 'Your order',
  sharedWishlist: 'Shared favourites',
  steps: {
    label: 'Steps',
    info: 'Details',
    shipping: 'Delivery',
    giftwrapping: 'Gift',
    payment: 'Payment',
    done: 'done',
  },
  notFound: {
    search: 'Search the shop',
    looking: 'Looking for this page.',
    elsewhere: 'Where to next?',
    new: 'New arrivals',
    contact: 'Contact us',
  },
}

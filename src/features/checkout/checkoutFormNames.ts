/** The names of the forms whose drafts survive reloads and errors during the visit. */
export const checkoutFormNames = {
  guest: 'checkout-guest',
  orderMode: 'checkout-order-mode',
  addresses: 'checkout-addresses',
  shipping: 'checkout-shipping',
  wrapping: 'checkout-gift',
  payment: 'checkout-payment',
} as const

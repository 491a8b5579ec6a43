/** The templates of SPEC §2; each is a file of the same name in src/templates. */
export const templateNames = [
  '404', 'account-addresses', 'account-giftlist-items', 'account-giftlist-orders', 'account-giftlists', 'account-home',
  'account-orders', 'account-wishlist', 'brand', 'brands', 'build-your-own', 'campaign', 'cart', 'category',
  'checkout-identification', 'checkout-giftwrapping', 'checkout-step-guest', 'checkout-step-payment',
  'checkout-step-shipping', 'checkout-status', 'contact', 'content', 'create-account', 'family', 'giftlist-buy',
  'giftlist-create', 'giftlist-index', 'homepage', 'interior-advice', 'lost-password', 'new-arrivals',
  'order-confirmation', 'product', 'sale', 'search', 'sku',
] as const

export type TemplateName = (typeof templateNames)[number]

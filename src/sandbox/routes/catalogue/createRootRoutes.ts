import { Hono } from 'hono'
import type { Link, Links, RootLink } from '../../../contract/links'

/** The endpoints by name (SPEC §7). */
const links: Links & Record<RootLink, Link> = {
  self: { href: '/v1', method: 'GET' },
  cartrules: { href: '/v1/cartrules', method: 'GET' },
  me: { href: '/v1/me', method: 'GET' },
  login: { href: '/v1/sessions', method: 'POST' },
  create_account: { href: '/v1/accounts', method: 'POST' },
  create_guest: { href: '/v1/guests', method: 'POST' },
  set_contact: { href: '/v1/me/contact', method: 'POST' },
  password_reset: { href: '/v1/passwords/reset', method: 'POST' },
  password_check: { href: '/v1/passwords/check', method: 'POST' },
  password_set: { href: '/v1/passwords', method: 'POST' },
  newsletter: { href: '/v1/newsletter', method: 'POST' },
  newsletter_confirm: { href: '/v1/newsletter/confirmations', method: 'POST' },
  newsletter_unsubscribe: { href: '/v1/newsletter/ends', method: 'POST' },
  stock_alert: { href: '/v1/stock-alerts', method: 'POST' },
  stock_alert_confirm: { href: '/v1/stock-alerts/confirmations', method: 'POST' },
  stock_alert_end: { href: '/v1/stock-alerts/ends', method: 'POST' },
  find_order: { href: '/v1/orders/search', method: 'POST' },
  shared_wishlist: { href: '/v1/wishlists/{key}', method: 'GET', templated: true },
  public_giftlist: { href: '/v1/giftlists/{id_giftlist}', method: 'GET', templated: true },
  find_giftlist: { href: '/v1/giftlists', method: 'GET' },
  my_cart: { href: '/v1/cart', method: 'GET' },
  add_to_cart: { href: '/v1/cart/items', method: 'POST' },
  add_design: { href: '/v1/cart/designs', method: 'POST' },
  checkout: { href: '/v1/checkout', method: 'GET' },
  checkout_identification: { href: '/v1/checkout/identification', method: 'GET' },
  brands: { href: '/v1/brands', method: 'GET' },
  categories: { href: '/v1/categories', method: 'GET' },
  families: { href: '/v1/families', method: 'GET' },
  campaigns: { href: '/v1/campaigns', method: 'GET' },
  products: { href: '/v1/products', method: 'GET' },
  product: { href: '/v1/product', method: 'GET' },
  suggestions: { href: '/v1/suggestions', method: 'GET' },
  search_start: { href: '/v1/search/start', method: 'GET' },
  countries: { href: '/v1/countries', method: 'GET' },
  send_message: { href: '/v1/messages', method: 'POST' },
  send_complaint: { href: '/v1/complaints', method: 'POST' },
  send_advice_request: { href: '/v1/advice', method: 'POST' },
  apply: { href: '/v1/applications', method: 'POST' },
  upload_file: { href: '/v1/uploads{?purpose,name}', method: 'POST', templated: true },
  appointment_slots: { href: '/v1/appointments/slots', method: 'GET' },
  book_appointment: { href: '/v1/appointments', method: 'POST' },
  cancel_appointment: { href: '/v1/appointments/cancellations', method: 'POST' },
}

export function createRootRoutes(): Hono {
  const routes = new Hono()
  routes.get('/', (c) => c.json({ _links: links }))
  return routes
}

import { Hono } from 'hono'
import type { Links } from '../../contract/links'
import type { RootLink } from '../../contract/root'

/** The end points by name (SPEC §7). */
const links: Links & Record<RootLink, { href: string; method: 'GET' | 'POST' }> = {
  self: { href: '/v1', method: 'GET' },
  cartrules: { href: '/v1/cartrules', method: 'GET' },
  me: { href: '/v1/me', method: 'GET' },
  login: { href: '/v1/sessions', method: 'POST' },
  create_account: { href: '/v1/accounts', method: 'POST' },
  create_guest: { href: '/v1/guests', method: 'POST' },
  set_contact: { href: '/v1/me/contact', method: 'POST' },
  my_cart: { href: '/v1/cart', method: 'GET' },
  add_to_cart: { href: '/v1/cart/items', method: 'POST' },
  checkout: { href: '/v1/checkout', method: 'GET' },
  checkout_identification: { href: '/v1/checkout/identification', method: 'GET' },
  brands: { href: '/v1/brands', method: 'GET' },
  categories: { href: '/v1/categories', method: 'GET' },
  families: { href: '/v1/families', method: 'GET' },
  campaigns: { href: '/v1/campaigns', method: 'GET' },
  products: { href: '/v1/products', method: 'GET' },
  product: { href: '/v1/product', method: 'GET' },
  suggestions: { href: '/v1/suggestions', method: 'GET' },
  countries: { href: '/v1/countries', method: 'GET' },
}

export function rootRoutes(): Hono {
  const routes = new Hono()
  routes.get('/', (c) => c.json({ _links: links }))
  return routes
}

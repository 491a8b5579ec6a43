import * as v from 'valibot'
import { links } from './links'

/** GET /v1 (SPEC §7): the end points by name. */
export const root = v.object({ _links: links })

/** The names that the storefront follows from the root. */
export type RootLink =
  | 'cartrules'
  | 'me'
  | 'login'
  | 'create_account'
  | 'create_guest'
  | 'set_contact'
  | 'password_reset'
  | 'password_set'
  | 'newsletter'
  | 'newsletter_confirm'
  | 'newsletter_unsubscribe'
  | 'find_order'
  | 'shared_wishlist'
  | 'my_cart'
  | 'add_to_cart'
  | 'checkout'
  | 'checkout_identification'
  | 'brands'
  | 'categories'
  | 'families'
  | 'campaigns'
  | 'products'
  | 'product'
  | 'suggestions'
  | 'countries'

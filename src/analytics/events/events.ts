import { roundEuro } from '../../contract/money'
import type { Language } from '../../i18n/languages'
import type { TemplateName } from '../../pageTable/templates'

/** A product in an event, with the names of GA4. Amounts are in euro, VAT included. */
export interface EventItem {
  /** The `id_product`. */
  item_id: string
  item_name?: string
  item_brand?: string
  item_variant?: string
  price?: number
  discount?: number
  quantity?: number
  /** The position in a list, from 0. */
  index?: number
}

interface ListOfItems {
  item_list_id: string
  item_list_name: string
  items: EventItem[]
}

export interface Sale {
  currency: 'EUR'
  value: number
  items: EventItem[]
}

interface Purchase extends Sale {
  transaction_id: string
  tax: number
  shipping: number
  coupon?: string
}

/** The events that the shop puts into the data layer (docs/analytics.md). */
export type AnalyticsEvent =
  | {
      event: 'page_view'
      page_id: string
      page_template: TemplateName
      page_title: string
      page_location: string
      language: Language
    }
  | { event: 'search'; search_term: string }
  | { event: 'view_item_list' | 'select_item'; ecommerce: ListOfItems }
  | {
      event: 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'view_cart' | 'begin_checkout' | 'add_to_wishlist'
      ecommerce: Sale
    }
  | { event: 'add_shipping_info'; ecommerce: Sale & { shipping_tier: string } }
  | { event: 'add_payment_info'; ecommerce: Sale & { payment_type: string } }
  | { event: 'purchase'; ecommerce: Purchase }
  | { event: 'web_vitals'; metric_name: string; metric_value: number; metric_id: string; metric_rating: string }

export type SendEvent = (event: AnalyticsEvent) => void

/** Returns the items with their total price, rounded to cents. */
export function buildSale(items: EventItem[]): Sale {
  const value = items.reduce((sum, { price = 0, quantity = 1 }) => sum + price * quantity, 0)
  return { currency: 'EUR', value: roundEuro(value), items }
}

import * as v from 'valibot'
import { count, id, money, price, slug, text, whole, words } from './values'

export const voucher = v.object({
  code: words,
  name: text,
  type: v.picklist(['percent', 'amount', 'free_shipping']),
  value: v.nullable(price),
  minimum: money,
  brand: v.nullish(slug, null),
  starts_in_days: v.nullable(whole),
  ends_in_days: v.nullable(whole),
  once: v.boolean(),
  exclude_sale: v.boolean(),
  /** How often it can be used by all together, and by whom alone. */
  max_uses: v.nullish(count, null),
  email: v.nullish(v.pipe(v.string(), v.email()), null),
})

export const carrier = v.object({
  id,
  key: slug,
  name: text,
  delay: text,
  bulky: v.boolean(),
  price: v.record(v.string(), money),
  free_from: v.record(v.string(), money),
  max_kg: v.nullable(v.pipe(v.number(), v.gtValue(0))),
})

export const country = v.object({
  id,
  iso: v.pipe(v.string(), v.length(2)),
  name: text,
  vat: money,
  postcode: words,
  extra_days: count,
})

export const paymentMethod = v.object({
  id,
  key: slug,
  name: text,
  note: v.nullish(text, null),
  countries: v.array(words),
  fee: money,
  minimum: v.nullish(money, null),
  maximum: v.nullish(money, null),
})

import * as v from 'valibot'
import { giftDestination } from './giftDestination'
import { roundEuro } from './money'
import { picture } from './picture'
import { orAbsent, orNull } from './readable'
import { count, euro, id, slugs } from './values'

/** The fields that the line items of carts and orders share. Fields that SPEC §3 does not require may be missing. */
export const lineItemFields = {
  id_product: id,
  id_product_attribute: id,
  id_sku: id,
  quantity: count,
  /** The unit price in euro. Either this field or `sellPrice_tax_incl` is required. */
  sellPrice: orAbsent(euro),
  /** The unit price in euro, VAT included, which takes precedence over `sellPrice`. */
  sellPrice_tax_incl: orAbsent(euro),
  /** The unit price without the reduction; null without a reduction. */
  regularPrice: orNull(euro),
  /** The lowest unit price of the 30 days before the reduction; null without a reduction. */
  lowestPrice30Days: orNull(euro),
  /** The price of the line item before discounts in euro; by default the unit price times the quantity. */
  total: orNull(euro),
  /**
   * The line item's share of all discounts in euro, by vouchers and promotions; the shares add up to `totals.discount`.
   */
  discount: v.fallback(euro, 0),
  /** The quantity that a promotion gives for free. */
  free_quantity: v.fallback(count, 0),
  /** The name of the product in the language of the request; by default `name_en`. */
  name: orNull(v.string()),
  name_en: v.string(),
  /** The variant in words, e.g. "geolied eik, naturel papierkoord". */
  combination: v.string(),
  manufacturer_name: v.string(),
  id_giftlist_product: v.nullable(id),
  /** The owners of the gift list from which the line item comes, e.g. "Noor en Elias"; null for other line items. */
  giftlist_name: orNull(v.string()),
  /** A contribution in euro, which is then also the price of the line item; null for whole items. */
  amount: orNull(euro),
  /** The giver's message to the owner of the gift list. */
  message: v.fallback(v.string(), ''),
  /** The destination of an item of a gift list; null for other items and for contributions. */
  destination: orNull(giftDestination),
  picture: orNull(picture),
  /**
   * The slugs of the product's page. Without `product_slugs` and `sku_slugs`, the line item has no link to its product.
   */
  product_slugs: orNull(slugs),
  /** The slugs of the variant's page. */
  sku_slugs: orNull(slugs),
}

type LineItemInput = v.InferOutput<v.ObjectSchema<typeof lineItemFields, undefined>>

/** Adds the unit price to a line item, and the name and the total if the API leaves them out (SPEC §3). */
const addPriceAndTotal = <Line extends LineItemInput>(line: Line, unitPrice: number) => ({
  ...line,
  sellPrice_tax_incl: unitPrice,
  name: line.name ?? line.name_en,
  total: line.total ?? roundEuro(unitPrice * line.quantity),
})

/**
 * Completes a line item whose unit price may be in either of two fields (SPEC §3). Without a price, the line item is
 * invalid.
 */
export const completeLineItem = <Line extends LineItemInput>() =>
  v.rawTransform<Line, ReturnType<typeof addPriceAndTotal<Line>>>(({ dataset: { value: line }, addIssue, NEVER }) => {
    const price = line.sellPrice_tax_incl ?? line.sellPrice
    if (price !== undefined) return addPriceAndTotal(line, price)
    addIssue({ message: 'Neither sellPrice nor sellPrice_tax_incl' })
    return NEVER
  })

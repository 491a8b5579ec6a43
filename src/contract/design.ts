import * as v from 'valibot'
import { maxDesignItems, maxDesignLength, maxDesignNameLength } from './limits'
import { maxQuantity } from './quantities'
import { links } from './links'
import { delivery } from './product'
import { orNull } from './readable'
import { count, id, requiredText } from './values'

/**
 * A design of the shelving configurator as the storefront encodes it. To the shop API, the text is opaque; the items
 * beside it list the parts.
 */
const designText = v.pipe(v.string(), v.regex(/^[0-9a-z.-]+$/), v.maxLength(maxDesignLength))

const designItem = v.object({ id_product_attribute: id, quantity: v.pipe(count, v.minValue(1)) })

/**
 * The payload of the add_design link: all parts of a design together. `replaces` is the id of a design in the cart
 * whose items are removed in the same step. If it is no longer in the cart, the design is added as a new one.
 */
export const addDesignPayload = v.object({
  design: designText,
  items: v.pipe(
    v.array(
      v.object({
        ...designItem.entries,
        id_product: id,
        quantity: v.pipe(count, v.minValue(1), v.maxValue(maxQuantity)),
      }),
    ),
    v.minLength(1),
    v.maxLength(maxDesignItems),
  ),
  replaces: v.optional(v.nullable(v.union([id, v.string()])), null),
  id_lang: id,
})

/**
 * A design in the cart. The quantities of its items are included in those of the cart's line items. The remove link
 * removes all these items from the cart.
 */
export const cartDesign = v.object({
  id: v.union([id, v.string()]),
  design: designText,
  items: v.array(designItem),
  /** The delivery time of the whole design, by the carrier that it requires; null when the time is unknown. */
  delivery: orNull(delivery),
  _links: v.fallback(links, {}),
})

/**
 * The data of an out_of_stock error of add_design: the variants with too little stock, with their available quantities.
 */
export const outOfStockData = v.object({
  missing: v.array(v.object({ id_product_attribute: id, stock: count })),
})

/** A design that a customer saved. `saved` is an ISO timestamp. Links: update (PUT), remove (DELETE). */
export const savedDesign = v.object({
  id_design: id,
  name: v.string(),
  design: designText,
  saved: v.string(),
  _links: links,
})

/** The response of GET my_designs and of every change to the list, latest first. Links: add (POST). */
export const savedDesigns = v.object({ designs: v.array(savedDesign), _links: links })

/**
 * The payload of the links add and update. If the customer has already saved a design with the same text, the new name
 * replaces the old name.
 */
export const saveDesignPayload = v.object({
  name: requiredText(maxDesignNameLength),
  design: designText,
})

export type CartDesign = v.InferOutput<typeof cartDesign>
export type AddDesignPayload = v.InferInput<typeof addDesignPayload>
export type SavedDesign = v.InferOutput<typeof savedDesign>
export type SavedDesigns = v.InferOutput<typeof savedDesigns>
export type SaveDesignPayload = v.InferInput<typeof saveDesignPayload>

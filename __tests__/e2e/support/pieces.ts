/** Versions that are well in stock; prices in the demo catalogue. */
export const pieces = {
  /** The chair of the main job in ink black, € 289. */
  chair: { id_product: 1004, id_product_attribute: 100402 },
  /** The bar stool of the same offer (buy 5, get 1 free), € 339. */
  barStool: { id_product: 1005, id_product_attribute: 100503 },
  /** Reduced, € 343.20. */
  reduced: { id_product: 1001, id_product_attribute: 100101 },
  /** A small one, € 39. */
  mugs: { id_product: 1057, id_product_attribute: 105704 },
} as const

/** Variants with enough stock, and their prices in the demo catalogue. */
export const variants = {
  /** The chair from chair.ts in ink black, € 289. */
  chair: { id_product: 1004, id_product_attribute: 100402 },
  /** A bar stool from the same promotion (buy 5, get 1 free), € 339. */
  barStool: { id_product: 1005, id_product_attribute: 100503 },
  /** A reduced product, € 343.20. */
  reduced: { id_product: 1001, id_product_attribute: 100101 },
  /** An armchair that is made to order, € 1290. */
  armchair: { id_product: 1024, id_product_attribute: 102401 },
  /** A small product, € 39. */
  mugs: { id_product: 1057, id_product_attribute: 105704 },
} as const

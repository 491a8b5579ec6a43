/** The name that ends every title. */
export const shopName = 'Up North'

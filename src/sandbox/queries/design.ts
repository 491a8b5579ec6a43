import { parseColumn } from '../database/json'
import type { SandboxDatabase } from '../database/SandboxDatabase'

/** What a design consists of: a variant and how many of it. */
export interface DesignItem {
  id_product_attribute: number
  quantity: number
}

/** A design of the shelving configurator in a cart. */
export interface CartDesignRow {
  id_cart_design: number
  design: string
  items: DesignItem[]
}

/** Reads the designs of a cart, in the order in which they were added. */
export const readCartDesigns = (database: SandboxDatabase, id_cart: number): CartDesignRow[] =>
  database
    .all<Omit<CartDesignRow, 'items'> & { items: string }>(
      'SELECT id_cart_design, design, items FROM cart_design WHERE id_cart = ? ORDER BY id_cart_design',
      id_cart,
    )
    .map((row) => ({ ...row, items: parseColumn<DesignItem[]>(row.items) }))

/** A design that a customer saved. */
export interface DesignRow {
  id_design: number
  name: string
  design: string
  saved: string
}

/** Reads the designs that a customer saved, latest first. */
export const readDesigns = (database: SandboxDatabase, id_customer: number): DesignRow[] =>
  database.all<DesignRow>(
    'SELECT id_design, name, design, saved FROM design WHERE id_customer = ? ORDER BY saved DESC, id_design DESC',
    id_customer,
  )

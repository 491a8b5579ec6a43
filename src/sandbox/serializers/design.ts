import type { CartDesign, SavedDesigns } from '../../contract/design'
import { findJointDelivery } from '../../contract/findJointDelivery'
import type { CartDesignRow } from '../queries/cart'
import type { CartLine } from '../queries/cartLine'
import type { DesignRow } from '../queries/customer'
import { serializeDelivery } from './productCard'

export const serializeCartDesign = (row: CartDesignRow, lines: readonly CartLine[]): CartDesign => ({
  id: row.id_cart_design,
  design: row.design,
  items: row.items,
  delivery: findDelivery(row, lines),
  _links: { remove: { href: `/v1/cart/designs/${row.id_cart_design}`, method: 'DELETE' } },
})

/** Returns the delivery time of a design, which is delivered as a whole, by a carrier that can take its weight. */
function findDelivery({ items }: CartDesignRow, lines: readonly CartLine[]): CartDesign['delivery'] {
  const parts = items.flatMap(({ id_product_attribute, quantity }) => {
    const line = lines.find((candidate) => candidate.id_product_attribute === id_product_attribute)
    return line ? [{ line, grams: line.weight_grams * quantity }] : []
  })
  const grams = parts.reduce((sum, part) => sum + part.grams, 0)
  return findJointDelivery(
    parts.map(({ line }) => serializeDelivery(line)),
    grams / 1000,
  )
}

export const serializeDesigns = (rows: readonly DesignRow[]): SavedDesigns => ({
  designs: rows.map((row) => {
    const href = `/v1/my/designs/${row.id_design}`
    return { ...row, _links: { update: { href, method: 'PUT' }, remove: { href, method: 'DELETE' } } }
  }),
  _links: { self: { href: '/v1/my/designs', method: 'GET' }, add: { href: '/v1/my/designs', method: 'POST' } },
})

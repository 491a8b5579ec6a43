import type { CartDesign, SavedDesigns } from '../../contract/design'
import type { CartDesignRow } from '../queries/cart'
import type { DesignRow } from '../queries/customer'

export const serializeCartDesign = ({ id_cart_design, design, items }: CartDesignRow): CartDesign => ({
  id: id_cart_design,
  design,
  items,
  _links: { remove: { href: `/v1/cart/designs/${id_cart_design}`, method: 'DELETE' } },
})

export const serializeDesigns = (rows: readonly DesignRow[]): SavedDesigns => ({
  designs: rows.map((row) => {
    const href = `/v1/my/designs/${row.id_design}`
    return { ...row, _links: { update: { href, method: 'PUT' }, remove: { href, method: 'DELETE' } } }
  }),
  _links: { self: { href: '/v1/my/designs', method: 'GET' }, add: { href: '/v1/my/designs', method: 'POST' } },
})

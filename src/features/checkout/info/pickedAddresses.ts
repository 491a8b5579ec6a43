import type { Cart } from '../../../contract/cart'
import type { Address } from '../../../contract/session'
import { keepDraft, readDraft } from '../../../state/draft'
import { drafts } from './guestDraft'

interface PickedAddresses {
  delivery: number
  /** Null: the invoice goes to the delivery address. */
  invoice: number | null
}

const same = 'same'

/** Which of the customer's addresses are picked at first: what was picked in this visit, else what the cart has, else the first. */
export function pickedAddresses(addresses: readonly Address[], cart: Cart): PickedAddresses {
  const draft = readDraft(drafts.addresses)
  const own = (...wanted: (string | number | null | undefined)[]) => {
    const ids = addresses.map(({ id_address }) => id_address)
    return wanted.map(Number).find((id) => ids.includes(id))
  }
  const delivery = own(draft.delivery, cart.id_address_delivery, addresses[0]?.id_address) ?? 0
  if (draft.invoice === same) return { delivery, invoice: null }
  const invoice = own(draft.invoice, cart.id_address_invoice)
  return { delivery, invoice: invoice === undefined || invoice === delivery ? null : invoice }
}

export const keepPickedAddresses = ({ delivery, invoice }: PickedAddresses): void =>
  keepDraft(drafts.addresses, { delivery: String(delivery), invoice: invoice === null ? same : String(invoice) })

import type { InferOutput } from 'valibot'
import type { withdraw } from '../../contract/accountRequests'
import { invalid, ShopError } from '../http/ShopError'
import { lineId } from '../presenters/order'
import type { OrderRecord, WithdrawalRecord } from '../records/order'
import { orderState } from '../rules/orderState'
import type { Shop } from '../shop'
import { cancelOrder } from './cancelOrder'

type Wanted = Pick<InferOutput<typeof withdraw>, 'lines' | 'reason'>
type Asked = Pick<WithdrawalRecord, 'lines' | 'reason'>

/** The lines by position, each once; `at` is where the payload names it first. 422 invalid for a line that there is not. */
function linesOf({ lines: ordered }: OrderRecord, wanted: Wanted['lines']) {
  const asked = new Map<number, { position: number; quantity: number; at: number }>()
  wanted.forEach(({ id_order_line, quantity }, at) => {
    const line = ordered.find((one) => lineId(one.id_cart_item) === id_order_line)
    if (!line) throw invalid(`lines.${at}.id_order_line`, 'there is no such line in this order')
    const { id_cart_item: position } = line
    const known = asked.get(position)
    asked.set(position, { position, quantity: quantity + (known?.quantity ?? 0), at: known?.at ?? at })
  })
  return [...asked.values()].sort((one, other) => one.position - other.position)
}

const sameRequest = ({ lines, reason }: Asked, other: Asked) =>
  reason === other.reason &&
  lines.length === other.lines.length &&
  lines.every(({ position, quantity }, at) => {
    const line = other.lines[at]
    return line?.position === position && line.quantity === quantity
  })

function insertWithdrawal({ database, now }: Shop, id_order: number, { lines, reason }: Asked): void {
  const id = database.insert(
    'INSERT INTO withdrawal (id_order, requested, reason) VALUES (?, ?, ?)',
    id_order,
    now().toISOString(),
    reason,
  )
  for (const { position, quantity } of lines) {
    database.insert('INSERT INTO withdrawal_line VALUES (?, ?, ?, ?)', id, id_order, position, quantity)
  }
}

/**
 * Writes down what a customer sends back; must run in a transaction. `after` is how many requests there were when the
 * shopper saw the order: the same request among the later ones is this one, whose answer got lost, and nothing is done:
 * then it answers false. 409 withdrawal_over after the last day; 422 invalid for a line that there is not, and for more
 * pieces than can go back. Withdrawn as a whole before it is packed, the order is cancelled.
 */
export function withdrawPieces(shop: Shop, order: OrderRecord, wanted: Wanted, after: number): boolean {
  const { row, lines, withdrawals } = order
  const asked = linesOf(order, wanted.lines)
  const request = { lines: asked, reason: wanted.reason }
  if (withdrawals.slice(after).some((known) => sameRequest(request, known))) return false
  const { status, over, possible, withdrawn } = orderState(order, shop.now())
  if (over) throw new ShopError(409, 'withdrawal_over', 'It is too late to send pieces of this order back')
  for (const { position, quantity, at } of asked) {
    const most = possible[lines.findIndex((line) => line.id_cart_item === position)] ?? 0
    if (quantity > most) throw invalid(`lines.${at}.quantity`, `${most} pieces of this line can go back`)
  }
  insertWithdrawal(shop, row.id_order, request)
  const piecesOf = (all: readonly { quantity: number }[]) => all.reduce((sum, { quantity }) => sum + quantity, 0)
  const back = withdrawn.reduce((sum, quantity) => sum + quantity, piecesOf(asked))
  if (status === 'paid' && back === piecesOf(lines)) cancelOrder(shop, row.id_order)
  return true
}

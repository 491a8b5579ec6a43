import type { WithdrawPayload } from '../../../contract/accountRequests'
import { createValidationError, ShopError } from '../../http/ShopError'
import { toLineId } from '../../serializers/order'
import type { OrderRecord, WithdrawalRecord } from '../../queries/order'
import { deriveOrderState } from '../../rules/orderState'
import { sumQuantities } from '../../rules/supply'
import type { SandboxContext } from '../../context'

type RequestedWithdrawal = Pick<WithdrawalRecord, 'lines' | 'reason'>

/**
 * Records a withdrawal. Must run in a transaction. `earlierWithdrawalCount` is the number of withdrawals when the user
 * saw the order. If a later withdrawal is equal, its response was lost, so the function does nothing and returns false.
 * After the last day the result is 409 withdrawal_over. An unknown line item and too many items give 422 invalid. An
 * order that is withdrawn as a whole before it is packed is cancelled.
 */
export function withdrawItems(
  context: SandboxContext,
  order: OrderRecord,
  payload: WithdrawPayload,
  earlierWithdrawalCount: number,
): boolean {
  const { row, lines, withdrawals } = order
  const requestedLines = combineLines(order, payload.lines)
  const request = { lines: requestedLines, reason: payload.reason }
  if (withdrawals.slice(earlierWithdrawalCount).some((withdrawal) => isSameRequest(request, withdrawal))) return false
  const { status, isWithdrawalOver, returnableQuantities, withdrawnQuantities } = deriveOrderState(order, context.now())
  if (isWithdrawalOver) throw new ShopError(409, 'withdrawal_over', 'It is too late to send items of this order back')
  for (const { position, quantity, firstIndex } of requestedLines) {
    const maxQuantity = returnableQuantities[lines.findIndex((line) => line.id_cart_item === position)] ?? 0
    if (quantity > maxQuantity)
      throw createValidationError(`lines.${firstIndex}.quantity`, `${maxQuantity} items of this line can go back`)
  }
  insertWithdrawal(context, row.id_order, request)
  const returnedQuantity = withdrawnQuantities.reduce((sum, quantity) => sum + quantity, sumQuantities(requestedLines))
  if (status === 'paid' && returnedQuantity === sumQuantities(lines)) cancelOrder(context, row.id_order)
  return true
}

/**
 * Returns each line item of the payload once, in the order of their positions. `firstIndex` is the first index of a
 * line item in the payload. An unknown line item gives 422 invalid.
 */
function combineLines({ lines: orderLines }: OrderRecord, payloadLines: WithdrawPayload['lines']) {
  const linesByPosition = new Map<number, { position: number; quantity: number; firstIndex: number }>()
  payloadLines.forEach(({ id_order_line, quantity }, index) => {
    const line = orderLines.find((orderLine) => toLineId(orderLine.id_cart_item) === id_order_line)
    if (!line) throw createValidationError(`lines.${index}.id_order_line`, 'there is no such line in this order')
    const { id_cart_item: position } = line
    const earlierLine = linesByPosition.get(position)
    linesByPosition.set(position, {
      position,
      quantity: quantity + (earlierLine?.quantity ?? 0),
      firstIndex: earlierLine?.firstIndex ?? index,
    })
  })
  return [...linesByPosition.values()].sort((one, other) => one.position - other.position)
}

const isSameRequest = ({ lines, reason }: RequestedWithdrawal, otherWithdrawal: RequestedWithdrawal) =>
  reason === otherWithdrawal.reason &&
  lines.length === otherWithdrawal.lines.length &&
  lines.every(({ position, quantity }, index) => {
    const line = otherWithdrawal.lines[index]
    return line?.position === position && line.quantity === quantity
  })

function insertWithdrawal(
  { database, now }: SandboxContext,
  id_order: number,
  { lines, reason }: RequestedWithdrawal,
): void {
  const id_withdrawal = database.insertRow('withdrawal', { id_order, requested: now().toISOString(), reason })
  for (const { position, quantity } of lines) {
    database.insertRow('withdrawal_line', { id_withdrawal, id_order, position, quantity })
  }
}

/** Cancels an order that has not been packed, and returns its items to the stock. Must run in a transaction. */
function cancelOrder({ database }: SandboxContext, id_order: number): void {
  database.updateRows('orders', { id_order }, { status: 'cancelled' })
  database.run(
    `UPDATE combination SET stock = stock + back.quantity
      FROM (SELECT id_product_attribute, sum(quantity) AS quantity FROM order_line
        WHERE id_order = ? AND amount_cents IS NULL GROUP BY 1) AS back
      WHERE back.id_product_attribute = combination.id_product_attribute`,
    id_order,
  )
}

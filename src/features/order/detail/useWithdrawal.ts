import { loadOrder, sendWithdrawal } from '../../../store/order/orderApi'
import type { WithdrawPayload } from '../../../contract/accountRequests'
import { useErrorMessage } from '../../../store/http/errorMessage'
import type { Order } from '../../../contract/order'
import { isOffered } from '../../../contract/links'
import { bringMessages } from '../../../i18n/lateMessages'
import { recordError, type RecordedError } from '../../../store/http/ApiError'
import type { AppThunk } from '../../../store/AppThunk'
import { clearDraft, readDraft, saveDraft } from '../../../store/browser/formDrafts'
import { useMutation } from '../../../store/query/useMutation'
import type { ItemQuantity } from '../formatOrderState'

const useMessages = bringMessages('order')

type WithdrawalResult = { order: Order; error: null } | { order: Order | null; error: RecordedError }

/**
 * A 409 or 422 means that the order on the page is outdated. The order is then fetched again if it has a `self` link.
 */
const requestWithdrawal =
  (order: Order, request: WithdrawPayload): AppThunk<Promise<WithdrawalResult>> =>
  async (_dispatch, _getState, { client }) => {
    try {
      return { order: await sendWithdrawal(client, order, request), error: null }
    } catch (failure) {
      const error = recordError(failure)
      const isOutdated = (error.status === 409 || error.status === 422) && isOffered(order, 'self')
      return { order: isOutdated ? await loadOrder(client, order.id_order).catch(() => null) : null, error }
    }
  }

/** A second attempt after a lost response uses the same link, so that the API recognizes the request. */
export function useWithdrawal(order: Order, onChanged: (order: Order) => void) {
  const { errors } = useMessages('order').withdrawal
  const describeError = useErrorMessage()
  const { isBusy, error, run } = useMutation(
    (request: WithdrawPayload): AppThunk<Promise<RecordedError | null>> =>
      async (dispatch) => {
        const withdrawalResult = await dispatch(requestWithdrawal(order, request))
        if (withdrawalResult.order) onChanged(withdrawalResult.order)
        return withdrawalResult.error
      },
  )
  return {
    isBusy,
    error: error && (error.status === 409 ? errors.late : describeError(error, { ...errors, stock: errors.invalid })),
    sendWithdrawal: async (request: WithdrawPayload) => (await run(request)) === null,
  }
}

/** Keyed by `id_order_line`. */
export type WithdrawalQuantities = Readonly<Record<number, number>>

/** Quantities are limited to the maximum that can be returned. */
export const buildWithdrawalLines = (
  items: readonly ItemQuantity[],
  choice: WithdrawalQuantities,
): WithdrawPayload['lines'] =>
  items
    .map(({ line: { id_order_line }, quantity }) => ({
      id_order_line,
      quantity: Math.min(quantity, choice[id_order_line] ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0)

/** Each quantity is the maximum that can be returned. The list is empty if the API does not offer a withdrawal. */
export const listReturnableItems = (order: Pick<Order, 'lines' | '_links'>): ItemQuantity[] =>
  isOffered(order, 'withdraw')
    ? order.lines
        .map((line) => ({ line, quantity: Math.min(line.quantity, line.withdrawable) }))
        .filter(({ quantity }) => quantity > 0)
    : []

export const listRequestedItems = ({ lines, withdrawal }: Pick<Order, 'lines' | 'withdrawal'>): ItemQuantity[] =>
  (withdrawal?.lines ?? []).flatMap(({ id_order_line, quantity }) => {
    const line = lines.find((orderLine) => orderLine.id_order_line === id_order_line)
    return line && quantity > 0 ? [{ line, quantity }] : []
  })

interface WithdrawalDraft {
  choice: WithdrawalQuantities
  reason: string
}

const buildDraftName = (orderId: number) => `withdrawal-${orderId}`

/** Users can edit the storage, so invalid quantities are omitted. */
export function readWithdrawalDraft(orderId: number): WithdrawalDraft {
  const { reason = '', ...quantities } = readDraft(buildDraftName(orderId))
  const quantityEntries = Object.entries(quantities).filter(
    ([id, quantity]) => /^\d+$/.test(id) && /^\d{1,3}$/.test(quantity),
  )
  return { reason, choice: Object.fromEntries(quantityEntries.map(([id, quantity]) => [Number(id), Number(quantity)])) }
}

export function saveWithdrawalDraft(orderId: number, { choice, reason }: WithdrawalDraft): void {
  const quantities = Object.entries(choice).map(([id, quantity]) => [id, String(quantity)] as const)
  saveDraft(buildDraftName(orderId), { ...Object.fromEntries(quantities), reason })
}

export const clearWithdrawalDraft = (orderId: number): void => clearDraft(buildDraftName(orderId))

import { clearDraft, readDraft, saveDraft } from '../../../store/browser/formDrafts'
import type { WithdrawalQuantities } from './useWithdrawal'

interface WithdrawalDraft {
  choice: WithdrawalQuantities
  reason: string
}

const buildDraftName = (idOrder: number) => `withdrawal-${idOrder}`

/** Users can edit the storage, so invalid quantities are omitted. */
export function readWithdrawalDraft(idOrder: number): WithdrawalDraft {
  const { reason = '', ...quantities } = readDraft(buildDraftName(idOrder))
  const quantityEntries = Object.entries(quantities).filter(
    ([id, quantity]) => /^\d+$/.test(id) && /^\d{1,3}$/.test(quantity),
  )
  return { reason, choice: Object.fromEntries(quantityEntries.map(([id, quantity]) => [Number(id), Number(quantity)])) }
}

export function saveWithdrawalDraft(idOrder: number, { choice, reason }: WithdrawalDraft): void {
  const quantities = Object.entries(choice).map(([id, quantity]) => [id, String(quantity)] as const)
  saveDraft(buildDraftName(idOrder), { ...Object.fromEntries(quantities), reason })
}

export const clearWithdrawalDraft = (idOrder: number): void => clearDraft(buildDraftName(idOrder))

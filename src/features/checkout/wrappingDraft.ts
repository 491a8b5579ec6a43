import { clearDraft, saveDraft, readDraft } from '../../store/browser/formDrafts'
import { readFlag, writeFlag } from '../../forms/draftFlag'

/** The choices and texts of the gift-wrapping step, saved for this visit. */
export interface WrappingDraft {
  wanted: boolean
  message: string
}

const formName = 'checkout-gift'

export function readWrappingDraft(): WrappingDraft | null {
  const { wanted, message } = readDraft(formName)
  return wanted === undefined ? null : { wanted: readFlag(wanted), message: message ?? '' }
}

export const saveWrappingDraft = ({ wanted, message }: WrappingDraft): void =>
  saveDraft(formName, { wanted: writeFlag(wanted), message })

export const clearWrappingDraft = (): void => clearDraft(formName)

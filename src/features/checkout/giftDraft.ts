import { clearDraft, saveDraft, readDraft } from '../../store/browser/formDrafts'
import { readFlag, writeFlag } from '../../forms/draftFlag'

/** The choices and texts of the gift-wrapping step, saved for this visit. */
export interface GiftDraft {
  wanted: boolean
  message: string
}

const form = 'checkout-gift'

/** Returns the saved draft, or null when nothing was chosen or typed. */
export function readGiftDraft(): GiftDraft | null {
  const { wanted, message } = readDraft(form)
  return wanted === undefined ? null : { wanted: readFlag(wanted), message: message ?? '' }
}

export const saveGiftDraft = ({ wanted, message }: GiftDraft): void =>
  saveDraft(form, { wanted: writeFlag(wanted), message })

export const clearGiftDraft = (): void => clearDraft(form)

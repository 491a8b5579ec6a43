import { clearDraft, saveDraft, readDraft } from '../../store/browser/formDrafts'

/** The choices and texts of the gift-wrapping step, saved for this visit. */
export interface GiftDraft {
  wanted: boolean
  message: string
}

const form = 'checkout-gift'
const yes = 'yes'

/** Returns the saved draft, or null when nothing was chosen or typed. */
export function readGiftDraft(): GiftDraft | null {
  const { wanted, message } = readDraft(form)
  return wanted === undefined ? null : { wanted: wanted === yes, message: message ?? '' }
}

export const saveGiftDraft = ({ wanted, message }: GiftDraft): void =>
  saveDraft(form, { wanted: wanted ? yes : '', message })

export const clearGiftDraft = (): void => clearDraft(form)

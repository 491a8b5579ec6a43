import { forgetDraft, keepDraft, readDraft } from '../../../state/draft'

/** What was chosen and typed on the gift step, kept for this visit. */
export interface GiftDraft {
  wanted: boolean
  message: string
}

const form = 'checkout-gift'
const yes = 'yes'

/** The kept draft; null when nothing was chosen or typed. */
export function readGiftDraft(): GiftDraft | null {
  const { wanted, message } = readDraft(form)
  return wanted === undefined ? null : { wanted: wanted === yes, message: message ?? '' }
}

export const keepGiftDraft = ({ wanted, message }: GiftDraft): void =>
  keepDraft(form, { wanted: wanted ? yes : '', message })

export const forgetGiftDraft = (): void => forgetDraft(form)

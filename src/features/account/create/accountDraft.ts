import { addressFrom, addressTexts } from '../../../forms/address/addressTexts'
import { personTexts } from '../../../forms/person/personTexts'
import { forgetDraft, keepDraft, readDraft } from '../../../state/draft'
import type { AccountFields } from './accountFields'

const form = 'create-account'
const yes = 'yes'

/** What was typed for a new account in this visit, so that a reload or the other language loses nothing; null when nothing was. */
export function readAccountDraft(): AccountFields | null {
  const draft = readDraft(form)
  if (Object.keys(draft).length === 0) return null
  return {
    ...personTexts(draft),
    // Never kept (state/draft).
    password: '',
    newsletter: draft.newsletter === yes,
    address: addressFrom(draft, 'address'),
  }
}

export const keepAccountDraft = ({ password: _, newsletter, address, ...person }: AccountFields): void =>
  keepDraft(form, { ...person, newsletter: newsletter ? yes : '', ...addressTexts(address, 'address') })

export const forgetAccountDraft = (): void => forgetDraft(form)

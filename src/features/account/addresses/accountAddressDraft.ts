import { saveDraft, readDraft, type Draft } from '../../../store/browser/formDrafts'
import { emptyAccountAddress, type AccountAddress } from './accountAddress'

/** One draft holds what was typed about every address in this visit, and whose they are. */
const form = 'account-address'
const yes = 'yes'

/** Whose address it is, and which: null is the new one. */
export interface DraftKey {
  id_customer: number
  id_address: number | null
}

const buildPrefix = ({ id_address }: DraftKey) => `${id_address ?? 'new'}.`

/** What this very customer typed in this visit; somebody else's is as good as none. */
const ownDraft = ({ id_customer }: DraftKey): Draft => {
  const draft = readDraft(form)
  return draft.customer === String(id_customer) ? draft : {}
}

const without = (draft: Draft, prefix: string): Draft =>
  Object.fromEntries(Object.entries(draft).filter(([key]) => !key.startsWith(prefix)))

/** What was typed about the address; null when nothing was. Storage is hostile: only text of known fields is taken. */
export function readAddressDraft(of: DraftKey): AccountAddress | null {
  const draft = ownDraft(of)
  const prefix = buildPrefix(of)
  if (!Object.keys(draft).some((key) => key.startsWith(prefix))) return null
  const texts = <Part extends Record<string, string>>(part: Part): Part =>
    Object.fromEntries(Object.keys(part).map((name) => [name, draft[prefix + name] ?? ''])) as Part
  return {
    name: texts(emptyAccountAddress.name),
    address: texts({ ...emptyAccountAddress.address }),
    defaults: { delivery: draft[`${prefix}delivery`] === yes, invoice: draft[`${prefix}invoice`] === yes },
  }
}

export function saveAddressDraft(of: DraftKey, { name, address, defaults }: AccountAddress): void {
  const prefix = buildPrefix(of)
  const typed: Draft = {
    ...name,
    ...address,
    delivery: defaults.delivery ? yes : '',
    invoice: defaults.invoice ? yes : '',
  }
  saveDraft(form, {
    ...without(ownDraft(of), prefix),
    ...Object.fromEntries(Object.entries(typed).map(([key, value]) => [prefix + key, value])),
    customer: String(of.id_customer),
  })
}

/** The address is saved, or the shopper starts again. */
export const forgetAddressDraft = (of: DraftKey): void => saveDraft(form, without(ownDraft(of), buildPrefix(of)))

import { keepDraft, readDraft, type Draft } from '../../../state/draft'
import { emptyAccountAddress, type AccountAddress } from './accountAddress'

/** One draft holds what was typed about every address in this visit, and whose they are. */
const form = 'account-address'
const yes = 'yes'

/** Whose address it is, and which: null is the new one. */
export interface DraftOf {
  id_customer: number
  id_address: number | null
}

const prefixOf = ({ id_address }: DraftOf) => `${id_address ?? 'new'}.`

/** What this very customer typed in this visit; somebody else's is as good as none. */
const ownDraft = ({ id_customer }: DraftOf): Draft => {
  const draft = readDraft(form)
  return draft.customer === String(id_customer) ? draft : {}
}

const without = (draft: Draft, prefix: string): Draft =>
  Object.fromEntries(Object.entries(draft).filter(([key]) => !key.startsWith(prefix)))

/** What was typed about the address; null when nothing was. Storage is hostile: only text of known fields is taken. */
export function readAddressDraft(of: DraftOf): AccountAddress | null {
  const draft = ownDraft(of)
  const prefix = prefixOf(of)
  if (!Object.keys(draft).some((key) => key.startsWith(prefix))) return null
  const texts = <Part extends Record<string, string>>(part: Part): Part =>
    Object.fromEntries(Object.keys(part).map((name) => [name, draft[prefix + name] ?? ''])) as Part
  return {
    name: texts(emptyAccountAddress.name),
    address: texts({ ...emptyAccountAddress.address }),
    defaults: { delivery: draft[`${prefix}delivery`] === yes, invoice: draft[`${prefix}invoice`] === yes },
  }
}

export function keepAddressDraft(of: DraftOf, { name, address, defaults }: AccountAddress): void {
  const prefix = prefixOf(of)
  const typed: Draft = {
    ...name,
    ...address,
    delivery: defaults.delivery ? yes : '',
    invoice: defaults.invoice ? yes : '',
  }
  keepDraft(form, {
    ...without(ownDraft(of), prefix),
    ...Object.fromEntries(Object.entries(typed).map(([key, value]) => [prefix + key, value])),
    customer: String(of.id_customer),
  })
}

/** The address is saved, or the shopper starts again. */
export const forgetAddressDraft = (of: DraftOf): void => keepDraft(form, without(ownDraft(of), prefixOf(of)))

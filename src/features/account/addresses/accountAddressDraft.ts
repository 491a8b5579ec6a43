import { saveDraft, readDraft, type Draft } from '../../../store/browser/formDrafts'
import { emptyAccountAddress, type AccountAddress } from './accountAddress'
import { readFlag, writeFlag } from '../../../forms/draftFlag'

/** The name of the draft. It contains the typed text of all the customer's addresses, and the customer's id. */
const formName = 'account-address'

/** The customer and the address of a draft. The address is null for a new one. */
export interface DraftKey {
  id_customer: number
  id_address: number | null
}

const buildPrefix = ({ id_address }: DraftKey) => `${id_address ?? 'new'}.`

/** Returns the draft of this customer and ignores the draft of any other customer. */
const readOwnDraft = ({ id_customer }: DraftKey): Draft => {
  const draft = readDraft(formName)
  return draft.customer === String(id_customer) ? draft : {}
}

const omitPrefix = (draft: Draft, prefix: string): Draft =>
  Object.fromEntries(Object.entries(draft).filter(([key]) => !key.startsWith(prefix)))

/**
 * Returns the draft of an address, or null when there is none. Only text of known fields is read, because storage is not
 * trusted.
 */
export function readAddressDraft(key: DraftKey): AccountAddress | null {
  const draft = readOwnDraft(key)
  const prefix = buildPrefix(key)
  if (!Object.keys(draft).some((name) => name.startsWith(prefix))) return null
  const readTexts = <Part extends Record<string, string>>(part: Part): Part =>
    Object.fromEntries(Object.keys(part).map((name) => [name, draft[prefix + name] ?? ''])) as Part
  return {
    name: readTexts(emptyAccountAddress.name),
    address: readTexts({ ...emptyAccountAddress.address }),
    defaults: { delivery: readFlag(draft[`${prefix}delivery`]), invoice: readFlag(draft[`${prefix}invoice`]) },
  }
}

export function saveAddressDraft(key: DraftKey, { name, address, defaults }: AccountAddress): void {
  const prefix = buildPrefix(key)
  const typedFields: Draft = {
    ...name,
    ...address,
    delivery: writeFlag(defaults.delivery),
    invoice: writeFlag(defaults.invoice),
  }
  saveDraft(formName, {
    ...omitPrefix(readOwnDraft(key), prefix),
    ...Object.fromEntries(Object.entries(typedFields).map(([name, value]) => [prefix + name, value])),
    customer: String(key.id_customer),
  })
}

export const forgetAddressDraft = (key: DraftKey): void =>
  saveDraft(formName, omitPrefix(readOwnDraft(key), buildPrefix(key)))

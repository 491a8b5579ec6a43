import type { CartItem } from '../../../contract/cart'
import type { GiftlistItem } from '../../../contract/giftlist'
import { maxGiftMessageLength, minContribution } from '../../../contract/limits'
import { decimalSign } from '../../../i18n/decimalSign'
import type { Language } from '../../../i18n/languages'
import { readAmount } from '../../../i18n/readAmount'
import { clearDraft, readDraft, saveDraft } from '../../../store/browser/formDrafts'
import type { CartAddition } from '../../../store/cart/cartSlice'
import { type GivablePart, isShared, suggestAmount } from './giftProgress'

export interface GiftDraft {
  /** `whole` gives whole items, `share` a contribution. */
  kind: 'whole' | 'share'
  quantity: number
  /** The contribution as typed. */
  amount: string
  message: string
}

type GiftError = { field: 'amount'; kind: 'missing' | 'low' | 'high' } | { field: 'message'; excessCharacters: number }

const buildDraftName = ({ id_giftlist_product }: GiftlistItem) => `gift-${id_giftlist_product}`

/**
 * Returns the giver's saved draft for the item, or else suggested values.
 * @param initialDraft the choices on the item's card, and the message of a gift that is in the cart
 */
export function readGiftDraft(
  item: GiftlistItem,
  givablePart: GivablePart,
  language: Language,
  { message: givenMessage = '', ...initialDraft }: Partial<GiftDraft> = {},
): GiftDraft {
  const { kind, quantity, amount, message } = readDraft(buildDraftName(item))
  const suggestedKind = isShared(item) ? 'share' : 'whole'
  return fitDraft(
    {
      kind: kind === 'whole' || kind === 'share' ? kind : suggestedKind,
      quantity: /^[1-9]\d{0,2}$/.test(quantity ?? '') ? Number(quantity) : 1,
      amount: amount ?? formatAmount(suggestAmount(givablePart.amount ?? 0), language),
      message: message || givenMessage,
      ...initialDraft,
    },
    givablePart,
  )
}

/**
 * Returns the message of a gift of the same item and kind that is already in the cart, or ''. The API stores one
 * message for that gift and the new gift together, so the giver sees the first message and can extend it.
 */
export const findGivenMessage = (
  { id_giftlist_product: id }: GiftlistItem,
  kind: GiftDraft['kind'] | undefined,
  cartItems: readonly CartItem[],
): string =>
  cartItems.find((cartItem) => cartItem.id_giftlist_product === id && (cartItem.amount !== null) === (kind === 'share'))
    ?.message ?? ''

export function fitDraft(draft: GiftDraft, { items, amount }: GivablePart): GiftDraft {
  return {
    ...draft,
    kind: items === 0 ? 'share' : amount === null ? 'whole' : draft.kind,
    quantity: Math.max(1, Math.min(draft.quantity, items)),
  }
}

export const saveGiftDraft = (item: GiftlistItem, { quantity, ...texts }: GiftDraft): void =>
  saveDraft(buildDraftName(item), { ...texts, quantity: String(quantity) })

export const clearGiftDraft = (item: GiftlistItem): void => clearDraft(buildDraftName(item))

/** Formats an amount for its field: "50" or, in Dutch, "12,50". */
export const formatAmount = (euro: number, language: Language): string =>
  Number.isInteger(euro) ? String(euro) : euro.toFixed(2).replace('.', decimalSign[language])

/** Returns the number of characters in a message as the API counts them. */
export const countCharacters = (message: string): number => message.trim().length

export function findGiftError({ kind, amount, message }: GiftDraft, givablePart: GivablePart): GiftError | null {
  const euro = readAmount(amount)
  if (kind === 'share') {
    if (euro === null) return { field: 'amount', kind: 'missing' }
    if (euro > (givablePart.amount ?? 0)) return { field: 'amount', kind: 'high' }
    // A contribution below the minimum is allowed if it is all that remains.
    if (euro < minContribution && euro !== givablePart.amount) return { field: 'amount', kind: 'low' }
  }
  const excessCharacters = countCharacters(message) - maxGiftMessageLength
  return excessCharacters > 0 ? { field: 'message', excessCharacters } : null
}

/** Returns null when the item is no longer sold or the amount is invalid (SPEC §7). */
export function buildGiftAddition(
  item: GiftlistItem,
  { kind, quantity, amount, message }: GiftDraft,
): CartAddition | null {
  const { id_product, id_product_attribute, id_giftlist_product } = item
  const euro = kind === 'share' ? readAmount(amount) : null
  if (id_product === null || id_product_attribute === null || (kind === 'share' && euro === null)) return null
  return {
    id_product,
    id_product_attribute,
    quantity: kind === 'share' ? 1 : quantity,
    id_giftlist_product,
    amount: euro,
    message: message.trim() || null,
  }
}

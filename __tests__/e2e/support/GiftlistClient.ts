import type {
  CreateGiftlistPayload,
  Giftlist,
  GiftlistItem,
  PublicGiftlist,
  UpdateGiftlistPayload,
} from '../../../src/contract/giftlist'
import { ApiClient, type VariantIds } from './ApiClient'

interface Gift {
  /** The number of whole items. */
  quantity?: number
  /** A contribution in euro instead of whole items. */
  amount?: number
  message?: string
}

/** Prepares gift lists through the shop API, as their owner, and gifts, as a giver. */
export class GiftlistClient extends ApiClient {
  /** Creates a published list. Requires the session of an account. */
  async createGiftlist(fields: Partial<CreateGiftlistPayload>): Promise<Giftlist> {
    const href = this.session.my_giftlists?.href ?? ''
    const empty = { name: '', name_parents: '', welcome_message: '', gender: null, published: true }
    return this.call<Giftlist>({ href, method: 'POST' }, { ...empty, ...fields })
  }

  async changeGiftlist({ _links }: Giftlist, change: UpdateGiftlistPayload): Promise<void> {
    await this.call(_links.update, change)
  }

  /** Adds a variant at the end of a list of this account. */
  async wish({ id_giftlist: id }: Giftlist, variant: VariantIds, quantity = 1): Promise<void> {
    const href = `/v1/my/giftlists/${id}/${variant.id_product}/${variant.id_product_attribute}`
    const { _links, priority } = await this.call<GiftlistItem>({ href, method: 'POST' })
    if (quantity > 1) await this.call(_links.update, { quantity, priority })
  }

  /** Adds a gift to the cart. */
  async addGift({ code }: Giftlist, variant: VariantIds, { quantity = 1, amount, message }: Gift): Promise<void> {
    const href = (await this.fetchRoot()).public_giftlist?.href.replace('{id_giftlist}', code ?? '') ?? ''
    const { items } = await this.call<PublicGiftlist>({ href, method: 'GET' })
    const item = items.find(({ id_product_attribute: id }) => id === variant.id_product_attribute)
    if (!item) throw new Error('The list has no such item')
    const gift = { id_giftlist_product: item.id_giftlist_product, quantity, amount, message }
    this.storeCart(await this.follow('add_to_cart', { ...variant, ...gift, ...this.languageField }))
  }

  /** Gives as a guest and pays. Whole items go to the giver. */
  async give(list: Giftlist, variant: VariantIds, gift: Gift, email: string): Promise<void> {
    await this.addGift(list, variant, gift)
    await this.orderAsGuest(email)
    if (gift.amount === undefined) await this.chooseHomeDelivery()
    await this.pay()
  }
}

import { gift, giftlistGifts } from '../../contract/gift'
import {
  giftlist,
  giftlistItem,
  giftlistList,
  ownGiftlist,
  type CreateGiftlistPayload,
  type Giftlist,
  type GiftlistItem,
  type UpdateGiftlistPayload,
  type UpdateGiftlistItemPayload,
} from '../../contract/giftlist'
import type { Links } from '../../contract/links'
import { ApiError } from '../http/ApiError'
import type { ApiClient } from '../http/client'
import { followLink, requestAnswer } from '../http/links'

// These calls are for the owner of a gift list. The calls for givers are in publicGiftlistApi.

type Resource = Pick<Giftlist, '_links'>

/** The latest list comes first (SPEC §7). */
export const loadGiftlists = (client: ApiClient, links: Links, signal?: AbortSignal) =>
  requestAnswer(client, links, 'my_giftlists', giftlistList, { signal })

/** The list is created with POST, although the method of the my_giftlists link is GET. */
export function sendNewGiftlist(client: ApiClient, { my_giftlists: link }: Links, payload: CreateGiftlistPayload) {
  const links: Links = link ? { my_giftlists: { ...link, method: 'POST' } } : {}
  return requestAnswer(client, links, 'my_giftlists', giftlist, { payload })
}

/** The items come in the order of their priority. */
export const loadOwnGiftlist = (client: ApiClient, { _links }: Resource) =>
  requestAnswer(client, _links, 'self', ownGiftlist)

/** Changes only the fields of the payload. */
export const sendGiftlistChange = (client: ApiClient, { _links }: Resource, payload: UpdateGiftlistPayload) =>
  requestAnswer(client, _links, 'update', giftlist, { method: 'PUT', payload })

/** The response contains the remaining lists. A list with gifts is refused as `giftlist_has_gifts`. */
export const sendGiftlistDeletion = (client: ApiClient, { _links }: Resource) =>
  requestAnswer(client, _links, 'delete', giftlistList, { method: 'DELETE' })

export const sendPartnerInvitation = (
  client: ApiClient,
  { _links }: Resource,
  payload: { email: string; id_lang: number },
) => requestAnswer(client, _links, 'invite', giftlist, { method: 'PUT', payload })

/** Withdraws the invitation of the second owner, or removes the second owner. */
export const sendPartnerRemoval = (client: ApiClient, { _links }: Resource) =>
  requestAnswer(client, _links, 'part', giftlist, { method: 'DELETE' })

/** The token comes from an email link. `links` are those of the session. */
export const acceptPartnerInvitation = (client: ApiClient, links: Links, token: string) =>
  requestAnswer(client, links, 'giftlist_invitation', giftlist, { method: 'POST', payload: { token } })

/** The latest gift comes first. */
export const loadGifts = (client: ApiClient, { _links }: Resource) =>
  requestAnswer(client, _links, 'gifts', giftlistGifts)

/** Adds one item of a variant. The variant may already be on the list, so a repeated request does no harm. */
export const addToGiftlist = (
  client: ApiClient,
  id_giftlist: number,
  { id_product, id_product_attribute }: { id_product: number; id_product_attribute: number },
) =>
  tryChange(
    client.request(buildItemPath(id_giftlist, id_product, id_product_attribute), giftlistItem, { method: 'POST' }),
  )

export const sendGiftlistItemChange = (
  client: ApiClient,
  { id_giftlist, id_giftlist_product }: Pick<GiftlistItem, 'id_giftlist' | 'id_giftlist_product'>,
  payload: UpdateGiftlistItemPayload,
) =>
  tryChange(
    client.request(buildItemPath(id_giftlist, id_giftlist_product), giftlistItem, {
      method: 'PUT',
      payload,
    }),
  )

/** The response is the remaining list. */
export const removeGiftlistItem = (client: ApiClient, { _links }: Resource) =>
  tryChange(followLink(client, _links, 'remove', ownGiftlist, { method: 'DELETE' }))

/** `received` is the number of items that the owner has received. */
export const markItemsReceived = (client: ApiClient, { _links }: Resource, received: number) =>
  tryChange(followLink(client, _links, 'received', giftlistItem, { method: 'PUT', payload: { received } }))

export const sendGiftThanks = (client: ApiClient, { _links }: Resource, thanked: boolean) =>
  tryChange(followLink(client, _links, 'thank', gift, { method: 'PUT', payload: { thanked } }))

const buildItemPath = (...ids: readonly number[]) => `/v1/my/giftlists/${ids.map(encodeURIComponent).join('/')}`

/** Resolves to false after an ApiError and after a success without a body (SPEC §7, §8). */
async function tryChange<Answer>(call: Promise<Answer | null>): Promise<Answer | false> {
  try {
    return (await call) ?? false
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}

import { cartAnswer } from '../../contract/cart'
import {
  type AddDesignPayload,
  type CartDesign,
  type SavedDesign,
  savedDesigns,
  type SavedDesigns,
  type SaveDesignPayload,
} from '../../contract/design'
import type { Links } from '../../contract/links'
import type { ApiClient } from '../http/client'
import { followLink, requestAnswer } from '../http/links'

export type DesignAddition = Omit<AddDesignPayload, 'id_lang' | 'replaces'>

/** The root and the cart have an add_design link. A call that is repeated with its key counts once. */
export const sendDesign = (client: ApiClient, links: Links, payload: AddDesignPayload, idempotencyKey: string) =>
  followLink(client, links, 'add_design', cartAnswer, { method: 'POST', payload, idempotencyKey })

export const removeDesign = (client: ApiClient, design: CartDesign) =>
  followLink(client, design._links, 'remove', cartAnswer, { method: 'DELETE' })

export const loadDesigns = (client: ApiClient, links: Links) => requestAnswer(client, links, 'my_designs', savedDesigns)

/** A design that is sent again gets the new name, so a repeated request does no harm. */
export const sendSavedDesign = (client: ApiClient, list: SavedDesigns, payload: SaveDesignPayload) =>
  requestAnswer(client, list._links, 'add', savedDesigns, { method: 'POST', payload })

export const removeSavedDesign = (client: ApiClient, design: SavedDesign) =>
  requestAnswer(client, design._links, 'remove', savedDesigns, { method: 'DELETE' })

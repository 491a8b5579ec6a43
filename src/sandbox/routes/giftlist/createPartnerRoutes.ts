import type { Hono } from 'hono'
import { acceptInvitationPayload, invitePartnerPayload } from '../../../contract/giftlist'
import type { SandboxContext } from '../../context'
import { findStorefrontOrigin } from '../../http/storefront'
import { readPayload } from '../../http/readPayload'
import { createValidationError, createNotFoundError, ShopError } from '../../http/ShopError'
import { hashToken, createToken } from '../../http/tokens'
import { mailInvitation } from '../../mail/mailGiftlist'
import type { GiftlistRow } from '../../queries/giftlist'
import { serializeGiftlist } from '../../serializers/giftlist'
import { isSameEmail } from '../../session/accounts'
import { requireAccount } from '../../session/sessions'
import { findToday, readGiftlistRecord, requireOwnGiftlist } from './requestedGiftlist'

/** The time in ms during which an invitation can be accepted. */
const invitationLifetime = 7 * 24 * 60 * 60_000

/**
 * Handles the second owner of a gift list: the invitation by email, its acceptance, and the removal of an invitation or
 * a second owner.
 */
export function createPartnerRoutes(routes: Hono, context: SandboxContext): void {
  const { database, now, attempts } = context
  const hasExpiredInvitation = ({ partner_invited }: GiftlistRow) =>
    Date.parse(partner_invited ?? '') < now().getTime() - invitationLifetime
  const hasInvited = (list: GiftlistRow, email: string) =>
    list.id_partner === null && isSameEmail(list.partner_email ?? '', email) && !hasExpiredInvitation(list)
  const serializeList = (list: GiftlistRow) => serializeGiftlist(readGiftlistRecord(context, list), findToday(context))

  routes.put('/my/giftlists/:list/partner', async (c) => {
    const invitedList = requireOwnGiftlist(context, c)
    const { email, id_lang } = await readPayload(c, invitePartnerPayload)
    // A new token would end the link in the email of the first request, whose response may have been lost.
    if (hasInvited(invitedList, email)) return c.json(serializeList(invitedList))
    const customer = requireAccount(context, c)
    attempts.giftlistInvitation.begin(String(customer.id_customer))
    const token = createToken()
    const list = database.transaction(() => {
      const { id_giftlist, id_partner } = requireOwnGiftlist(context, c)
      if (id_partner !== null) throw createValidationError('email', 'this list has two owners already')
      if (isSameEmail(email, customer.email)) throw createValidationError('email', 'is that of the owner')
      const partner_invited = now().toISOString()
      const invitation = { partner_email: email, partner_token_hash: hashToken(token), partner_invited }
      database.updateRows('giftlist', { id_giftlist }, invitation)
      return requireOwnGiftlist(context, c)
    })
    mailInvitation(context, { email, id_lang, token, origin: findStorefrontOrigin(c, context.siteOrigin) })
    return c.json(serializeList(list))
  })

  routes.delete('/my/giftlists/:list/partner', (c) => {
    const list = database.transaction(() => {
      const ownList = requireOwnGiftlist(context, c)
      const noPartner = { id_partner: null, partner_email: null, partner_token_hash: null, partner_invited: null }
      database.updateRows('giftlist', { id_giftlist: ownList.id_giftlist }, noPartner)
      return { ...ownList, ...noPartner }
    })
    return c.json(serializeList(list))
  })

  routes.post('/my/giftlist-invitations', async (c) => {
    requireAccount(context, c)
    const { token } = await readPayload(c, acceptInvitationPayload)
    const list = database.transaction(() => {
      const { id_customer } = requireAccount(context, c)
      const foundList = database.one<GiftlistRow>(
        'SELECT * FROM giftlist WHERE partner_token_hash = ?',
        hashToken(token),
      )
      if (!foundList || foundList.id_customer === null) throw createNotFoundError('invitation')
      // A customer may open the email link more than once.
      if (foundList.id_customer === id_customer || foundList.id_partner === id_customer) return foundList
      if (foundList.id_partner !== null) throw createNotFoundError('invitation')
      if (hasExpiredInvitation(foundList)) throw new ShopError(410, 'link_expired', 'This invitation has expired')
      database.run('UPDATE giftlist SET id_partner = ? WHERE id_giftlist = ?', id_customer, foundList.id_giftlist)
      return { ...foundList, id_partner: id_customer }
    })
    return c.json(serializeList(list))
  })
}

import { Hono } from 'hono'
import { thankGiftPayload } from '../../../contract/gift'
import type { SandboxContext } from '../../context'
import { readLang } from '../../http/language'
import { readPathId, readPayload } from '../../http/readPayload'
import { createNotFoundError } from '../../http/ShopError'
import { readGifts, type GiftlistRow } from '../../queries/giftlist'
import { areGiftsHidden } from '../../rules/giftlistProgress'
import { buildGiftId, serializeGift, serializeGifts } from '../../serializers/gift'
import { findToday, requireOwnGiftlist } from './requestedGiftlist'

export function createGiftRoutes(context: SandboxContext): Hono {
  const { database } = context
  const routes = new Hono()
  const readShownGifts = (list: GiftlistRow) =>
    areGiftsHidden(list, findToday(context)) ? null : readGifts(database, list.id_giftlist)

  routes.get('/my/giftlists/:list/gifts', (c) => {
    const list = requireOwnGiftlist(context, c)
    return c.json(serializeGifts(list.id_giftlist, readShownGifts(list), readLang(c)))
  })

  routes.put('/my/giftlists/:list/gifts/:gift', async (c) => {
    requireOwnGiftlist(context, c)
    const { thanked } = await readPayload(c, thankGiftPayload)
    const answer = database.transaction(() => {
      const list = requireOwnGiftlist(context, c)
      const id = readPathId(c, 'gift')
      const gift = readShownGifts(list)?.find((row) => buildGiftId(row) === id)
      if (!gift) throw createNotFoundError('gift')
      database.run(
        'UPDATE order_line SET thanked = ? WHERE id_order = ? AND position = ?',
        thanked,
        gift.id_order,
        gift.position,
      )
      return serializeGift(list.id_giftlist, { ...gift, thanked: Number(thanked) }, readLang(c))
    })
    return c.json(answer)
  })

  return routes
}

import type { Hono } from 'hono'
import { thankGiftPayload } from '../../../contract/gift'
import { createGiftlistPayload, updateGiftlistPayload } from '../../../contract/giftlist'
import type { SandboxContext } from '../../context'
import { readLanguage } from '../../http/language'
import { readPathId, readPayload } from '../../http/readPayload'
import { createNotFoundError } from '../../http/ShopError'
import { type GiftlistRow, readGiftlists, readGifts } from '../../queries/giftlist'
import { areGiftsHidden } from '../../rules/giftlistProgress'
import { buildGiftId, serializeGift, serializeGifts } from '../../serializers/gift'
import { serializeGiftlist, serializeGiftlists, serializeOwnGiftlist } from '../../serializers/giftlist'
import { requireAccount } from '../../session/sessions'
import { findToday, readGiftlistRecord, requireOwnGiftlist } from './requestedGiftlist'
import { changeGiftlist, deleteGiftlist, saveGiftlist } from './saveGiftlist'

export function createGiftlistRoutes(routes: Hono, context: SandboxContext): void {
  const { database } = context
  const serializeLists = (id_customer: number) =>
    serializeGiftlists(
      readGiftlists(database, id_customer).map((list) => readGiftlistRecord(context, list)),
      findToday(context),
    )

  routes.get('/my/giftlists', (c) => c.json(serializeLists(requireAccount(context, c).id_customer)))

  routes.post('/my/giftlists', async (c) => {
    requireAccount(context, c)
    const payload = await readPayload(c, createGiftlistPayload)
    const list = database.transaction(() => saveGiftlist(database, requireAccount(context, c).id_customer, payload))
    return c.json(serializeGiftlist(readGiftlistRecord(context, list), findToday(context)))
  })

  routes.get('/my/giftlists/:list', (c) =>
    c.json(
      serializeOwnGiftlist(
        readGiftlistRecord(context, requireOwnGiftlist(context, c)),
        findToday(context),
        readLanguage(c),
      ),
    ),
  )

  routes.put('/my/giftlists/:list', async (c) => {
    requireOwnGiftlist(context, c)
    const payload = await readPayload(c, updateGiftlistPayload)
    const record = database.transaction(() => {
      changeGiftlist(database, requireAccount(context, c).id_customer, requireOwnGiftlist(context, c), payload)
      return readGiftlistRecord(context, requireOwnGiftlist(context, c))
    })
    return c.json(serializeGiftlist(record, findToday(context)))
  })

  routes.delete('/my/giftlists/:list', (c) => {
    const answer = database.transaction(() => {
      deleteGiftlist(database, readGiftlistRecord(context, requireOwnGiftlist(context, c)), findToday(context))
      return serializeLists(requireAccount(context, c).id_customer)
    })
    return c.json(answer)
  })

  const readShownGifts = (list: GiftlistRow) =>
    areGiftsHidden(list, findToday(context)) ? null : readGifts(database, list.id_giftlist)

  routes.get('/my/giftlists/:list/gifts', (c) => {
    const list = requireOwnGiftlist(context, c)
    return c.json(serializeGifts(list.id_giftlist, readShownGifts(list), readLanguage(c)))
  })

  routes.put('/my/giftlists/:list/gifts/:gift', async (c) => {
    requireOwnGiftlist(context, c)
    const { thanked } = await readPayload(c, thankGiftPayload)
    const answer = database.transaction(() => {
      const list = requireOwnGiftlist(context, c)
      const id = readPathId(c, 'gift')
      const gift = readShownGifts(list)?.find((row) => buildGiftId(row) === id)
      if (!gift) throw createNotFoundError('gift')
      const { id_order, position } = gift
      database.updateRows('order_line', { id_order, position }, { thanked })
      return serializeGift(list.id_giftlist, { ...gift, thanked: Number(thanked) }, readLanguage(c))
    })
    return c.json(answer)
  })
}

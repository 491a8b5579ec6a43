import { Hono } from 'hono'
import { createGiftlistPayload, updateGiftlistPayload } from '../../../contract/giftlist'
import type { SandboxContext } from '../../context'
import { readLang } from '../../http/language'
import { readPayload } from '../../http/readPayload'
import { findOwnGiftlist, readGiftlists } from '../../queries/giftlist'
import { serializeGiftlist, serializeGiftlists, serializeOwnGiftlist } from '../../serializers/giftlist'
import { requireAccount } from '../../session/sessions'
import { findToday, readGiftlistRecord, requireOwnGiftlist } from './requestedGiftlist'
import { changeGiftlist, deleteGiftlist, saveGiftlist } from './saveGiftlist'

export function createGiftlistRoutes(context: SandboxContext): Hono {
  const { database } = context
  const routes = new Hono()
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
        readLang(c),
      ),
    ),
  )

  routes.put('/my/giftlists/:list', async (c) => {
    requireOwnGiftlist(context, c)
    const payload = await readPayload(c, updateGiftlistPayload)
    const record = database.transaction(() => {
      const { id_customer } = requireAccount(context, c)
      const list = requireOwnGiftlist(context, c)
      changeGiftlist(database, id_customer, list, payload)
      return readGiftlistRecord(context, findOwnGiftlist(database, id_customer, list.id_giftlist) ?? list)
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

  return routes
}

import type { Context, Hono } from 'hono'
import { saveDesignPayload } from '../../../contract/design'
import { maxDesigns } from '../../../contract/limits'
import type { SandboxContext } from '../../context'
import { readPayload, readPathId } from '../../http/readPayload'
import { createNotFoundError } from '../../http/ShopError'
import { readDesigns } from '../../queries/customer'
import { serializeDesigns } from '../../serializers/design'
import { changeOwnList, requireAccount } from '../../session/sessions'

export function createDesignRoutes(routes: Hono, context: SandboxContext): void {
  const { database, now } = context
  const serializeList = (id_customer: number) => serializeDesigns(readDesigns(database, id_customer))
  const changeList = (c: Context, change: (id_customer: number) => void) =>
    changeOwnList(context, c, change, serializeList)

  routes.get('/my/designs', (c) => c.json(serializeList(requireAccount(context, c).id_customer)))

  routes.post('/my/designs', async (c) => {
    const { name, design } = await readPayload(c, saveDesignPayload)
    return changeList(c, (id_customer) => {
      // Adding the same design again updates its row, so that a repeated request does no harm.
      database.insertRow(
        'design',
        { id_customer, name, design, saved: now().toISOString() },
        'ON CONFLICT (id_customer, design) DO UPDATE SET name = excluded.name, saved = excluded.saved',
      )
      database.run(
        `DELETE FROM design WHERE id_customer = ?1 AND id_design NOT IN
          (SELECT id_design FROM design WHERE id_customer = ?1 ORDER BY saved DESC, id_design DESC LIMIT ${maxDesigns})`,
        id_customer,
      )
    })
  })

  routes.put('/my/designs/:id', async (c) => {
    const { name, design } = await readPayload(c, saveDesignPayload)
    return changeList(c, (id_customer) => {
      const id = readPathId(c, 'id')
      // If another row already contains the changed design, that row is deleted.
      database.run(
        'DELETE FROM design WHERE id_customer = ? AND design = ? AND id_design <> ?',
        id_customer,
        design,
        id,
      )
      const ownDesign = { id_design: id, id_customer }
      const changedCount = database.updateRows('design', ownDesign, { name, design, saved: now().toISOString() })
      if (changedCount === 0) throw createNotFoundError('design of this customer')
    })
  })

  routes.delete('/my/designs/:id', (c) =>
    changeList(c, (id_customer) => {
      const id = readPathId(c, 'id')
      if (database.run('DELETE FROM design WHERE id_design = ? AND id_customer = ?', id, id_customer) === 0) {
        throw createNotFoundError('design of this customer')
      }
    }),
  )
}

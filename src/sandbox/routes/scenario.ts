import { Hono } from 'hono'
import { crossOrigin } from '../http/crossOrigin'
import { isOurs } from '../http/origin'
import { ShopError } from '../http/ShopError'
import { readScenario } from '../scenario/readScenario'
import type { Scenarios } from '../scenario/Scenarios'

/** /sandbox/scenario: which scenario is set, setting one, taking it away. For this machine's own pages alone. */
export function scenarioRoutes(scenarios: Scenarios): Hono {
  const routes = new Hono()
  routes.use('/sandbox/*', crossOrigin(''), async (c, next) => {
    const { origin } = new URL(c.req.url)
    if (![origin, c.req.header('Origin') ?? origin].every((one) => isOurs(one, ''))) {
      throw new ShopError(403, 'forbidden', 'Scenarios are set from a page on this machine')
    }
    c.header('Cache-Control', 'no-store')
    await next()
  })

  routes.get('/sandbox/scenario', (c) => c.json(scenarios.state))
  routes.put('/sandbox/scenario', async (c) => {
    scenarios.set(readScenario(await c.req.text()))
    return c.json(scenarios.state)
  })
  routes.delete('/sandbox/scenario', (c) => {
    scenarios.set(null)
    return c.json(scenarios.state)
  })
  return routes
}

import type { Hono } from 'hono'
import { allowCrossOrigin, isAllowedOrigin } from '../http/storefront'
import { ShopError } from '../http/ShopError'
import { readScenario } from './readScenario'
import type { Scenarios } from './Scenarios'

/** Only pages on this machine may read or change the scenario. A page elsewhere gets 403 forbidden. */
export function createScenarioRoutes(routes: Hono, scenarios: Scenarios): void {
  routes.use('/sandbox/*', allowCrossOrigin(''), async (c, next) => {
    const { origin } = new URL(c.req.url)
    if (![origin, c.req.header('Origin') ?? origin].every((address) => isAllowedOrigin(address, ''))) {
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
}

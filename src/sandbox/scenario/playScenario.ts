import type { Context, MiddlewareHandler } from 'hono'
import type { Timers } from '../Timers'
import { disguise } from './disguise'
import { matchesCall, type Call } from './matchesCall'
import { readScenario } from './readScenario'
import { refusalOf } from './refusalOf'
import type { Scenario } from './scenarioShape'
import type { Scenarios } from './Scenarios'

/** Carries the scenario of one call; goes before the one that is set. */
export const scenarioHeader = 'X-Sandbox-Scenario'

function ofHeader(text: string, call: Call): Scenario | null {
  const scenario = readScenario(text)
  return matchesCall(scenario, call) ? scenario : null
}

/** The answer with this content in place of its own; status and headers stay. */
const rewrite = (c: Context, content: string) => {
  const { status, headers } = c.res
  c.res = new Response(content, { status, headers })
}

/** Plays the scenario of each call of the shop API, if it has one. */
export const playScenario = (scenarios: Scenarios, timers: Timers): MiddlewareHandler =>
  async function play(c, next) {
    const call: Call = { method: c.req.method, path: c.req.path.replace(/^\/web/, '') }
    const given = c.req.header(scenarioHeader)
    const scenario = given === undefined ? scenarios.take(call) : ofHeader(given, call)
    if (!scenario) return next()
    if (scenario.latency) await timers.wait(scenario.latency)
    const refusal = refusalOf(scenario, call)
    if (refusal) c.res = c.json(refusal.body(), refusal.status)
    else await next()
    const content = await c.res.clone().text()
    if (scenario.body === 'broken') rewrite(c, content.slice(0, Math.ceil(content.length / 2)))
    else if (scenario.body === 'wrong') rewrite(c, JSON.stringify({ wrong: 'shape' }))
    else if (c.res.ok) rewrite(c, JSON.stringify(disguise(scenario, call, JSON.parse(content))))
    return undefined
  }

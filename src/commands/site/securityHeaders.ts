import type { MiddlewareHandler } from 'hono'
import { buildContentPolicy } from '../../gatsby/host/contentPolicy'
import { listSecurityHeaders } from '../../gatsby/host/hostRules'
import { readBuiltSite } from '../../gatsby/host/readBuiltSite'

/** Sets the headers that the generated files for hosts have, with the policy of the built pages. */
export function setSecurityHeaders(folder: string): MiddlewareHandler {
  const headers = listSecurityHeaders(buildContentPolicy(readBuiltSite(folder)))
  return async (context, next) => {
    await next()
    for (const [name, value] of headers) context.header(name, value)
  }
}

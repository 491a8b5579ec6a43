import { type Call, type LinkOwner } from '../../contract/calls/call'
import { allCalls } from '../../contract/calls/allCalls'
import type { Link, Links } from '../../contract/links'

function listLinks(owner: LinkOwner, isOffered: (call: Call) => boolean): Links {
  const links: Links = {}
  for (const call of Object.values<Call>(allCalls).filter(isOffered)) {
    const name = call.links?.[owner]
    if (name !== undefined) links[name] ??= createLink(call)
  }
  return links
}

function createLink({ method, path, hasFile }: Call): Link {
  const href = hasFile ? `${path}{?purpose,name}` : path
  return { href, method, ...(href.includes('{') && { templated: true }) }
}

/** The endpoints by name (SPEC §7). */
export const rootLinks: Links = { self: { href: '/v1', method: 'GET' }, ...listLinks('root', () => true) }

export const accountLinks: Links = listLinks('sessionAnswer', () => true)

/** The links of a guest's session. Only customers with an account have account pages (SPEC §6). */
export const guestLinks: Links = listLinks('sessionAnswer', ({ tokens }) => tokens?.customer !== 'account')

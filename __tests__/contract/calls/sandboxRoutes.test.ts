import type { Call } from '../../../src/contract/calls/call'
import { callsBySubject } from '../../../src/contract/calls/allCalls'
import { createApp } from '../../../src/sandbox/createApi'
import type { SandboxContext } from '../../../src/sandbox/context'

const described: [string, Call][] = Object.values(callsBySubject).flatMap((calls) => Object.entries<Call>(calls))

/** The parts of an address that vary have other names in a route, which gives it one spelling. */
const spell = (method: string, path: string) => `${method} ${path.replace(/\{\w+\}|:\w+/g, '*').replace(/\/$/, '')}`

test('The sandbox has the described calls and no others', () => {
  const { routes } = createApp({ now: () => new Date() } as SandboxContext)
  const own = routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/web/'))
  const answered = own.map(({ method, path }) => spell(method, path.replace('/web', '')))
  expect(answered.sort()).toEqual(described.map(([, { method, path }]) => spell(method, path)).sort())
})

test('A name has one call', () => {
  const names = described.map(([name]) => name)
  expect(names).toEqual([...new Set(names)])
})

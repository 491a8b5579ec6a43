import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Sandbox } from '../../../src/sandbox/openSandbox'
import type { fc } from '../propertyTests'

/** A call receives a response, never arrives, loses its response, or receives an unreadable response. */
export type Fate = 'answered' | 'not sent' | 'answer lost' | 'answer broken'

/** Responses that never change, cached for a thousand runs. */
const known = new Map<string, string>()

async function fixedAnswer(sandbox: Sandbox, request: Request): Promise<Response> {
  const text = known.get(request.url) ?? (await (await sandbox.answer(request)).text())
  known.set(request.url, text)
  return new Response(text, { headers: { 'Content-Type': 'application/json' } })
}

const tokenIn = async (answer: Response): Promise<string | null> =>
  ((await answer.json()) as { cart?: { token?: string } | null }).cart?.token ?? null

/** The response to a call of a closed page never arrives. */
const neverAnswered = new Promise<never>(() => {})

/**
 * The network is between the tabs and the sandbox. The scheduler decides how long calls and responses take. The
 * application name identifies a tab. `failures` contains the errors of the tabs.
 */
export function createUnreliableNetwork(sandbox: Sandbox, scheduler: fc.Scheduler, fates: Fate[]) {
  const failures: string[] = []
  const underWay = new Set<string>()
  const closedTabs = new Set<string>()
  const newCarts: string[] = []
  let calm = false

  const aWhile = (what: string) => scheduler.schedule(Promise.resolve(), what)

  async function carry(request: Request, tab: string, what: string): Promise<Response> {
    const fate = calm ? 'answered' : (fates.shift() ?? 'answered')
    await aWhile(`${what} arrives`)
    if (closedTabs.has(tab)) return neverAnswered
    if (fate === 'not sent') throw new TypeError('Failed to fetch')
    const answer = await sandbox.answer(request)
    await aWhile(`${what} is ${fate}`)
    if (closedTabs.has(tab)) return neverAnswered
    if (fate === 'answer lost') throw new TypeError('Failed to fetch')
    if (fate === 'answer broken') return Response.json({ cart: 'a cart' })
    const token = request.method === 'POST' && answer.ok ? await tokenIn(answer.clone()) : null
    if (token !== null && token !== request.headers.get('CartToken')) newCarts.push(token)
    return answer
  }

  const ask: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    if (pathname === '/web/v1' || pathname === '/web/v1/cartrules') return fixedAnswer(sandbox, request)
    const tab = request.headers.get('X-Application-Name') ?? ''
    const what = `${tab}: ${request.method} ${pathname}`
    if (underWay.has(tab)) failures.push(`${what} was sent while another call was under way`)
    underWay.add(tab)
    try {
      return await carry(request, tab, what)
    } finally {
      underWay.delete(tab)
    }
  }

  return {
    ask,
    failures,
    /** The tokens of carts that were created for a tab. */
    newCarts,
    /**
     * Delivers at most this number of the pending calls and responses, in the scheduler's order and a millisecond
     * apart. Returns the number delivered.
     */
    async bring(howMany: number): Promise<number> {
      await nextTurn()
      let brought = 0
      for (; brought < howMany && scheduler.count() > 0; brought += 1) {
        await scheduler.waitNext(1)
        jest.advanceTimersByTime(1)
        await nextTurn()
      }
      return brought
    },
    /** From now on, the network responds to every call. */
    calmDown: () => void (calm = true),
    /** The page of the tab was closed. */
    forget: (tab: string) => void closedTabs.add(tab),
  }
}

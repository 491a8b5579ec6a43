import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Sandbox } from '../../../src/sandbox/openSandbox'
import type { fc } from '../propertyTests'

/** What becomes of a call: it is answered, never arrives, is done while the answer is lost, or comes unreadable. */
export type Fate = 'answered' | 'not sent' | 'answer lost' | 'answer broken'

/** Answers that are the same for every call and every run, so as not to make them a thousand times. */
const known = new Map<string, string>()

async function fixedAnswer(sandbox: Sandbox, request: Request): Promise<Response> {
  const text = known.get(request.url) ?? (await (await sandbox.shop(request)).text())
  known.set(request.url, text)
  return new Response(text, { headers: { 'Content-Type': 'application/json' } })
}

const tokenIn = async (answer: Response): Promise<string | null> =>
  ((await answer.json()) as { cart?: { token?: string } | null }).cart?.token ?? null

/** For a call of a page that is gone: nobody waits for it. */
const forNobody = new Promise<never>(() => {})

/**
 * The way between tabs and sandbox, where calls and answers take as long as the scheduler likes. Tabs are told apart by
 * the application's name. `failures` counts what the tabs did that they should not.
 */
export function createUnreliableNetwork(sandbox: Sandbox, scheduler: fc.Scheduler, fates: Fate[]) {
  const failures: string[] = []
  const underWay = new Set<string>()
  const gone = new Set<string>()
  const newCarts: string[] = []
  let calm = false

  const aWhile = (what: string) => scheduler.schedule(Promise.resolve(), what)

  async function carry(request: Request, tab: string, what: string): Promise<Response> {
    const fate = calm ? 'answered' : (fates.shift() ?? 'answered')
    await aWhile(`${what} arrives`)
    if (gone.has(tab)) return forNobody
    if (fate === 'not sent') throw new TypeError('Failed to fetch')
    const answer = await sandbox.shop(request)
    await aWhile(`${what} is ${fate}`)
    if (gone.has(tab)) return forNobody
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
    /** Tokens of the carts that came to a tab which had none. */
    newCarts,
    /** Brings so many of the calls and answers that wait, as far as there are any, in the scheduler's order. Says how many. */
    async bring(howMany: number): Promise<number> {
      await nextTurn()
      let brought = 0
      for (; brought < howMany && scheduler.count() > 0; brought += 1) {
        await scheduler.waitNext(1)
        await nextTurn()
      }
      return brought
    },
    /** From now on every call is answered. */
    calmDown: () => void (calm = true),
    /** The page of this tab is gone, and with it whoever waited for answers. */
    forget: (tab: string) => void gone.add(tab),
  }
}

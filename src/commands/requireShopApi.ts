/** How long a shop API may take to say that it is there, in ms. */
const patience = 10_000

/** Fails in one line when the configured shop API does not answer at its root (SPEC §7: GET /web/v1). */
export async function requireShopApi(origin: string): Promise<void> {
  const address = new URL('/web/v1', origin).href
  const cure = 'Start it, correct GATSBY_SHOP_API_URL, or unset it to build from the sandbox.'
  const answer = await fetch(address, {
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(patience),
  }).catch(() => {
    throw new Error(`The shop API does not answer at ${address}. ${cure}`)
  })
  if (answer.status !== 200) throw new Error(`The shop API answers ${answer.status} at ${address}. ${cure}`)
}

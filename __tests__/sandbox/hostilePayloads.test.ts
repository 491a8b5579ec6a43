import { cleanTexts } from '../../src/sandbox/http/cleanTexts'
import { accountDetails, logIn, register } from '../support/sandbox/register'
import { origin, Shopper } from '../support/sandbox/Shopper'
import { openEachTest, sandbox, shopper } from '../support/sandbox/eachTest'

openEachTest()

describe('the length of a body', () => {
  /** Returns a body that counts how many of its bytes were read. */
  function createLongBody(bytes: number) {
    const chunk = new TextEncoder().encode(' '.repeat(10_000))
    const read = { bytes: 0 }
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (read.bytes >= bytes) return controller.close()
        read.bytes += chunk.length
        controller.enqueue(chunk)
        return undefined
      },
    })
    return { read, body }
  }
  const send = (path: string, method: string, body: BodyInit, headers: Record<string, string> = {}) =>
    sandbox.answer(new Request(`${origin}${path}`, { method, body, headers, duplex: 'half' } as RequestInit))
  const calls: [string, string][] = [
    ['/web/v1/cart/items', 'POST'],
    ['/web/v1/accounts', 'POST'],
    ['/sandbox/scenario', 'PUT'],
    ['/pay/unknown', 'POST'],
  ]

  test.each(calls)(
    '%s refuses a long body without a length once the limit has been read, and reads no further',
    async (path, method) => {
      const { read, body } = createLongBody(50_000_000)
      const answer = await send(path, method, body)
      expect(answer.status).toBe(413)
      expect(await answer.json()).toMatchObject({ code: 413, type: 'too_large' })
      expect(read.bytes).toBeLessThanOrEqual(100_000)
    },
  )

  test.each(calls)('%s refuses a body whose length is too large before it reads anything', async (path, method) => {
    const { read, body } = createLongBody(50_000_000)
    const answer = await send(path, method, body, { 'Content-Length': '50000000' })
    expect(answer.status).toBe(413)
    // A stream fills its first chunk before it is read.
    expect(read.bytes).toBeLessThanOrEqual(10_000)
  })

  test('a page on another port can read a refusal', async () => {
    const answer = await send('/web/v1/accounts', 'POST', ' '.repeat(60_000), { Origin: 'http://localhost:8000' })
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([413, 'http://localhost:8000'])
  })

  test('a body of the maximum size is read, including characters of several bytes', async () => {
    const padText = (text: string) => text + ' '.repeat(50_000 - Buffer.byteLength(text))
    const account = padText(JSON.stringify({ ...accountDetails, firstname: 'Zoë 🪑' }))
    expect((await send('/web/v1/accounts', 'POST', account)).status).toBe(200)
    expect((await send('/web/v1/accounts', 'POST', `${account} `)).status).toBe(413)
  })
})

describe('characters that cannot be seen', () => {
  test.each<[string, string, string]>([
    ['line ends', 'An\r\nBcc: x@example.be', 'An Bcc: x@example.be'],
    ['a tab', 'An\tPeeters', 'An Peeters'],
    ['NUL', 'J\0an', 'Jan'],
    ['escape sequences', '\u001b[31mAn\u007f\u0085', '[31mAn'],
    ['a bidirectional override', 'An \u202egnp.exe\u202c', 'An gnp.exe'],
    ['bidirectional isolates', '\u2066An\u2069\u2068\u2067', 'An'],
    ['zero-width spaces', '\u200bAn\ufeff\u2060', 'An'],
    ['line and paragraph separators', 'An\u2028Bo\u2029Cas', 'An Bo Cas'],
    ['half of a pair', 'An\ud83e', 'An\ufffd'],
    ['letters of other scripts and what joins them', 'נועה می\u200cخواهم 👩\u200d🍳', 'נועה می\u200cخواهم 👩\u200d🍳'],
  ])('a line with %s shows everything that it contains', (_, given, cleaned) => {
    expect(cleanTexts({ account: { firstname: given } })).toEqual({ account: { firstname: cleaned } })
  })

  test('a longer text keeps its lines, and a password does not change', () => {
    const text = 'Voor\r\njou\u202e\n\n\tmij\0'
    const messages = { gift_message: text, reason: text, welcome_message: text }
    const given = { ...messages, password: text, lines: [{ id: 1, x: null }] }
    const cleaned = 'Voor\njou\n\n mij'
    expect(cleanTexts(given)).toEqual({ ...given, gift_message: cleaned, reason: cleaned, welcome_message: cleaned })
  })

  test('a name of only invisible characters is refused at its field', async () => {
    const nameless = { ...accountDetails, lastname: ' \u200b\u202e\0' }
    expect(await shopper.invalidField('POST', '/v1/accounts', nameless)).toBe('lastname')
  })

  test('a new account has clean names and an unchanged password', async () => {
    const unusualAccount = {
      ...accountDetails,
      password: 'een\u202e lang\tgeheim',
      firstname: 'J\0an\u202e',
      email: '\u200ban@example.be',
    }
    const { customer } = await register(shopper, unusualAccount)
    expect(customer).toMatchObject({ firstname: 'Jan', email: 'an@example.be' })
    await logIn(new Shopper(sandbox), { ...unusualAccount, email: 'an@example.be' })
    const credentials = { email: 'an@example.be', password: 'een lang geheim' }
    expect(await shopper.refused('POST', '/v1/sessions', credentials)).toMatchObject({ status: 401 })
  })

  test('a payload with the key __proto__ changes no other object', async () => {
    const body = `{"__proto__": {"firstname": "x"}, ${JSON.stringify(accountDetails).slice(1)}`
    expect((await shopper.send('POST', '/v1/accounts', body)).status).toBe(200)
    expect(({} as { firstname?: string }).firstname).toBeUndefined()
  })

  test('a payload that is nested too deeply is refused', async () => {
    const nestedPayload = '['.repeat(24_000) + ']'.repeat(24_000)
    expect(await shopper.refused('POST', '/v1/accounts', nestedPayload)).toMatchObject({ status: 422 })
  })
})

test('every response of the API forbids browsers to guess its type', async () => {
  for (const path of ['/v1', '/v1/unknown', '/v1/me'])
    expect((await shopper.send('GET', path)).headers.get('x-content-type-options')).toBe('nosniff')
  const payPageResponse = await sandbox.answer(new Request(`${origin}/pay/unknown`))
  expect(payPageResponse.headers.get('x-content-type-options')).toBe('nosniff')
  expect(payPageResponse.headers.get('x-frame-options')).toBe('DENY')
  expect(payPageResponse.headers.get('referrer-policy')).toBe('no-referrer')
})

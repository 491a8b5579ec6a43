import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import shopDetails from '../../data/shop.json'
import { openSandbox, type Sandbox, type SandboxOptions } from '../../src/sandbox/openSandbox'
import { fallbackWidth } from '../../src/ui/figure/pictureRenditions'
import { accountDetails, logIn, register, openAccount } from '../support/sandbox/register'
import { guestDetails, origin, Shopper } from '../support/sandbox/Shopper'
import { workFolder } from '../support/workFolder'

const makeFolder = workFolder()
let sandbox: Sandbox
let shopper: Shopper
const openShop = (options: Partial<SandboxOptions> = {}) => {
  const now = () => new Date('2026-03-01T12:00:00.5Z')
  sandbox = openSandbox({ database: ':memory:', passwordCost: 16, now, ...options })
  shopper = new Shopper(sandbox)
}
beforeEach(() => openShop())
afterEach(() => sandbox.close())

describe('the confirmation email of an order', () => {
  const invoice = { ...guestDetails.delivery, company: 'Peeters bv', vat_number: 'BE 0123.456.749', address2: 'bus 2' }

  const placeAndReadMail = async (id_lang: 1 | 2) => {
    await shopper.add(100801, 2)
    await shopper.guest({ ...guestDetails, account: { ...guestDetails.account, id_lang }, invoice })
    await shopper.voucher('NOORD25')
    await shopper.wrap('Voor jou <3\nen voor mij')
    await shopper.carrier(3, 'BE-1001')
    const { redirect } = await shopper.buy(1, id_lang)
    await shopper.report(redirect, 'pay')
    expect(sandbox.mail).toHaveLength(1)
    return sandbox.mail[0]
  }

  test('the Dutch confirmation contains items, costs and destination', async () => {
    sandbox.database.run('UPDATE payment_method SET fee_cents = 100')
    const mail = await placeAndReadMail(1)
    expect(mail).toMatchObject({ kind: 'order-confirmation', to: 'an@example.be', language: 'nl' })
    expect(mail?.subject).toBe('Je bestelling UN-2026-00001')
    for (const expected of [
      'Dag An,',
      'Besteld op: 1 maart 2026',
      'Betaald met: Bancontact',
      /2 x .+ \(€\s159,00\): €\s318,00/,
      'Bij het afhaalpunt tussen 2 en 4\u00a0maart.\n',
      'Op voorraad, tussen 2 en 4\u00a0maart',
      /\(NOORD25\): [-−]€\s25,00|\(NOORD25\): €\s-25,00/,
      'Levering: gratis',
      /Betaalkosten: €\s1,00/,
      /Totaal: €\s294,00/,
      /Inclusief 21\s% btw: €\s51,02/,
      'Dagwinkel Het Hoekje\nLindelaan 14\n9000 Gent\nma–za 9–18 uur',
      'Peeters bv\nBtw-nummer BE0123456749\nLindelaan 1\nbus 2\n9000 Gent\nBelgië',
      'Voor jou <3\nen voor mij',
      `${origin}/nl/order/bevestiging?order=1`,
      'Dit is een oefenwinkel',
    ]) {
      expect(mail?.text).toMatch(
        typeof expected === 'string' ? new RegExp(expected.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')) : expected,
      )
    }
  })

  test('the confirmation of an order placed in English is in English', async () => {
    const mail = await placeAndReadMail(2)
    expect(mail).toMatchObject({ language: 'en', subject: 'Your order UN-2026-00001' })
    for (const expected of ['Hello An,', 'Ordered on: 1 March 2026', 'Delivery: free', 'Total: €293.00', 'Belgium'])
      expect(mail?.text).toContain(expected)
    expect(mail?.text).toContain(`${origin}/en/order/confirmation?order=1`)
  })

  test('the HTML says the news in its title, shows the products, and says the rest as the text does', async () => {
    const mail = await placeAndReadMail(1)
    const html = mail?.html ?? ''
    expect(html).toMatch(/<html[^>]* lang="nl"/)
    expect(html).toMatch(/<h1[^>]*>Bij het afhaalpunt tussen 2 en 4\u00a0maart<\/h1>/)
    const pictures = [...html.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, address]) => address!)
    // Each picture has one file that mail programs can read.
    const fileName = new RegExp(`^${origin}/pictures/knop-[a-z-]+-${fallbackWidth.portrait}.webp$`)
    expect(pictures).toEqual([expect.stringMatching(fileName)])
    const links = [...html.matchAll(/<a[^>]* href="([^"]+)"/g)].map(([, address]) => address)
    expect(links).toEqual([`${origin}/nl/order/bevestiging?order=1`])
    const words = (text: string) => text.replace(/[-:\s]+/g, '')
    const read = words(html.replace(/<[^>]+>/g, ' ').replaceAll('&lt;', '<'))
    const lines = (mail?.text ?? '').split('\n').filter((one) => !one.includes('http'))
    for (const part of lines.flatMap((line) => line.split(': '))) {
      expect(read).toContain(words(part).replace(/\.$/, ''))
    }
    expect(html).toContain('Voor jou &lt;3<br>en voor mij')
    expect(html).not.toMatch(/\{\w+\}/)
  })
})

describe('the welcome email of an account', () => {
  const welcome = { kind: 'account-welcome', to: 'an@example.be' }

  test('the welcome is sent once, in the language of the account, and does not contain the password', async () => {
    await register(shopper, { ...accountDetails, id_lang: 2 })
    await logIn(shopper)
    expect(sandbox.mail).toMatchObject([{ ...welcome, language: 'en', subject: `Welcome to ${shopDetails.name}` }])
    expect(sandbox.mail[0]?.text).toContain(`${origin}/en/my-accocunt`)
    expect(JSON.stringify(sandbox.mail)).not.toContain(accountDetails.password)
  })

  test('the welcome is sent once to a guest who sets a password, and not to a guest without one', async () => {
    await shopper.guest()
    expect(sandbox.mail).toEqual([])
    const account = { ...guestDetails.account, password: accountDetails.password }
    await shopper.guest({ ...guestDetails, account })
    await shopper.guest({ ...guestDetails, account })
    expect(sandbox.mail).toMatchObject([{ ...welcome, language: 'nl' }])
  })

  test('no welcome is sent for a refused account', async () => {
    await register(shopper)
    await shopper.refused('POST', '/v1/accounts', accountDetails)
    expect(sandbox.mail).toHaveLength(1)
  })
})

describe('the files of emails', () => {
  const listFiles = (folder: string) => readdirSync(folder).sort()

  test('each email has its own file, which is not overwritten and whose name contains no email address', async () => {
    const folder = path.join(makeFolder({}), 'mail')
    openShop({ mailFolder: folder })
    await register(shopper)
    await openAccount(sandbox, 'Bo')
    writeFileSync(path.join(folder, `x-${listFiles(folder)[0]}`), '')
    openShop({ mailFolder: folder })
    await register(shopper, { ...accountDetails, email: 'AN@example.be' })
    const names = listFiles(folder).filter((name) => !name.startsWith('x'))
    expect(names).toHaveLength(3)
    const namePattern = /^2026-03-01T12-00-00\.500Z-account-welcome-[0-9a-f]{10}\.eml$/
    expect(names.filter((name) => namePattern.test(name))).toHaveLength(2)
    expect(names.filter((name) => name.endsWith('-2.eml'))).toHaveLength(1)
    expect(sandbox.mail).toEqual([])
  })

  test('a file is a message that mail programs can open', async () => {
    const folder = makeFolder({})
    openShop({ mailFolder: folder })
    await register(shopper)
    const [message = ''] = listFiles(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'))
    const [head = '', ...bodies] = message.split('\r\n\r\n')
    expect(head.split('\r\n')).toEqual([
      `From: ${shopDetails.name} <${shopDetails.email}>`,
      'To: an@example.be',
      `Subject: Welkom bij ${shopDetails.name}`,
      'Date: Sun, 01 Mar 2026 12:00:00 +0000',
      'Content-Language: nl',
      'MIME-Version: 1.0',
      expect.stringMatching(/^Content-Type: multipart\/alternative; boundary="part-[0-9a-f]{32}"$/),
    ])
    // The last alternative is the one that mail programs prefer (RFC 2046).
    expect(message.match(/^Content-Type: text\/\w+/gm)).toEqual(['Content-Type: text/plain', 'Content-Type: text/html'])
    expect(bodies[1]).toBe('Dag An,')
    const [html = ''] = bodies.at(-1)?.split('\r\n--') ?? []
    expect(Buffer.from(html, 'base64').toString()).toContain(`>Welkom bij ${shopDetails.name}</h1>`)
    expect(message.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/)
    expect(Math.max(...message.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(998)
  })

  test('the files are in a folder beside the database, and an in-memory database has no files', async () => {
    const folder = makeFolder({})
    openShop({ database: path.join(folder, 'shop.db') })
    expect(sandbox.mailFolder).toBe(path.join(folder, 'mail'))
    openShop()
    expect(sandbox.mailFolder).toBeNull()
  })

  test('an order succeeds even if its email cannot be written', async () => {
    const folder = makeFolder({ mail: 'a file' })
    openShop({ mailFolder: path.join(folder, 'mail') })
    await shopper.order()
    expect(await shopper.checkout()).toMatchObject({ cart: null })
    expect(sandbox.mail).toHaveLength(1)
  })
})

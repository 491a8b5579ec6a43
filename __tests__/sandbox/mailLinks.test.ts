import { fc } from '../support/propertyTests'
import { preventLinks } from '../../src/sandbox/mail/preventLinks'
import { openEachTest, sandbox, shopper } from '../support/sandbox/eachTest'
import { openSeededSandbox } from '../support/sandbox/openSeededSandbox'
import { accountDetails, register } from '../support/sandbox/register'
import { waitForEmails } from '../support/sandbox/sentEmails'
import { guestDetails, origin, Shopper } from '../support/sandbox/Shopper'

/**
 * Matches text that mail programs turn into a link: an address with a scheme or www, a host name, an email or IP
 * address.
 */
const linkPattern = /\p{L}:[^\s:]|[\\/]{2}[^\s\\/]|[\p{L}\p{N}][.。．｡]\p{L}|\S@\S|\d+[.]\d+[.]\d+[.]\d+/gu

describe('a text of a visitor', () => {
  test.each([
    ['Win http://evil.example/a?b=c now', 'Win http: // evil. example/a?b=c now'],
    ['HTTPS://EVIL.EXAMPLE', 'HTTPS: // EVIL. EXAMPLE'],
    ['www.evil.example', 'www. evil. example'],
    ['evil.example/x', 'evil. example/x'],
    ['mailto:x@evil.example', 'mailto: x @ evil. example'],
    ['javascript:alert(1)', 'javascript: alert(1)'],
    ['//evil.example', '// evil. example'],
    ['\\\\evil\\share', '\\\\ evil\\share'],
    ['evil。example evil．example', 'evil。 example evil． example'],
    ['http://192.0.2.1/', 'http: // 192. 0. 2. 1/'],
  ])('%s is not a link in an email', (given, shown) => {
    expect(preventLinks(given)).toBe(shown)
    expect(shown.match(linkPattern)).toBeNull()
  })

  test.each([
    'An',
    "O'Brien-De Smet",
    'bus 2.1',
    '€ 1.250,00',
    '14:30',
    'ma–za 9–18 uur',
    'Voor jou <3',
    'Bravo. Tot snel!',
    'en/of',
    '50 %',
  ])('%s does not change', (text) => expect(preventLinks(text)).toBe(text))

  test('no text becomes a link, and only spaces are added or removed', () => {
    const parts = fc.constantFrom(...Array.from('.:/\\@1 \n。é-?'), 'http', 'www', 'evil', '192')
    fc.assert(
      fc.property(
        fc.array(parts, { maxLength: 30 }).map((all) => all.join('')),
        (text) => {
          const shown = preventLinks(text)
          expect(shown.match(linkPattern)).toBeNull()
          expect(shown.replace(/ /g, '')).toBe(text.replace(/ /g, ''))
        },
      ),
    )
  })
})

describe('the emails of the shop', () => {
  const bait = 'Win http://evil.example www.evil.example'
  const person = { firstname: `${bait} <b>`, lastname: 'x@evil.example' }
  const address = {
    ...guestDetails.delivery,
    ...person,
    company: 'evil.example bv',
    address1: 'https://evil.example/laan 1',
    address2: '//evil.example',
    city: 'Gent www.evil.example',
  }
  openEachTest(undefined, { siteOrigin: origin })

  /** Returns the texts of all emails without the storefront's own links, which are on separate lines. */
  const readTexts = () =>
    sandbox.mail.flatMap(({ kind, text, html }) => {
      const lines = text.split('\n').filter((line) => !line.startsWith(`${origin}/`))
      const shown = html.replace(/<(head|style).*?<\/\1>/gs, '').replace(/<[^>]*>/g, ' ')
      return [
        { kind, links: lines.join('\n').match(linkPattern), text },
        { kind, links: shown.replace(/&\w+;/g, ' ').match(linkPattern), text: html },
      ]
    })

  test('an order, an account, a password, the newsletter and a withdrawal never link to text that a visitor typed', async () => {
    await register(shopper, { ...accountDetails, ...person, newsletter: true })
    const confirm = /#confirm=(\S+)/.exec(sandbox.mail.find(({ kind }) => kind === 'newsletter-confirm')?.text ?? '')
    await shopper.send('POST', '/v1/newsletter/confirmations', { token: confirm?.[1] })
    await shopper.send('POST', '/v1/passwords/reset', { email: accountDetails.email, id_lang: 1 })
    await waitForEmails(sandbox, 'password-reset')
    const { password } = accountDetails
    await shopper.send('PUT', '/v1/me/password', { password, new_password: 'een ander geheim' })
    const buyer = new Shopper(sandbox)
    await buyer.add(100801, 2)
    const account = { ...guestDetails.account, ...person, newsletter: true }
    await buyer.guest({ account, delivery: address, invoice: address })
    await buyer.wrap(`${bait}\n<a href="https://evil.example">hier</a>`)
    await buyer.carrier(1)
    await buyer.buy()
    await buyer.send('POST', '/v1/orders/1/withdrawals', { lines: [{ id_order_line: 1, quantity: 1 }], reason: bait })

    const texts = readTexts()
    expect([...new Set(texts.map(({ kind }) => kind))].sort()).toEqual([
      ...['account-welcome', 'newsletter-confirm', 'newsletter-welcome', 'order-confirmation', 'order-withdrawal'],
      ...['password-changed', 'password-reset'],
    ])
    expect(texts.filter(({ links }) => links !== null)).toEqual([])
  })

  test('markup in a name is shown as typed', async () => {
    await register(shopper, { ...accountDetails, firstname: '<b>An</b> & "co" {title}' })
    expect(sandbox.mail[0]?.text).toMatch(/^Dag <b>An<\/b> & "co" \{title\},\n/)
    expect(sandbox.mail[0]?.html).toContain('>Dag &lt;b&gt;An&lt;/b&gt; &amp; &quot;co&quot; {title},<')
  })
})

describe('the host of a mailed link', () => {
  const readMailedHost = async (siteOrigin: string | undefined, url: string, headers: Record<string, string>) => {
    const opened = openSeededSandbox({ passwordCost: 16, ...(siteOrigin && { siteOrigin }) })
    const body = JSON.stringify(accountDetails)
    await opened.answer(new Request(`${url}/web/v1/accounts`, { method: 'POST', headers, body }))
    const reset = JSON.stringify({ email: accountDetails.email, id_lang: 1 })
    await opened.answer(new Request(`${url}/web/v1/passwords/reset`, { method: 'POST', headers, body: reset }))
    await waitForEmails(opened, 'password-reset')
    const hosts = opened.mail.map(({ text }) => /^(https?:\/\/[^/]+)\//m.exec(text)?.[1])
    opened.close()
    expect(new Set(hosts).size).toBe(1)
    return hosts[0]
  }
  const site = 'http://localhost:9000'

  test.each<[string, string | undefined, string, Record<string, string>, string]>([
    ['the site itself', site, site, { Origin: site }, site],
    [
      'the same port by another loopback name',
      site,
      'http://127.0.0.1:9000',
      { Origin: 'http://127.0.0.1:9000' },
      'http://127.0.0.1:9000',
    ],
    ['another loopback port in Origin', site, site, { Origin: 'http://localhost:6666' }, site],
    ['another loopback port in Referer', site, site, { Referer: 'http://localhost:6666/x' }, site],
    ['another loopback port in Host', site, 'http://localhost:6666', {}, site],
    ['a loopback page and a published site', 'https://shop.example', site, { Origin: site }, 'https://shop.example'],
    ['another scheme', site, site, { Origin: 'https://localhost:9000' }, site],
    ['another site', site, site, { Origin: 'https://evil.example' }, site],
    ['no site that is known', undefined, site, { Origin: 'http://localhost:6666' }, site],
    ['no known site, and a Host that is no loopback', undefined, 'http://evil.example', {}, 'http://localhost:8000'],
  ])('with %s, the host is that of the site', async (_, siteOrigin, url, headers, expected) => {
    expect(await readMailedHost(siteOrigin, url, headers)).toBe(expected)
  })

  test('the confirmation of an order links to the site too, regardless of the page on which the payment began', async () => {
    const opened = openSeededSandbox({ siteOrigin: site })
    const customer = new Shopper(opened)
    customer.headers['Origin'] = 'http://localhost:6666'
    await customer.order()
    expect(opened.mail[0]?.text).toContain(`\n${site}/nl/order/bevestiging?order=1`)
    expect(opened.mail[0]?.text).not.toContain('6666')
    opened.close()
  })
})

import { emptyAnswer } from '../../../../src/contract/account'
import { origin } from '../../../support/sandbox/Shopper'
import { clock, openEachTest, sandbox, shopper as visitor, setStock } from '../../../support/sandbox/eachTest'

const minute = 60_000
const day = 24 * 60 * minute
const email = 'an@example.be'
let soldOutVariant: number
openEachTest('2026-03-01T12:00:00Z')
beforeEach(() => {
  soldOutVariant = sellOut()
})

/** Makes a variant sold out, and returns its id. */
function sellOut(offset = 0): number {
  const id = sandbox.database.value<number>(
    `SELECT id_product_attribute FROM combination JOIN product USING (id_product) WHERE active
      ORDER BY id_product_attribute LIMIT 1 OFFSET ${offset}`,
  )!
  setStock(id, 0)
  return id
}
const buildRequest = (given: object) => ({ email, id_product_attribute: soldOutVariant, id_lang: 1, ...given })
const requestAlert = (given: object = {}) => visitor.call(emptyAnswer, 'POST', '/v1/stock-alerts', buildRequest(given))
const confirmAlert = (token: string) => visitor.call(emptyAnswer, 'POST', '/v1/stock-alerts/confirmations', { token })
const refuseToConfirm = (token: string) => visitor.refused('POST', '/v1/stock-alerts/confirmations', { token })
const endAlert = (token: string) => visitor.call(emptyAnswer, 'POST', '/v1/stock-alerts/ends', { token })
/** Makes any request, because the sandbox checks for returned stock after each one. */
const visitShop = () => visitor.send('GET', '/v1')
const listMails = () => sandbox.mail.filter(({ kind }) => kind.startsWith('stock-'))
const listKinds = () => listMails().map(({ kind, to }) => `${kind} ${to}`)
const readRows = () => sandbox.database.all('SELECT email, state FROM stock_alert')
function readToken(): string {
  const token = /#confirm=(\S+)/.exec(listMails().at(-1)?.text ?? '')?.[1]
  if (!token) throw new Error('The latest email has no link that confirms')
  return token
}

test('a confirmed alert causes one email when the variant is back in stock, and its address is erased', async () => {
  expect(await requestAlert()).toEqual({})
  expect(readRows()).toEqual([{ email, state: 'pending' }])
  expect(listMails()[0]?.text).toContain(`${origin}/nl/weer-op-voorraad#confirm=`)
  await confirmAlert(readToken())
  await visitShop()
  expect(listKinds()).toEqual([`stock-confirm ${email}`])

  setStock(soldOutVariant, 2)
  await visitShop()
  await visitShop()
  expect(listKinds()).toEqual([`stock-confirm ${email}`, `stock-returned ${email}`])
  expect(listMails()[1]?.text).toMatch(new RegExp(`${origin}/nl/producten/[a-z0-9-]+/[a-z0-9-]+\n`))
  expect(readRows()).toEqual([{ email: '', state: 'answered' }])
})

test('the emails are in the language of the page and link to pages in that language', async () => {
  await requestAlert({ id_lang: 2 })
  expect(listMails()[0]?.text).toContain(`${origin}/en/back-in-stock#confirm=`)
  await confirmAlert(readToken())
  setStock(soldOutVariant, 1)
  await visitShop()
  expect(listMails()[1]).toMatchObject({ language: 'en', to: email })
  expect(listMails()[1]?.text).toContain(`${origin}/en/products/`)
})

test('a variant that is back in stock before the confirmation is reported right after it, and not before', async () => {
  await requestAlert()
  const token = readToken()
  setStock(soldOutVariant, 1)
  await visitShop()
  expect(listKinds()).toEqual([`stock-confirm ${email}`])
  await confirmAlert(token)
  expect(listKinds()).toHaveLength(2)
})

test('the link in the email ends an alert and erases its address', async () => {
  await requestAlert()
  const token = readToken()
  await confirmAlert(token)
  await endAlert(token)
  await endAlert(token)
  setStock(soldOutVariant, 1)
  await visitShop()
  expect(listKinds()).toHaveLength(1)
  expect(readRows()).toEqual([{ email: '', state: 'ended' }])
  expect(await refuseToConfirm(token)).toMatchObject({ status: 410 })
})

test('a link can confirm for seven days, and repeating it gives the same response', async () => {
  await requestAlert()
  const late = readToken()
  clock.time += 8 * day
  expect(await refuseToConfirm(late)).toMatchObject({ status: 410 })
  await requestAlert()
  const token = readToken()
  expect([await confirmAlert(token), await confirmAlert(token)]).toEqual([{}, {}])
  setStock(soldOutVariant, 1)
  await visitShop()
  expect(await confirmAlert(token)).toEqual({})
})

test('a request that is never confirmed is deleted by the first request after a week', async () => {
  await requestAlert()
  clock.time += 8 * day
  await requestAlert({ email: 'bo@example.be' })
  expect(readRows()).toEqual([{ email: 'bo@example.be', state: 'pending' }])
})

test('the response is the same for an address that already waits, and it gets no further email', async () => {
  await requestAlert()
  await confirmAlert(readToken())
  expect(await requestAlert({ email: 'AN@example.be' })).toEqual({})
  expect(listKinds()).toHaveLength(1)
})

test('an address gets at most three emails within a quarter of an hour', async () => {
  for (let count = 1; count <= 5; count += 1) expect(await requestAlert()).toEqual({})
  expect(listKinds()).toHaveLength(3)
  clock.time += 16 * minute
  await requestAlert()
  expect(listKinds()).toHaveLength(4)
})

test('an address can wait for at most twenty variants', async () => {
  for (let count = 0; count < 22; count += 1) {
    clock.time += 6 * minute
    await requestAlert({ id_product_attribute: sellOut(count) })
  }
  expect(readRows()).toHaveLength(20)
})

test('one sender can make at most twenty requests within a minute', async () => {
  for (let count = 0; count < 20; count += 1) await requestAlert({ email: `a${count}@example.be` })
  expect(await visitor.refused('POST', '/v1/stock-alerts', buildRequest({}))).toMatchObject({ status: 429 })
})

test.each([
  [{ email: 'not an address' }, 422],
  [{ id_product_attribute: 99_999_999 }, 404],
  [{ id_product_attribute: 'spile' }, 422],
  [{ id_product_attribute: -1 }, 422],
])('the request %j is refused with %i', async (given, status) => {
  expect(await visitor.refused('POST', '/v1/stock-alerts', buildRequest(given))).toMatchObject({ status })
  expect(listKinds()).toEqual([])
})

test.each([0, 43, 5000])('an unknown token of %i letters neither confirms nor ends an alert', async (length) => {
  const token = 'x'.repeat(length)
  for (const call of ['confirmations', 'ends']) {
    const { status } = await visitor.refused('POST', `/v1/stock-alerts/${call}`, { token })
    expect([404, 422]).toContain(status)
  }
})

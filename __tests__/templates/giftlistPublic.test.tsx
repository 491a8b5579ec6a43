import { openAccount } from '../support/sandbox/register'
import shopDetails from '../../data/shop.json'
import { act, screen, within } from '@testing-library/react'
import { seedDemoGiftlist } from '../../src/sandbox/database/seedDemoGiftlist'
import { axe } from '../support/axe'
import { retryLabel } from '../support/data/commonSentences'
import { setDay } from '../support/dom/setDay'
import { addGiftlistItem, publishGiftlist } from '../support/sandbox/giftlistCalls'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { demoCode, findCard, giftlistMessages, visitGiftlists } from '../support/pages/visitGiftlists'

const server = startSandboxServer()
const today = new Date('2026-03-02')
beforeEach(() => {
  setDay('2026-03-02')
  seedDemoGiftlist(server.sandbox.database, today)
})
afterEach(() => jest.useRealTimers())

const path = { nl: `/nl/wenslijsten/${demoCode}`, en: `/en/giftlists/${demoCode}` }
const { list: listMessages, item: itemMessages } = giftlistMessages.nl
const shownNames = () =>
  within(screen.getByRole('region'))
    .getAllByRole('listitem')
    .map((card) => within(card).getAllByRole('link')[0]?.textContent)

test.each(['nl', 'en'] as const)(
  'the page of a list shows its owners, its items and how many are chosen, in %s',
  async (language) => {
    const messages = giftlistMessages[language]
    const { container } = visitGiftlists(path[language])
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(language === 'nl' ? 'Wenslijst' : 'Gift list')
    expect(await screen.findByRole('heading', { level: 1, name: 'Noor en Elias' })).toBeVisible()
    expect(screen.getByText(/^“Wij hebben al een huis, .* te helpen\.”$/)).toHaveClass('serif')
    expect(screen.getByText(messages.list.chosen(7, 16))).toBeVisible()
    expect(screen.getByText(messages.list.days(145))).toBeVisible()
    expect(
      screen.getByText(language === 'nl' ? 'Wenslijst, zaterdag 25 juli' : 'Gift list, Saturday 25 July'),
    ).toBeVisible()
    expect(screen.getByText(new RegExp(language === 'nl' ? 'blijft tot 26 juli' : 'until 26 July'))).toBeVisible()
    expect(document.title).toMatch(/^Noor en Elias \|/)
    expect(shownNames()).toHaveLength(7)
    expect(await axe(container)).toHaveNoViolations()
  },
)

test('search engines do not index a list, and the page shows none of its data before the shop API responds', async () => {
  const answered = server.sandbox
  server.overrideAnswer('get', '/v1/giftlists/:list', async ({ request }) => answered.answer(request.clone()))
  visitGiftlists(path.nl)
  expect(document.body).not.toHaveTextContent('Noor')
  await screen.findByText('Noor en Elias')
  const head = JSON.parse(screen.getByTestId('head').textContent!) as Record<string, unknown>
  expect(head).toMatchObject({ title: `Wenslijst | ${shopDetails.name}`, canonical: path.nl, noindex: true })
})

test('each item shows its progress in items or in euros, and how to give it', async () => {
  visitGiftlists(path.nl)
  const sofa = await findCard('Lampi driezitsbank')
  expect(sofa.getByText(itemMessages.collected('€ 1.745'))).toBeVisible()
  expect(sofa.getByText(itemMessages.leftAmount('€ 1.145'))).toBeVisible()
  expect(sofa.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    '€\u00a025',
    '€\u00a050',
    '€\u00a0100',
  ])
  expect(sofa.getByRole('radio', { name: /50/ })).toBeChecked()
  expect(sofa.getByRole('button', { name: /^Leg €.50 mee: Lampi/ })).toBeVisible()

  const chair = await findCard('Spile stoel')
  expect(chair.getByText(itemMessages.someTaken(4, 6))).toBeVisible()
  expect(chair.getByText(itemMessages.left(2))).toBeVisible()
  expect(chair.getByRole('button', { name: /^Geef er één: Spile/ })).toBeVisible()

  const lamp = await findCard('Kuppel hanglamp')
  expect(lamp.getByText(itemMessages.taken)).toBeVisible()
  expect(lamp.getByText(itemMessages.allTaken(2))).toBeVisible()
  expect(lamp.queryByRole('button')).toBeNull()

  const vase = await findCard('Rille vaas')
  expect(vase.getByText(itemMessages.free)).toBeVisible()
  expect(vase.getByRole('button', { name: /^Geef dit cadeau: Rille/ })).toBeVisible()
  expect(vase.queryByRole('button', { name: new RegExp(itemMessages.share) })).toBeNull()
  expect(vase.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^\/nl\/producten\/rille-vaas\//))
})

test('the address contains the filter and the order, which a reload restores', async () => {
  const { shopper, address, unmount } = visitGiftlists(`${path.nl}?utm_source=app`)
  await findCard('Rille vaas')
  const before = shownNames()
  await shopper.click(screen.getByRole('checkbox', { name: listMessages.freeOnly }))
  expect(shownNames()).toEqual(before.filter((name) => name !== 'Kuppel hanglamp'))
  expect(screen.getByText(listMessages.shown(6))).toBeInTheDocument()
  await shopper.selectOptions(screen.getByRole('combobox', { name: listMessages.sort }), listMessages.sortings.cheap)
  expect(address()).toBe(`${path.nl}?utm_source=app&free=1&sort=cheap`)
  const cheapest = shownNames()
  expect(cheapest[0]).toBe('Rille vaas')
  expect(cheapest.at(-1)).toBe('Lampi driezitsbank')
  unmount()
  visitGiftlists(`${path.nl}?free=1&sort=cheap`)
  await findCard('Rille vaas')
  expect(shownNames()).toEqual(cheapest)
})

test.each(['/nl/wenslijsten/K7QFM2XP', '/nl/wenslijsten/9999', '/nl/wenslijsten/%3Cb%3E', '/nl/wenslijsten/..%2Fme'])(
  'the page of the unknown list %s says so and has a search for another one',
  async (unknown) => {
    const { shopper, container, address } = visitGiftlists(unknown)
    expect(await screen.findByRole('heading', { level: 1, name: listMessages.unknown })).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(listMessages.unknownText)
    expect(screen.getByRole('link', { name: listMessages.toHome })).toHaveAttribute('href', '/nl/wenslijsten/')
    expect(await axe(container)).toHaveNoViolations()
    if (unknown.includes('%')) expect(server.asked().join()).not.toContain('giftlists/')
    await shopper.type(screen.getByRole('searchbox', { name: giftlistMessages.nl.find.label }), 'noor{Enter}')
    expect(address()).toBe('/nl/wenslijsten/?search=noor')
  },
)

test('a closed list shows a message and none of its data', async () => {
  server.sandbox.database.run(`UPDATE giftlist SET published = 0 WHERE code = '${demoCode}'`)
  visitGiftlists(path.en)
  expect(await screen.findByRole('heading', { level: 1, name: giftlistMessages.en.list.closed })).toBeVisible()
  expect(document.body).not.toHaveTextContent('Wij hebben')
})

test('a list that cannot be loaded has a retry button, and too many attempts show a message', async () => {
  server.failCall('get', '/v1/giftlists/:list')
  const { shopper } = visitGiftlists(path.nl)
  expect(await screen.findByRole('alert')).toHaveTextContent(/kunnen de winkel niet bereiken/)
  server.failCall('get', '/v1/giftlists/:list', 429, { type: 'too_many_attempts', data: { retry_after: 800 } })
  await shopper.click(screen.getByRole('button', { name: retryLabel.nl }))
  expect(await screen.findByText(/over 14 minuten/)).toBeVisible()
  server.restoreCalls()
  await shopper.click(screen.getByRole('button', { name: retryLabel.nl }))
  expect(await screen.findByText('Rille vaas')).toBeVisible()
})

test('the counts are refreshed when the user returns to the tab, and stay after a failure', async () => {
  visitGiftlists(path.nl)
  await screen.findByText(listMessages.chosen(7, 16))
  server.sandbox.database.run(`UPDATE giftlist_product SET received = 2 WHERE id_product_attribute = 104401`)
  const comeBack = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  await comeBack()
  expect(await screen.findByText(listMessages.chosen(9, 16))).toBeVisible()
  server.failCall('get', '/v1/giftlists/:list')
  await comeBack()
  expect(screen.getByText(listMessages.chosen(9, 16))).toBeVisible()
  server.restoreCalls()
  server.sandbox.database.run(`UPDATE giftlist SET published = 0`)
  await comeBack()
  expect(await screen.findByRole('heading', { name: listMessages.closed })).toBeVisible()
})

test('an older response does not replace a newer one', async () => {
  visitGiftlists(path.nl)
  await screen.findByText(listMessages.chosen(7, 16))
  const comeBack = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  const older = server.holdAnswer('get', '/v1/giftlists/:list')
  await comeBack()
  await older.asked
  server.restoreCalls()
  server.sandbox.database.run(`UPDATE giftlist_product SET received = 2 WHERE id_product_attribute = 104401`)
  await comeBack()
  expect(await screen.findByText(listMessages.chosen(9, 16))).toBeVisible()
  const arrived = new Promise<void>((resolve) => server.server.events.on('response:mocked', () => resolve()))
  older.answer()
  await act(() => arrived)
  // The API client reads and checks the response in a few more steps.
  for (let step = 0; step < 20; step += 1) await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(screen.getByText(listMessages.chosen(9, 16))).toBeVisible()
})

test('hostile texts of an owner are shown as text, and an empty list says so', async () => {
  const hostile = '<script>alert(1)</script>$&\u202E' + 'x'.repeat(60)
  const owner = await openAccount(server.sandbox)
  const { code } = await publishGiftlist(owner, {
    name: hostile,
    name_parents: '<b>An</b>',
    welcome_message: `<img src=x onerror=alert(1)>\n${'y'.repeat(1900)}`,
  })
  const { container, shopper } = visitGiftlists(`/nl/wenslijsten/${code}`)
  const heading = await screen.findByRole('heading', { level: 1, name: /<script>/ })
  expect(heading).toHaveAttribute('dir', 'auto')
  expect(document.title.startsWith('<script>alert(1)</script>$&')).toBe(true)
  expect(screen.getByText(listMessages.by('<b>An</b>'))).toBeVisible()
  expect(screen.getByText(/^“<img src=x/)).toHaveClass('clamped')
  await shopper.click(screen.getByRole('button', { name: listMessages.readMore }))
  expect(screen.getByText(/^“<img src=x/)).not.toHaveClass('clamped')
  expect(screen.getByRole('button', { name: listMessages.readLess })).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByText(listMessages.empty)).toBeVisible()
  expect(container.querySelector('main script[src], h1 script, p img, p b')).toBeNull()
})

test('each item shows its stock status, and a sold-out item can be given only in part', async () => {
  const setStock = (stock: number, ...variants: number[]) =>
    variants.forEach((variant) =>
      server.sandbox.database.run('UPDATE combination SET stock = ? WHERE id_product_attribute = ?', stock, variant),
    )
  setStock(0, 105001, 102001)
  setStock(1, 100401)
  visitGiftlists(path.nl)
  const vase = await findCard('Rille vaas')
  expect(vase.getByText('Uitverkocht')).toBeVisible()
  expect(vase.queryByText(itemMessages.free)).toBeNull()
  expect(vase.queryByRole('button')).toBeNull()
  const sofa = await findCard('Lampi driezitsbank')
  expect(sofa.getByText('Uitverkocht')).toBeVisible()
  expect(sofa.getByRole('button', { name: /^Leg €.50 mee/ })).toBeVisible()
  const chairs = await findCard('Spile stoel')
  expect(chairs.getByText(itemMessages.fewInStock(1))).toBeVisible()
  expect(chairs.getByRole('button', { name: /^Geef dit cadeau/ })).toBeVisible()
})

test('an item that is no longer sold cannot be given', async () => {
  const owner = await openAccount(server.sandbox)
  const { code, id_giftlist } = await publishGiftlist(owner)
  await addGiftlistItem(owner, id_giftlist)
  server.sandbox.database.run('UPDATE product SET active = 0 WHERE id_product = 1001')
  visitGiftlists(`/nl/wenslijsten/${code}`)
  const card = await findCard('Tove eetkamerstoel')
  expect(card.getByText(itemMessages.notSold)).toBeVisible()
  expect(card.queryByRole('button')).toBeNull()
})

test('an owner who wants to be surprised sees no counts on the public page, and cannot give from it', async () => {
  const owner = await openAccount(server.sandbox)
  const { code, id_giftlist } = await publishGiftlist(owner, { hidden_until: '2030-01-01' })
  await addGiftlistItem(owner, id_giftlist)
  window.localStorage.setItem('upnorth.session', owner.headers['CustomerToken']!)
  visitGiftlists(`/nl/wenslijsten/${code}`)
  const card = await findCard('Tove eetkamerstoel')
  expect(card.getByText(itemMessages.wished(1))).toBeVisible()
  expect(screen.queryByText(/gekozen/)).toBeNull()
  expect(screen.getByText(listMessages.ownSurprise)).toBeVisible()
  expect(card.queryByRole('button')).toBeNull()
})

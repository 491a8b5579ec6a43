import { openAccount } from '../support/sandbox/register'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { seedDemoGiftlist } from '../../src/sandbox/database/seedDemoGiftlist'
import { giftlistLines as giftLines } from '../../src/i18n/en/giftlistLines'
import { catalogue } from '../../src/i18n/nl/firstLoad/catalogue'
import { logOut } from '../../src/store/account/logOut'
import { slowThreshold } from '../../src/ui/status/useIsSlow'
import { axe } from '../support/axe'
import { addGiftlistItem, publishGiftlist } from '../support/sandbox/giftlistCalls'
import { giveGift } from '../support/sandbox/giveGift'
import { Shopper } from '../support/sandbox/Shopper'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { demoCode, findCard, giftlistMessages, panelMessages, visitGiftlists } from '../support/pages/visitGiftlists'

const server = startSandboxServer()
beforeEach(() => seedDemoGiftlist(server.sandbox.database, new Date()))

const path = { nl: `/nl/wenslijsten/${demoCode}`, en: `/en/giftlists/${demoCode}` }
const { give: messages, item: itemMessages } = giftlistMessages.nl

type Visit = ReturnType<typeof visitGiftlists>

/** Presses a button of an item's card. Returns the panel that it opens. */
async function openPanel({ shopper }: Visit, item: string, button: RegExp) {
  await shopper.click((await findCard(item)).getByRole('button', { name: button }))
  return within(await screen.findByRole('dialog', { name: /Geef een cadeau|Give a gift/ }))
}

/** Opens the page of the demo list and the panel of one of its items. */
async function startGift(item: string, button: RegExp) {
  const visit = visitGiftlists(path.nl)
  return { visit, panel: await openPanel(visit, item, button) }
}

const submit = ({ shopper }: Visit, label = messages.submit) =>
  shopper.click(screen.getByRole('button', { name: label }))
const messageBox = () => screen.getByRole('textbox', { name: /^(Bericht voor|Message for)/ })
const amountBox = () => screen.getByRole('textbox', { name: messages.amount })
const lines = ({ shop }: Visit) =>
  shop.getState().cart.cart?.items.map(({ name, quantity, amount, message }) => ({ name, quantity, amount, message }))
const findCartPanel = (language: 'nl' | 'en' = 'nl') =>
  screen.findByRole('dialog', { name: panelMessages[language].cartResult.added })

/** Returns the payloads and keys of the additions that were sent. */
const sentAdditions = () =>
  Promise.all(
    server.requests
      .filter(({ method, url }) => method === 'POST' && url.endsWith('/cart/items'))
      .map(async (request) => ({
        key: request.headers.get('Idempotency-Key'),
        payload: (await request.clone().json()) as Record<string, unknown>,
      })),
  )

const findItem = (variant: number) =>
  server.sandbox.database.one<{ id: number }>(
    `SELECT id_giftlist_product AS id FROM giftlist_product WHERE id_product_attribute = ?`,
    variant,
  )?.id ?? 0

/** Makes another visitor give and pay first. */
async function giveBefore(variant: number, gift: { quantity?: number; amount?: number }) {
  const other = new Shopper(server.sandbox)
  await giveGift(other, variant, findItem(variant), gift)
  await other.guest()
  await other.carrier(4)
  await other.pay()
}

const [spile, sofa, vase] = [100401, 102001, 105001]

test('the panel names the owners of the list rather than the occasion', async () => {
  const owner = await openAccount(server.sandbox)
  const { code, id_giftlist } = await publishGiftlist(owner, { name: 'Trouwfeest', name_parents: 'An en Bo' })
  await addGiftlistItem(owner, id_giftlist)
  const panel = await openPanel(visitGiftlists(`/nl/wenslijsten/${code}`), 'Tove eetkamerstoel', /^Geef dit cadeau/)
  expect(panel.getByText(messages.forList('An en Bo'))).toBeVisible()
  expect(messageBox()).toHaveAccessibleName(/^Bericht voor An en Bo/)
})

test('a logout in another tab closes the panel, and the next giver finds no message', async () => {
  const { visit } = await startGift('Spile stoel', /^Geef er één/)
  await visit.shopper.type(messageBox(), 'Geheim')
  await act(async () => void (await visit.shop.dispatch(logOut())))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await openPanel(visit, 'Spile stoel', /^Geef er één/)
  expect(messageBox()).toHaveValue('')
})

test('a gift whose addition takes long says so', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const { visit, panel } = await startGift('Spile stoel', /^Geef er één/)
  const { answer } = server.holdAnswer('post', '/v1/cart/items')
  await submit(visit)
  await act(() => jest.advanceTimersByTimeAsync(slowThreshold))
  expect(await panel.findByText(catalogue.product.slow)).toBeVisible()
  jest.useRealTimers()
  answer()
  await findCartPanel()
})

test('a whole gift is added to the cart with its quantity and message', async () => {
  const { visit, panel } = await startGift('Spile stoel', /^Geef er één/)
  expect(panel.getByText(messages.forList('Noor en Elias'))).toBeVisible()
  await visit.shopper.click(panel.getByRole('button', { name: messages.more }))
  expect(panel.getByRole('button', { name: messages.more })).toHaveAttribute('aria-disabled', 'true')
  expect(panel.getByText(messages.most(2))).toBeVisible()
  await visit.shopper.type(messageBox(), ' Voor wie blijft eten <3 ')
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations()
  await submit(visit)
  await findCartPanel()
  expect(screen.queryByRole('dialog', { name: messages.title })).toBeNull()
  expect(lines(visit)).toMatchObject([
    { name: 'Spile stoel', quantity: 2, amount: null, message: 'Voor wie blijft eten <3' },
  ])
  const [{ payload } = { payload: {} }] = await sentAdditions()
  expect(payload).toEqual({
    id_product: 1004,
    id_product_attribute: spile,
    quantity: 2,
    id_lang: 1,
    id_giftlist_product: findItem(spile),
    amount: null,
    message: 'Voor wie blijft eten <3',
  })
  // All remaining items are in the cart of this giver.
  const card = await findCard('Spile stoel')
  expect(card.getByText(itemMessages.inCart)).toBeInTheDocument()
  expect(card.queryByRole('button', { hidden: true, name: /Geef/ })).toBeNull()
})

test('another gift to the same item begins with the message of the first one, which it would replace', async () => {
  const { visit } = await startGift('Spile stoel', /^Geef er één/)
  await visit.shopper.type(messageBox(), 'Van ons')
  await submit(visit)
  await visit.shopper.click(
    within(await findCartPanel()).getByRole('button', { name: panelMessages.nl.cartResult.goOn }),
  )
  await openPanel(visit, 'Spile stoel', /^Geef dit cadeau/)
  expect(messageBox()).toHaveValue('Van ons')
  await visit.shopper.type(messageBox(), ', en van oma')
  await submit(visit)
  await waitFor(() =>
    expect(lines(visit)).toEqual([{ name: 'Spile stoel', quantity: 2, amount: null, message: 'Van ons, en van oma' }]),
  )
})

test('a contribution of a chosen amount is added to the cart, and a second one increases it, in English', async () => {
  const visit = visitGiftlists(path.en)
  const sofaCard = await findCard('Lampi three-seat sofa')
  await visit.shopper.click(sofaCard.getByRole('radio', { name: /100/ }))
  const panel = await openPanel(visit, 'Lampi three-seat sofa', /^Contribute €100/)
  expect(panel.getByText(giftLines.contributionRule('Noor en Elias'))).toBeVisible()
  expect(panel.getByRole('radio', { name: /100/ })).toBeChecked()
  await submit(visit, giftlistMessages.en.give.submit)
  await visit.shopper.click(within(await findCartPanel('en')).getByRole('button', { name: panelMessages.en.close }))
  expect(lines(visit)).toMatchObject([{ quantity: 1, amount: 100, message: '' }])

  await openPanel(visit, 'Lampi three-seat sofa', /^Other amount/)
  const box = screen.getByRole('textbox', { name: giftlistMessages.en.give.amount })
  await visit.shopper.clear(box)
  await visit.shopper.type(box, '12.50')
  await submit(visit, giftlistMessages.en.give.submit)
  await findCartPanel('en')
  expect(lines(visit)).toMatchObject([{ quantity: 1, amount: 112.5 }])
})

test.each([
  ['', messages.amountMissing],
  ['1145,01', /Er is nog €.1\.145 nodig/],
])('the amount "%s" is refused with a message, and the field receives the focus', async (typed, sentence) => {
  const { visit } = await startGift('Lampi driezitsbank', /^Ander bedrag/)
  await visit.shopper.clear(amountBox())
  if (typed) await visit.shopper.type(amountBox(), typed)
  await submit(visit)
  expect(screen.getByText(sentence)).toBeVisible()
  expect(amountBox()).toHaveFocus()
  expect(amountBox()).toBeInvalid()
  await visit.shopper.clear(amountBox())
  await visit.shopper.type(amountBox(), '30')
  expect(amountBox()).toBeValid()
  expect(await sentAdditions()).toEqual([])
})

test('a message shows the number of characters left near its limit, and is refused beyond it', async () => {
  const { visit } = await startGift('Rille vaas', /^Geef dit cadeau/)
  await visit.shopper.click(messageBox())
  await visit.shopper.paste('a'.repeat(490))
  expect(screen.getAllByText(messages.messageLeft(10))[0]).toBeVisible()
  await visit.shopper.paste('a'.repeat(12))
  expect(screen.getByText(messages.messageLong(500, 2))).toBeVisible()
  await submit(visit)
  expect(messageBox()).toHaveFocus()
  expect(await sentAdditions()).toEqual([])
})

test('the typed text survives closing the panel and a reload, and is cleared once the gift is in the cart', async () => {
  const { visit } = await startGift('Lampi driezitsbank', /^Ander bedrag/)
  await visit.shopper.clear(amountBox())
  await visit.shopper.type(amountBox(), '37')
  await visit.shopper.type(messageBox(), 'Proficiat')
  await visit.shopper.click(screen.getByRole('button', { name: messages.close }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  visit.unmount()

  const reloaded = visitGiftlists(path.nl)
  await openPanel(reloaded, 'Lampi driezitsbank', /^Ander bedrag/)
  expect(amountBox()).toHaveValue('37')
  expect(messageBox()).toHaveValue('Proficiat')
  await submit(reloaded)
  await findCartPanel()
  expect(window.sessionStorage.getItem(`upnorth.draft.gift-${findItem(sofa)}`)).toBeNull()
})

test('when another giver was faster, the panel shows what remains and keeps the typed text', async () => {
  const { visit, panel } = await startGift('Spile stoel', /^Geef er één/)
  await visit.shopper.click(panel.getByRole('button', { name: messages.more }))
  await visit.shopper.type(messageBox(), 'Proficiat')
  await giveBefore(spile, { quantity: 1 })
  await submit(visit)
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.takenSome(1))
  expect(messageBox()).toHaveValue('Proficiat')
  const card = await findCard('Spile stoel')
  await waitFor(() => expect(card.getByText(itemMessages.someTaken(5, 6))).toBeInTheDocument())
  await submit(visit)
  await findCartPanel()
  expect(lines(visit)).toMatchObject([{ quantity: 1, message: 'Proficiat' }])
})

test('when less remains than a giver typed, the amount and the message stay', async () => {
  const { visit } = await startGift('Lampi driezitsbank', /^Leg €.50 mee/)
  await visit.shopper.type(messageBox(), 'Proficiat')
  await giveBefore(sofa, { amount: 1115 })
  await submit(visit)
  expect(await screen.findByRole('alert')).toHaveTextContent(/er is nog €.30 nodig/)
  expect(messageBox()).toHaveValue('Proficiat')
  expect(amountBox()).toHaveValue('50')
  await waitFor(() => expect(amountBox()).toHaveAccessibleDescription(/Kies een bedrag tot €.30/))
})

test('when the whole gift has been taken, the panel says so and has no submit button', async () => {
  const { visit } = await startGift('Rille vaas', /^Geef dit cadeau/)
  await visit.shopper.type(messageBox(), 'Proficiat')
  await giveBefore(vase, { quantity: 1 })
  await submit(visit)
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.takenAll)
  await waitFor(() => expect(screen.queryByRole('button', { name: messages.submit })).toBeNull())
  expect(messageBox()).toHaveValue('Proficiat')
  await visit.shopper.click(screen.getByRole('button', { name: messages.back }))
  expect((await findCard('Rille vaas')).getByText(itemMessages.thanks)).toBeInTheDocument()
})

const removeVase = () =>
  server.sandbox.database.run('DELETE FROM giftlist_product WHERE id_giftlist_product = ?', findItem(vase))

test.each<[string, (visit: Visit) => Promise<void> | void]>([
  ['the button is pressed', (visit) => submit(visit)],
  ['the tab is visible again', () => void act(() => document.dispatchEvent(new Event('visibilitychange')))],
])('the panel and the typed text of an item that its owner has removed stay when %s', async (_when, notice) => {
  const { visit, panel } = await startGift('Rille vaas', /^Geef dit cadeau/)
  await visit.shopper.type(messageBox(), 'Proficiat')
  removeVase()
  await notice(visit)
  expect(await panel.findByText(messages.refused)).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('button', { name: messages.submit })).toBeNull())
  expect(messageBox()).toHaveValue('Proficiat')
})

test('the panel also stays when the last item of a list is removed', async () => {
  const { visit, panel } = await startGift('Rille vaas', /^Geef dit cadeau/)
  await visit.shopper.type(messageBox(), 'Proficiat')
  server.sandbox.database.run('UPDATE giftlist_product SET quantity = 0')
  await submit(visit)
  expect(await panel.findByText(messages.refused)).toBeVisible()
  expect(messageBox()).toHaveValue('Proficiat')
})

const setVase = (column: 'stock' | 'price_cents', value: number) =>
  server.sandbox.database.run(`UPDATE combination SET ${column} = ? WHERE id_product_attribute = ?`, value, vase)

test.each<[string, () => void, string | RegExp, boolean]>([
  ['sold out', () => setVase('stock', 0), messages.errors.soldOut, false],
  ['dearer', () => setVase('price_cents', 30_000), /duurder: €.300 in plaats van €.\d+/, true],
])('before typing anything, the giver learns that an item is now %s', async (_what, change, notice, open) => {
  const visit = visitGiftlists(path.nl)
  await findCard('Rille vaas')
  change()
  const panel = await openPanel(visit, 'Rille vaas', /^Geef dit cadeau/)
  expect(await panel.findByText(notice)).toBeVisible()
  expect(panel.queryByRole('button', { name: messages.submit }) !== null).toBe(open)
  expect(panel.queryByRole('alert')).toBeNull()
})

test('a message is shown when the list was closed in the meantime', async () => {
  const { visit } = await startGift('Rille vaas', /^Geef dit cadeau/)
  server.sandbox.database.run('UPDATE giftlist SET published = 0')
  await submit(visit)
  expect(await screen.findByRole('heading', { level: 1, name: giftlistMessages.nl.list.closed })).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a contribution whose response was lost counts once, no matter how often it is sent', async () => {
  const { visit } = await startGift('Lampi driezitsbank', /^Leg €.50 mee/)
  server.loseAnswer('post', '/v1/cart/items')
  await submit(visit)
  await screen.findByRole('alert')
  server.restoreCalls()
  await submit(visit)
  await findCartPanel()
  expect(lines(visit)).toMatchObject([{ quantity: 1, amount: 50 }])
  const keys = (await sentAdditions()).map(({ key }) => key)
  expect(new Set(keys).size).toBe(1)
})

test('a contribution that is corrected after a lost response is another one, with its own key', async () => {
  const { visit } = await startGift('Lampi driezitsbank', /^Leg €.50 mee/)
  server.failCall('post', '/v1/cart/items')
  await submit(visit)
  await screen.findByRole('alert')
  server.restoreCalls()
  await visit.shopper.clear(amountBox())
  await visit.shopper.type(amountBox(), '60')
  await submit(visit)
  await findCartPanel()
  expect(lines(visit)).toMatchObject([{ amount: 60 }])
  const keys = (await sentAdditions()).map(({ key }) => key)
  expect(keys.at(-1)).not.toBe(keys[0])
})

test('a success without a cart does not count as a gift in the cart', async () => {
  const { visit } = await startGift('Rille vaas', /^Geef dit cadeau/)
  server.overrideAnswer('post', '/v1/cart/items', () => new HttpResponse(null, { status: 204 }))
  await submit(visit)
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.errors.unsettled)
  server.restoreCalls()
  await submit(visit)
  await findCartPanel()
  expect(lines(visit)).toMatchObject([{ quantity: 1 }])
})

test('an item that suggests a contribution can also be given as a whole, as long as there are no contributions', async () => {
  server.sandbox.database.run('DELETE FROM order_line WHERE amount_cents IS NOT NULL')
  const { visit, panel } = await startGift('Lampi driezitsbank', /^Geef het hele cadeau/)
  expect(panel.getByRole('radio', { name: new RegExp(`^${messages.whole}`) })).toBeChecked()
  await submit(visit)
  await findCartPanel()
  expect(lines(visit)).toMatchObject([{ quantity: 1, amount: null }])
})

import { screen, waitFor, within } from '@testing-library/react'
import { axe } from '../support/axe'
import { findLoginHeading, logInHere } from '../support/pages/accountPage'
import { findRow, insertOwnGiftlist, listMessages, openItems, withGiftlist } from '../support/pages/giftlistPages'
import { readOwnGiftlist } from '../support/sandbox/giftlistCalls'
import { insertGift } from '../support/sandbox/insertGift'
import { withCustomer } from '../support/sandbox/storeVisitor'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { setDay } from '../support/dom/setDay'

const server = startSandboxServer()
afterEach(() => jest.useRealTimers())
const messages = listMessages.nl.items
const chair = /Tove eetkamerstoel$/
const bench = /Tove bank$/

const readItems = () =>
  server.sandbox.database.all<{ id: number; quantity: number; received: number }>(
    'SELECT id_product_attribute AS id, quantity, received FROM giftlist_product ORDER BY priority',
  )
const readOrder = () => readItems().map(({ id }) => id)
const shownOrder = () =>
  within(screen.getByRole('region', { name: messages.title }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)

test.each(['nl', 'en'] as const)(
  'each item shows its product, its price and how much of it was given (%s)',
  async (language) => {
    const { customer, id_giftlist } = await withGiftlist(server, [
      { variant: 100101, quantity: 3 },
      { variant: 100301, quantity: 1 },
    ])
    const own = await readOwnGiftlist(customer, id_giftlist)
    insertGift(server.sandbox, own.items[0]!)
    insertGift(server.sandbox, own.items[1]!, { amount_cents: 5000 })
    openItems({ language })
    const { items } = listMessages[language]
    const [first, second] = own.items
    const row = await findRow(new RegExp(`${language === 'nl' ? first!.name! : 'Tove dining chair'}$`))
    expect(row.getByText(items.given.items(1, 3))).toBeVisible()
    expect(row.getByText(items.given.left(2))).toBeVisible()
    expect(row.getByRole('link')).toHaveAttribute('href', expect.stringContaining(first!.sku_slugs![language]))
    expect(row.getByText(items.stays)).toBeVisible()
    const other = await findRow(new RegExp(`${language === 'nl' ? second!.name! : 'Tove bench'}$`))
    expect(other.getByText(items.given.collected(language === 'nl' ? '€ 50' : '€50'))).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: 'Trouwlijst' })).toBeVisible()
    expect(screen.getByRole('link', { name: items.toGifts })).toHaveAttribute(
      'href',
      `${language === 'nl' ? '/nl/mijn-wenslijst-bestellingen' : '/en/my-giftlist-orders'}?giftlist=${id_giftlist}`,
    )
  },
)

test('the page has no accessibility violations, even while it asks whether to remove an item', async () => {
  await withGiftlist(server, [{ variant: 100101, quantity: 2 }, { variant: 100301 }])
  const { shopper, container } = openItems()
  const row = await findRow(chair)
  await shopper.click(row.getByRole('button', { name: messages.remove.removeName('Tove eetkamerstoel') }))
  expect(await axe(container)).toHaveNoViolations()
})

test('the quantity and the number received are stored, and quick clicks send the latest', async () => {
  await withGiftlist(server, [{ variant: 100101, quantity: 1 }])
  const { shopper } = openItems()
  const row = await findRow(chair)
  const more = row.getByRole('button', { name: messages.wished.more('Tove eetkamerstoel') })
  for (let click = 0; click < 4; click += 1) await shopper.click(more)
  expect(row.getByRole('textbox', { name: messages.wished.quantity('Tove eetkamerstoel') })).toHaveValue('5')
  await waitFor(() => expect(readItems()).toEqual([{ id: 100101, quantity: 5, received: 0 }]))
  const received = row.getByRole('textbox', { name: messages.received.quantity('Tove eetkamerstoel') })
  await shopper.clear(received)
  await shopper.type(received, '2{Enter}')
  await waitFor(() => expect(readItems()).toEqual([{ id: 100101, quantity: 5, received: 2 }]))
  expect(server.asked().filter((call) => call.startsWith('PUT')).length).toBeLessThanOrEqual(5)
})

test('items move with the keyboard, the focus stays and the new position is announced', async () => {
  await withGiftlist(server, [{ variant: 100101 }, { variant: 100301 }, { variant: 100402 }])
  const { shopper } = openItems()
  const down = (await findRow(chair)).getByRole('button', { name: messages.move.down('Tove eetkamerstoel') })
  down.focus()
  await shopper.keyboard('{Enter}')
  expect(screen.getByText(messages.moved('Tove eetkamerstoel', 2, 3))).toBeInTheDocument()
  expect(document.activeElement).toHaveAccessibleName(messages.move.down('Tove eetkamerstoel'))
  await shopper.keyboard('{Enter}{Enter}')
  expect(shownOrder().at(-1)).toBe('3. Tove eetkamerstoel')
  await waitFor(() => expect(readOrder()).toEqual([100301, 100402, 100101]))
  await shopper.click(screen.getByRole('button', { name: messages.move.topOf('Tove eetkamerstoel') }))
  await waitFor(() => expect(readOrder()).toEqual([100101, 100301, 100402]))
})

test("the items can be sorted by price without changing the list's own order", async () => {
  const { customer, id_giftlist } = await withGiftlist(server, [{ variant: 100301 }, { variant: 100101 }])
  const [first, second] = (await readOwnGiftlist(customer, id_giftlist)).items
  expect(first!.price).toBeGreaterThan(second!.price!)
  const { shopper } = openItems()
  await findRow(chair)
  await shopper.selectOptions(screen.getByLabelText(messages.order.label), 'cheapest')
  expect(shownOrder()).toEqual(['2. Tove eetkamerstoel', '1. Tove bank'])
  expect(screen.queryByRole('button', { name: messages.move.up('Tove bank') })).not.toBeInTheDocument()
  await shopper.selectOptions(screen.getByLabelText(messages.order.label), 'priority')
  expect(shownOrder()).toEqual(['1. Tove bank', '2. Tove eetkamerstoel'])
})

test('an item is removed after a second press, the focus moves to the count, and an empty list links to products', async () => {
  await withGiftlist(server, [{ variant: 100101 }])
  const { shopper } = openItems()
  const row = await findRow(chair)
  await shopper.click(row.getByRole('button', { name: messages.remove.removeName('Tove eetkamerstoel') }))
  expect(row.getByRole('button', { name: messages.remove.keep })).toHaveFocus()
  await shopper.click(row.getByRole('button', { name: messages.remove.keep }))
  expect(row.getByRole('button', { name: messages.remove.removeName('Tove eetkamerstoel') })).toHaveFocus()
  await shopper.keyboard('{Enter}{Escape}')
  expect(row.getByRole('button', { name: messages.remove.removeName('Tove eetkamerstoel') })).toHaveFocus()
  await shopper.keyboard('{Enter}')
  await shopper.click(row.getByRole('button', { name: messages.remove.confirm }))
  expect(screen.getByText(messages.empty)).toHaveFocus()
  expect(screen.getByRole('link', { name: messages.emptyLink })).toHaveAttribute('href', '/nl')
  await waitFor(() => expect(readItems()).toEqual([]))
})

test('each item shows its stock status', async () => {
  await withGiftlist(server, [{ variant: 100101, quantity: 9 }, { variant: 100301 }])
  server.sandbox.database.run('UPDATE combination SET stock = 0 WHERE id_product_attribute = 100101')
  server.sandbox.database.run('UPDATE combination SET stock = 2 WHERE id_product_attribute = 100301')
  openItems()
  expect((await findRow(chair)).getByText('Uitverkocht')).toBeVisible()
  expect((await findRow(bench)).getByText(messages.fewInStock(2))).toBeVisible()
})

test('while gifts are a surprise, no text reveals them', async () => {
  setDay('2026-11-22')
  const { customer, id_giftlist } = await withGiftlist(server, [{ variant: 100101, quantity: 2 }], {
    hidden_until: '2026-12-24',
  })
  insertGift(server.sandbox, (await readOwnGiftlist(customer, id_giftlist)).items[0]!)
  openItems()
  const row = await findRow(chair)
  expect(screen.getByText(messages.hidden('24 december 2026'))).toBeVisible()
  expect(row.queryByText(/gegeven/)).not.toBeInTheDocument()
})

test('a product that is no longer sold says so and is not a link', async () => {
  await withGiftlist(server, [{ variant: 100101 }])
  server.sandbox.database.run('UPDATE product SET active = 0 WHERE id_product = 1001')
  openItems()
  expect(await screen.findByText(messages.notSold)).toBeVisible()
  expect(screen.queryByRole('link', { name: chair })).not.toBeInTheDocument()
})

test('the URL names a list, a select chooses another one, and an unknown id shows the latest list', async () => {
  const { id_giftlist } = await withGiftlist(server, [{ variant: 100101 }])
  const { id_giftlist: latest } = insertOwnGiftlist(server, [{ variant: 100301 }], { name: 'Huis' })
  const { shopper, unmount } = openItems({ behind: `?giftlist=${id_giftlist}` })
  await findRow(chair)
  await shopper.selectOptions(screen.getByLabelText(listMessages.nl.lists.choose), 'Huis')
  await findRow(bench)
  expect(window.location.search).toBe(`?giftlist=${latest}`)
  unmount()
  openItems({ behind: '?giftlist=987654' })
  await findRow(bench)
  expect(screen.getByText(listMessages.nl.lists.unknown)).toBeVisible()
})

test('a customer without lists gets a link to create one, and a visitor logs in first', async () => {
  await withCustomer(server)
  const { unmount } = openItems()
  expect(await screen.findByRole('link', { name: listMessages.nl.lists.create })).toHaveAttribute(
    'href',
    '/nl/wenslijsten/aanmaken',
  )
  unmount()
  window.localStorage.clear()
  insertOwnGiftlist(server, [{ variant: 100101 }])
  const { shopper } = openItems()
  expect(await findLoginHeading()).toBeVisible()
  await logInHere(shopper)
  await findRow(chair)
})

import { act, screen, waitFor, within } from '@testing-library/react'
import { axe } from '../support/axe'
import { withCart } from '../support/sandbox/storeVisitor'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { cartMessages, findLine, names } from '../support/shopping/visitCart'
import { openCart, walkCheckout } from '../support/shopping/walkCheckout'
import { readCommonErrors } from '../support/data/commonSentences'

const server = startSandboxServer()
const { chair, bench, spile } = names
const wishlist = () => JSON.parse(window.localStorage.getItem('upnorth.wishlist') ?? '[]') as object[]

test('the quantity of an item can be increased up to the stock', async () => {
  const messages = cartMessages.nl
  const { shopper } = await openCart(server, 'nl', [bench, 2])
  const more = await screen.findByRole('button', { name: messages.more(bench.nl) })
  await shopper.click(more)
  expect(await screen.findByText(messages.stockLimit(3))).toBeVisible()
  expect(more).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByRole('textbox', { name: messages.quantity(bench.nl) })).toHaveValue('3')
  expect(await screen.findByText(messages.unitLine(3, '€ 649'))).toBeVisible()
})

test('a removed item can be restored with the keyboard alone', async () => {
  const messages = cartMessages.en
  const { shopper } = await openCart(server, 'en', [chair, 1], [bench, 2], [spile, 1])
  screen.getByRole('button', { name: messages.removeName(bench.en) }).focus()
  await shopper.keyboard('{Enter}')
  const undo = await screen.findByRole('button', { name: messages.undo })
  expect(screen.queryByRole('link', { name: bench.en })).not.toBeInTheDocument()
  expect(undo.closest('li')).toHaveFocus()
  await shopper.tab()
  expect(undo).toHaveFocus()
  await shopper.keyboard('{Enter}')
  await waitFor(async () => expect(await findLine(bench.en)).toHaveFocus())
  expect(screen.getByRole('textbox', { name: messages.quantity(bench.en) })).toHaveValue('2')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test.each(['removeName', 'keepName'] as const)(
  'two presses of %s remove an item once, and it can be restored',
  async (name) => {
    const { shopper } = await openCart(server, 'nl', [bench, 2])
    const messages = cartMessages.nl
    const button = await screen.findByRole('button', { name: messages[name](bench.nl) })
    const { asked, answer } = server.holdAnswer('delete', '/v1/cart/items/:id')
    await shopper.click(button)
    await asked
    await shopper.click(button)
    answer()
    await shopper.click(await screen.findByRole('button', { name: messages.undo }))
    await findLine(bench.nl)
    expect(screen.getByRole('textbox', { name: messages.quantity(bench.nl) })).toHaveValue('2')
    expect(wishlist()).toEqual([])
  },
)

test('an item that is removed while its new quantity is being sent is restored with that quantity', async () => {
  const { shopper } = await openCart(server, 'nl', [chair, 1])
  const messages = cartMessages.nl
  const more = await screen.findByRole('button', { name: messages.more(chair.nl) })
  const { asked, answer } = server.holdAnswer('put', '/v1/cart/items/:id')
  await shopper.click(more)
  await asked
  await shopper.click(screen.getByRole('button', { name: messages.removeName(chair.nl) }))
  answer()
  await shopper.click(await screen.findByRole('button', { name: messages.undo }))
  expect(await screen.findByRole('textbox', { name: messages.quantity(chair.nl) })).toHaveValue('2')
})

test('the undo row of a second removed item receives the focus while the first can still be restored', async () => {
  const { shopper } = await openCart(server, 'nl', [chair, 1], [bench, 1], [spile, 1])
  for (const { nl } of [chair, bench]) {
    await shopper.click(screen.getByRole('button', { name: cartMessages.nl.removeName(nl) }))
    await waitFor(() => expect(screen.queryByRole('link', { name: nl })).not.toBeInTheDocument())
    expect(screen.getByRole('button', { name: cartMessages.nl.undo }).closest('li')).toHaveFocus()
  }
})

describe('the undo of a removal goes after six seconds', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }))
  afterEach(() => jest.useRealTimers())

  test.each([
    ['the next item', chair, bench],
    ['the item before when it was the last', bench, chair],
  ])('the focus moves to %s', async (_what, removed, neighbour) => {
    const { shopper } = await openCart(server, 'nl', [chair, 1], [bench, 1])
    await shopper.click(screen.getByRole('button', { name: cartMessages.nl.removeName(removed.nl) }))
    const undo = await screen.findByRole('button', { name: cartMessages.nl.undo })
    expect(undo.closest('li')).toHaveFocus()
    await act(() => jest.advanceTimersByTimeAsync(6000))
    expect(undo).not.toBeInTheDocument()
    expect(await findLine(neighbour.nl)).toHaveFocus()
  })
})

test('Tab moves the focus from the undo button to the next item', async () => {
  const { shopper } = await openCart(server, 'nl', [chair, 1], [bench, 1])
  await shopper.click(screen.getByRole('button', { name: cartMessages.nl.removeName(chair.nl) }))
  await screen.findByRole('button', { name: cartMessages.nl.undo })
  await shopper.tab()
  await shopper.tab()
  expect(screen.getByRole('link', { name: bench.nl })).toHaveFocus()
})

test('the minus button at quantity 1 removes the item, even the last one, and the removal can be undone (SPEC §5)', async () => {
  const messages = cartMessages.nl
  const { shopper } = await openCart(server, 'nl', [chair, 1])
  await shopper.click(await screen.findByRole('button', { name: messages.less(chair.nl) }))
  expect(await screen.findByText(messages.empty)).toBeVisible()
  await shopper.click(await screen.findByRole('button', { name: messages.undo }))
  expect(await screen.findByRole('link', { name: chair.nl })).toBeVisible()
})

test('a failed undo shows an error message and can be retried', async () => {
  const { shopper } = await openCart(server, 'nl', [chair, 1], [bench, 1])
  await shopper.click(screen.getByRole('button', { name: cartMessages.nl.removeName(bench.nl) }))
  const undo = await screen.findByRole('button', { name: cartMessages.nl.undo })
  server.failCall('post', '/v1/cart/items')
  await shopper.click(undo)
  expect(await screen.findAllByText(readCommonErrors(cartMessages.nl.errors).network)).not.toHaveLength(0)
  server.restoreCalls()
  await shopper.click(screen.getByRole('button', { name: cartMessages.nl.undo }))
  expect(await screen.findByRole('link', { name: bench.nl })).toBeVisible()
})

test('an item with a quantity above the stock shows a message and a button that sets the quantity in stock', async () => {
  const messages = cartMessages.en
  await withCart(server, [
    [bench.id, 3],
    [chair.id, 1],
  ])
  server.sandbox.database.run('UPDATE combination SET stock = 2 WHERE id_product_attribute = ?', bench.id)
  server.sandbox.database.run('UPDATE combination SET stock = 0 WHERE id_product_attribute = ?', chair.id)
  const { shopper, container } = walkCheckout('cart', 'en')
  const line = await findLine(bench.en)
  expect(line).toHaveTextContent(messages.short(2, 3))
  expect(await findLine(chair.en)).toHaveTextContent(messages.shortSoldOut)
  expect(await axe(container)).toHaveNoViolations()
  await shopper.click(screen.getByRole('button', { name: messages.takeLeftOf(bench.en, 2) }))
  await waitFor(() => expect(line).not.toHaveTextContent(messages.short(2, 3)))
  expect(screen.getByRole('textbox', { name: messages.quantity(bench.en) })).toHaveValue('2')
})

test('saving an item for later moves it to the wishlist, and undo moves it back to the cart', async () => {
  const messages = cartMessages.nl
  const { shopper } = await openCart(server, 'nl', [chair, 4], [bench, 1])
  await shopper.click(screen.getByRole('button', { name: messages.keepName(chair.nl) }))
  expect(await screen.findAllByText(messages.kept(chair.nl))).not.toHaveLength(0)
  expect(screen.queryByRole('link', { name: chair.nl })).not.toBeInTheDocument()
  expect(wishlist()).toEqual([{ id_product: 1001, id_product_attribute: chair.id, quantity: 4 }])
  await shopper.click(screen.getByRole('button', { name: messages.undo }))
  await findLine(chair.nl)
  expect(screen.getByRole('textbox', { name: messages.quantity(chair.nl) })).toHaveValue('4')
  expect(wishlist()).toEqual([])
})

test('an item that could not be removed from the cart is not added to the wishlist', async () => {
  const { line, shopper } = await openCart(server, 'nl', [chair, 1])
  server.failCall('delete', '/v1/cart/items/:id')
  await shopper.click(screen.getByRole('button', { name: cartMessages.nl.keepName(chair.nl) }))
  expect(await within(line).findByRole('alert')).toHaveTextContent(readCommonErrors(cartMessages.nl.errors).network)
  expect(wishlist()).toEqual([])
})

test('an item that does not fit on the wishlist stays in the cart', async () => {
  const wishes = Array.from({ length: 100 }, (_, index) => ({ id_product: index + 1, id_product_attribute: index + 1 }))
  window.localStorage.setItem('upnorth.wishlist', JSON.stringify(wishes))
  const { line, shopper } = await openCart(server, 'nl', [chair, 1])
  await shopper.click(screen.getByRole('button', { name: cartMessages.nl.keepName(chair.nl) }))
  expect(await within(line).findByRole('alert')).toHaveTextContent(cartMessages.nl.errors.wishlistFull)
  expect(wishlist()).toEqual(wishes)
})

test('undoing "save for later" keeps an item on the wishlist that was there before', async () => {
  const wish = { id_product: 1001, id_product_attribute: chair.id }
  window.localStorage.setItem('upnorth.wishlist', JSON.stringify([wish]))
  const { shopper } = await openCart(server, 'nl', [chair, 1])
  await shopper.click(screen.getByRole('button', { name: cartMessages.nl.keepName(chair.nl) }))
  await shopper.click(await screen.findByRole('button', { name: cartMessages.nl.undo }))
  await findLine(chair.nl)
  expect(wishlist()).toEqual([wish])
})

import { screen, waitFor } from '@testing-library/react'
import { retryLabel } from '../support/data/commonSentences'
import { findRow, listMessages, openItems, withGiftlist } from '../support/pages/giftlistPages'
import { giftlistsPath } from '../support/sandbox/giftlistCalls'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'

const server = startSandboxServer()
const messages = listMessages.nl.items
const name = 'Tove eetkamerstoel'
const chair = /Tove eetkamerstoel$/
const itemPath = `${giftlistsPath}/:list/:item`
const row = () => findRow(chair)
const quantity = async () =>
  (await row()).getByRole<HTMLInputElement>('textbox', { name: messages.wished.quantity(name) })

describe('a change that fails is taken back, with a message beside the item', () => {
  test('the quantity', async () => {
    await withGiftlist(server, [{ variant: 100101, quantity: 2 }])
    const { shopper } = openItems()
    server.failCall('put', itemPath, 500)
    await shopper.click((await row()).getByRole('button', { name: messages.wished.more(name) }))
    expect(await (await row()).findByRole('alert')).toHaveTextContent(messages.failures.quantity(2))
    expect(await quantity()).toHaveValue('2')
    server.restoreCalls()
    await shopper.click((await row()).getByRole('button', { name: messages.wished.more(name) }))
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
    expect(await quantity()).toHaveValue('3')
  })

  test('the position', async () => {
    await withGiftlist(server, [{ variant: 100301 }, { variant: 100101 }])
    const { shopper } = openItems()
    server.failCall('put', itemPath)
    await shopper.click((await row()).getByRole('button', { name: messages.move.up(name) }))
    expect(await (await row()).findByRole('alert')).toHaveTextContent(messages.failures.position(name, 2))
    expect(screen.queryByText(messages.moved(name, 1, 2))).not.toBeInTheDocument()
  })

  test('the number received', async () => {
    await withGiftlist(server, [{ variant: 100101 }])
    const { shopper } = openItems()
    server.failCall('put', `${itemPath}/received`, 500)
    const received = (await row()).getByRole('checkbox', { name: `${messages.received.label} ${name}` })
    await shopper.click(received)
    expect(await (await row()).findByRole('alert')).toHaveTextContent(messages.failures.received(0))
    expect(received).not.toBeChecked()
  })

  test('the removal', async () => {
    await withGiftlist(server, [{ variant: 100301 }, { variant: 100101 }])
    const { shopper } = openItems()
    server.failCall('delete', itemPath, 500)
    await shopper.click((await row()).getByRole('button', { name: messages.remove.removeName(name) }))
    await shopper.click((await row()).getByRole('button', { name: messages.remove.confirm }))
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.failures.removed(name))
    expect(screen.queryByText(messages.removed(name))).not.toBeInTheDocument()
    expect(screen.getAllByRole('heading', { level: 3 }).at(-1)).toHaveTextContent(`2. ${name}`)
  })
})

test('a change to an item that the other owner has removed shows a message, and the count of items gets the focus', async () => {
  await withGiftlist(server, [{ variant: 100301 }, { variant: 100101 }])
  const { shopper } = openItems()
  const more = (await row()).getByRole('button', { name: messages.wished.more(name) })
  server.sandbox.database.run('DELETE FROM giftlist_product WHERE id_product_attribute = 100101')
  await shopper.click(more)
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.removed(name))
  await waitFor(() => expect(screen.getByText(messages.count(1))).toHaveFocus())
})

test('a quantity that is chosen while another request is in progress is sent after it, with the position that the shop knows', async () => {
  await withGiftlist(server, [{ variant: 100301 }, { variant: 100101, quantity: 1 }])
  const { shopper } = openItems()
  const { asked, answer } = server.holdAnswer('put', itemPath)
  await shopper.click((await row()).getByRole('button', { name: messages.wished.more(name) }))
  await asked
  await shopper.click((await row()).getByRole('button', { name: messages.wished.more(name) }))
  await shopper.click((await row()).getByRole('button', { name: messages.wished.more(name) }))
  answer()
  const read = () => server.sandbox.database.all('SELECT quantity, priority FROM giftlist_product WHERE priority = 2')
  await waitFor(() => expect(read()).toEqual([{ quantity: 4, priority: 2 }]))
  expect(server.asked().filter((call) => call.startsWith('PUT'))).toHaveLength(2)
  const bodies = await Promise.all(
    server.requests.filter(({ method }) => method === 'PUT').map((request) => request.json() as Promise<object>),
  )
  expect(bodies).toEqual([
    { quantity: 2, priority: 2 },
    { quantity: 4, priority: 2 },
  ])
})

test.each([
  ['the lists', giftlistsPath, listMessages.nl.lists.failed],
  ['the items', `${giftlistsPath}/:id`, messages.failed],
])('%s are loaded again after a failure', async (_what, path, message) => {
  await withGiftlist(server, [{ variant: 100101 }])
  server.failCall('get', path, 500)
  const { shopper } = openItems()
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  server.restoreCalls()
  await shopper.click(screen.getByRole('button', { name: retryLabel.nl }))
  await row()
})

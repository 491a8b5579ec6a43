import { screen, within } from '@testing-library/react'
import { axe } from '../support/axe'
import { accountAddress, accountDetails, register } from '../support/sandbox/register'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { storeTokens } from '../support/sandbox/storeVisitor'
import { names } from '../support/shopping/visitCart'
import { giftMessages, owners, visitGiver } from '../support/shopping/visitGifts'
import { orderMessages, visitOrders } from '../support/pages/visitOrders'

const server = startSandboxServer()
const messages = orderMessages.nl

/** Orders gifts as a customer, and opens the order. */
async function openOrder(...wanted: Parameters<Awaited<ReturnType<typeof visitGiver>>['give']>[0][]) {
  const { giver, give } = await visitGiver(server)
  for (const gift of wanted) await give(gift)
  await register(giver, { ...accountDetails, ...accountAddress, email: 'gever@example.be' })
  storeTokens(giver)
  await giver.buy()
  const { id_order } = server.sandbox.database.one<{ id_order: number }>('SELECT id_order FROM orders')!
  const visit = visitOrders('nl', `/${id_order}`)
  const lines = await screen.findByRole('region', { name: messages.lines })
  return { ...visit, lines }
}

test('an order of gifts shows for each its owners, its message and its destination', async () => {
  const { lines, container, shopper } = await openOrder({ message: 'Proficiat <b>!</b>' }, { amount: 50 })
  const [item, contribution] = within(lines).getAllByRole('listitem')
  expect(item).toHaveTextContent(giftMessages.nl.giftFor(owners))
  expect(item).toHaveTextContent(giftMessages.nl.goesTo.owner(owners))
  expect(item).toHaveTextContent('Proficiat <b>!</b>')
  expect(contribution).toHaveTextContent(giftMessages.nl.contributionTo)
  expect(contribution).toHaveTextContent(giftMessages.nl.contributionRule(owners))
  expect(contribution).not.toHaveTextContent(messages.pieces(1))
  expect(screen.getByText(messages.owner)).toBeVisible()
  expect(screen.getByRole('list', { name: messages.way.title })).toHaveTextContent(messages.way.delivered.owner)
  expect(container).not.toHaveTextContent('Geheimstraat')
  expect(await axe(container)).toHaveNoViolations()
  // When it is ordered again, the item is the customer's own, and the contribution is left out.
  await shopper.click(screen.getByRole('button', { name: new RegExp(messages.again.submit) }))
  const result = (await screen.findByText(messages.again.added)).closest<HTMLElement>('[role=status]')!
  expect(within(result).getAllByRole('listitem')).toHaveLength(1)
  expect(result).toHaveTextContent(names.spile.nl)
})

test('an order of a contribution has no timeline, cannot be returned and cannot be ordered again', async () => {
  await openOrder({ amount: 50 })
  expect(screen.getByRole('heading', { level: 1, name: new RegExp(messages.state.contributed) })).toBeVisible()
  expect(screen.getByText(messages.contribution)).toBeVisible()
  expect(screen.queryByRole('list', { name: messages.way.title })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: messages.withdrawal.open })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: new RegExp(messages.again.submit) })).not.toBeInTheDocument()
})

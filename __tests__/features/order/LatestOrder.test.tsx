import { screen } from '@testing-library/react'
import { LatestOrder } from '../../../src/features/order/overview/LatestOrder'
import { formatDate } from '../../../src/i18n/dates'
import { lazySection } from '../../../src/layout/lazySection'
import { useAppSelector } from '../../../src/store/hooks'
import { withCustomer } from '../../support/sandbox/storeVisitor'
import { placeOrder } from '../../support/sandbox/placeOrder'
import { startSandboxServer } from '../../support/sandbox/startSandboxServer'
import { visit } from '../../support/pages/visitAccount'
import { orderMessages } from '../../support/pages/visitOrders'
import { retryLabel } from '../../support/data/commonSentences'
import { plain } from '../../support/shopping/visitCart'

const server = startSandboxServer()

/** Stands in for the account frame, which mounts its content after the login. */
function Overview() {
  return (
    useAppSelector(({ session }) => session.customer) && <LatestOrder allOrdersLink={<a href="/all">all orders</a>} />
  )
}

const Section = lazySection(() => Promise.resolve(Overview))
const show = (language: 'nl' | 'en') => visit(<Section placeholder={null} />, language)

test('the overview shows the latest order with a link to its page', async () => {
  const customer = await withCustomer(server)
  await placeOrder(customer, [])
  const latest = await placeOrder(customer, ['2 x 100402'])
  show('en')
  const { list } = orderMessages.en
  expect(await screen.findByText(plain(list.about(latest.number, formatDate(latest.placed, 'en'))))).toBeVisible()
  expect(screen.getByRole('link', { name: list.details }).getAttribute('href')).toMatch(
    new RegExp(`/${latest.id_order}$`),
  )
  expect(screen.getByText(/^2 × /)).toBeVisible()
  expect(screen.getByRole('link', { name: 'all orders' })).toBeVisible()
})

test('a customer without orders sees a message and a link to the home page', async () => {
  await withCustomer(server)
  show('nl')
  expect(await screen.findByText(orderMessages.nl.list.none)).toBeVisible()
  expect(screen.getByRole('link', { name: orderMessages.nl.list.start })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'all orders' })).not.toBeInTheDocument()
})

test('a failed request for the order shows a message with a retry button', async () => {
  await withCustomer(server)
  server.failCall('get', '/v1/my/orders')
  const { shopper } = show('nl')
  expect(await screen.findByRole('alert')).toHaveTextContent(orderMessages.nl.list.failed)
  server.restoreCalls()
  await shopper.click(screen.getByRole('button', { name: retryLabel.nl }))
  expect(await screen.findByText(orderMessages.nl.list.none)).toBeVisible()
})

import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { logOut } from '../../src/store/account/logOut'
import { withCustomer } from '../support/sandbox/storeVisitor'
import { account as accountNl } from '../../src/i18n/nl/account'
import { accountDetails, register } from '../support/sandbox/register'
import { Shopper } from '../support/sandbox/Shopper'
import { getPanelField, visitAddresses } from '../support/pages/visitAddresses'
import { button, nl, own, panel, row, startAddressBook, type } from '../support/pages/accountAddresses'
import { readCommonErrors, retryLabel } from '../support/data/commonSentences'

const { server, withTwo } = startAddressBook()

const visitFailing = async (answer: () => Response, method: 'post' | 'put' | 'delete' = 'put') => {
  await withTwo()
  const visit = visitAddresses()
  await row('Werf 3')
  server.overrideAnswer(method, `${own}/:id`, answer)
  return visit
}
const change = async (visit: ReturnType<typeof visitAddresses>) => {
  await visit.shopper.click(button(nl.changeThis('Werf 3')))
  await screen.findByLabelText(nl.address.city.BE)
  await type(visit, [[nl.address.city.BE, 'Damme']])
  await visit.shopper.click(button(nl.form.submit))
}

test('when there are too many addresses a message is shown, the typed text stays, and a second attempt succeeds', async () => {
  const body = { type: 'too_many_addresses', data: { maximum: 50 } }
  const visit = await visitFailing(() => HttpResponse.json(body, { status: 422 }))
  await change(visit)
  expect(await screen.findByText(nl.errors.full(50))).toBeVisible()
  expect(getPanelField(nl.address.city.BE)).toHaveValue('Damme')
  server.restoreCalls()
  await visit.shopper.click(button(nl.form.submit))
  expect(await screen.findByText('8000 Damme')).toBeVisible()
})

test.each([
  ['address.postcode', () => getPanelField(nl.address.postcode), nl.fields.postcode.BE],
  ['address.firstname', () => getPanelField(nl.info.firstname), nl.fields.refused],
])('a refusal of %s is shown at its field, which gets the focus', async (field, control, message) => {
  const visit = await visitFailing(() => HttpResponse.json({ type: 'invalid', data: { field } }, { status: 422 }))
  await change(visit)
  await waitFor(() => expect(control()).toHaveAccessibleDescription(message))
  expect(control()).toHaveFocus()
})

test('when another device has deleted the address, a second attempt saves it as a new one', async () => {
  const customer = await withTwo()
  const visit = visitAddresses()
  await row('Werf 3')
  const [, office] = visit.shop.getState().session.addresses
  await customer.send('DELETE', office!._links!['delete']!.href)
  await change(visit)
  expect(await screen.findByText(nl.errors.gone)).toBeVisible()
  await visit.shopper.click(button(nl.form.submit))
  expect(await screen.findByText('8000 Damme')).toBeVisible()
})

test('after a session ends under the deletion of an address, the customer logs in within the panel', async () => {
  const { shopper } = await visitFailing(() => HttpResponse.json({ type: 'not_logged_in' }, { status: 401 }), 'delete')
  await shopper.click(button(nl.removeThis('Werf 3')))
  await panel()
  await shopper.click(button(nl.deletion.submit))
  const login = within(await screen.findByRole('region', { name: accountNl.gate.title }))
  expect(login.getByText(accountNl.gate.why.ended)).toBeVisible()
  server.restoreCalls()
  await shopper.type(login.getByLabelText(nl.login.password), accountDetails.password)
  await shopper.click(login.getByRole('button', { name: nl.login.submit }))
  await waitFor(() => expect(screen.queryByRole('region', { name: accountNl.gate.title })).not.toBeInTheDocument())
  await shopper.click(button(nl.deletion.submit))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.queryByText('Werf 3')).not.toBeInTheDocument()
})

test('the panel closes when another customer logs in within it', async () => {
  const visit = await visitFailing(() => HttpResponse.json({ type: 'not_logged_in' }, { status: 401 }))
  await register(new Shopper(server.sandbox), { ...accountDetails, email: 'bo@example.be' })
  await change(visit)
  const login = within(await screen.findByRole('region', { name: accountNl.gate.title }))
  await visit.shopper.clear(login.getByLabelText(nl.login.email))
  await visit.shopper.type(login.getByLabelText(nl.login.email), 'bo@example.be')
  await visit.shopper.type(login.getByLabelText(nl.login.password), accountDetails.password)
  await visit.shopper.click(login.getByRole('button', { name: nl.login.submit }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('Damme')
})

test('a retry fetches the countries, without which the addresses have no country name', async () => {
  await withTwo()
  server.failCall('get', '/v1/countries')
  const { shopper } = visitAddresses()
  expect(await screen.findByRole('alert')).toHaveTextContent(nl.failed)
  expect(screen.queryByText('België')).toBeNull()
  server.restoreCalls()
  await shopper.click(screen.getByRole('button', { name: retryLabel.nl }))
  expect(await screen.findAllByText('België')).toHaveLength(2)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a logout while the panel is open closes it, and no typed text stays on the device', async () => {
  await withTwo()
  const visit = visitAddresses()
  await row('Werf 3')
  await visit.shopper.click(button(nl.create))
  await screen.findByLabelText(nl.address.city.BE)
  await type(visit, [[nl.address.city.BE, 'Oostende']])
  await act(() => visit.shop.dispatch(logOut()))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.queryByText('Werf 3')).not.toBeInTheDocument()
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('Oostende')
})

test('a logout removes the message about a deleted address', async () => {
  await withTwo()
  const visit = visitAddresses()
  await row('Werf 3')
  await visit.shopper.click(button(nl.removeThis('Werf 3')))
  await panel()
  await visit.shopper.click(button(nl.deletion.submit))
  expect(await screen.findAllByText(nl.removed('Werf 3'))).not.toHaveLength(0)
  await act(() => visit.shop.dispatch(logOut()))
  expect(screen.queryAllByText(nl.removed('Werf 3'))).toHaveLength(0)
})

test('a failed deletion shows a message, and a second attempt succeeds', async () => {
  const { shopper } = await visitFailing(() => HttpResponse.error(), 'delete')
  await shopper.click(button(nl.removeThis('Werf 3')))
  await panel()
  await shopper.click(button(nl.deletion.submit))
  expect(await screen.findByRole('alert')).toHaveTextContent(readCommonErrors(nl.errors).network)
  server.restoreCalls()
  await shopper.click(button(nl.deletion.submit))
  await waitFor(() => expect(screen.queryByText('Werf 3')).not.toBeInTheDocument())
})

test('a failed change of the default address shows a message', async () => {
  const { shopper } = await visitFailing(() => HttpResponse.json({}, { status: 503 }))
  await shopper.click(button(nl.makeDeliveryThis('Werf 3')))
  expect(await within(await row('Werf 3')).findByRole('alert')).toHaveTextContent(readCommonErrors(nl.errors).other)
  expect(button(nl.makeDeliveryThis('Werf 3'))).not.toHaveAttribute('aria-busy')
})

test('when the list cannot be loaded, the known addresses are shown with a retry button, which moves the focus to the section', async () => {
  await withTwo()
  server.failCall('get', own)
  const { shopper } = visitAddresses()
  expect(await screen.findByRole('alert')).toHaveTextContent(nl.failed)
  expect(await row('Werf 3')).toBeVisible()
  server.restoreCalls()
  await shopper.click(button(retryLabel.nl))
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  expect(document.activeElement).toHaveClass('content')
})

test('when the list cannot be loaded, the page does not claim that it is empty', async () => {
  await withCustomer(server, {})
  server.failCall('get', own, 500)
  visitAddresses()
  expect(await screen.findByRole('alert')).toHaveTextContent(nl.failed)
  expect(screen.queryByText(nl.empty)).not.toBeInTheDocument()
})

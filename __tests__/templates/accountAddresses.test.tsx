import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import type { AddressList } from '../../src/contract/account'
import { axe } from '../support/axe'
import { withCustomer } from '../support/sandbox/storeVisitor'
import { addressMessages, getPanelField, visitAddresses } from '../support/pages/visitAddresses'
import { button, nl, own, panel, row, startAddressBook, type } from '../support/pages/accountAddresses'

const { server, withTwo } = startAddressBook()

describe('the address list of an account', () => {
  const language = 'en'
  const messages = addressMessages[language]

  test('the list marks the default addresses and names the countries', async () => {
    await withTwo()
    visitAddresses(language)
    expect(await row('Lindelaan 1')).toHaveTextContent(messages.both)
    expect(await row('Werf 3')).not.toHaveTextContent(messages.delivery)
    expect(await row('Werf 3')).toHaveTextContent('Peeters bv')
    expect(await screen.findAllByText('Belgium')).toHaveLength(2)
  })

  test('an empty list shows a sentence, and the first saved address becomes both defaults', async () => {
    await withCustomer(server, {})
    const visit = visitAddresses(language)
    expect(await screen.findByText(messages.empty)).toBeVisible()
    await visit.shopper.click(button(messages.create))
    const dialog = await panel()
    expect(await within(dialog).findByText(messages.form.first)).toBeVisible()
    expect(getPanelField(messages.info.firstname)).toHaveValue('An')
    expect(getPanelField(messages.address.country)).toHaveValue('BE')
    expect(await axe(dialog)).toHaveNoViolations()
    await type(visit, [
      [messages.address.address1.BE, 'Lindelaan 1'],
      [messages.address.postcode, '9000'],
      [messages.address.city.BE, 'Gent'],
    ])
    await visit.shopper.click(button(messages.form.submit))
    expect(await row('Lindelaan 1')).toHaveTextContent(messages.both)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getAllByText(messages.added('Lindelaan 1'))[0]).toBeInTheDocument()
    expect(button(messages.create)).toHaveFocus()
  })

  test('an address can be made the default for delivery in its form', async () => {
    await withTwo()
    const visit = visitAddresses(language)
    await row('Werf 3')
    await visit.shopper.click(button(messages.changeThis('Werf 3')))
    await panel()
    expect(await screen.findByLabelText(messages.address.city.BE)).toHaveValue('Brugge')
    await type(visit, [[messages.address.city.BE, 'Damme']])
    await visit.shopper.click(screen.getByRole('checkbox', { name: messages.form.wantDelivery }))
    await visit.shopper.click(button(messages.form.submit))
    expect(await screen.findByText('8000 Damme')).toBeVisible()
    expect(await row('Werf 3')).toHaveTextContent(messages.delivery)
    expect(await row('Lindelaan 1')).toHaveTextContent(messages.invoice)
    expect(button(messages.changeThis('Werf 3'))).toHaveFocus()
    expect(visit.shop.getState().session.addresses[1]).toMatchObject({ city: 'Damme', default_delivery: true })
  })

  test('the panel asks for confirmation of a deletion, after which another address becomes the default', async () => {
    await withTwo()
    const { shopper } = visitAddresses(language)
    await row('Lindelaan 1')
    await shopper.click(button(messages.removeThis('Lindelaan 1')))
    const dialog = await panel()
    expect(within(dialog).getByText('9000 Gent')).toBeVisible()
    for (const text of [messages.deletion.orders, messages.deletion.cart, messages.deletion.passesOn]) {
      expect(within(dialog).getByText(text)).toBeVisible()
    }
    await shopper.click(button(messages.deletion.submit))
    await waitFor(() => expect(screen.queryByText('Lindelaan 1')).not.toBeInTheDocument())
    expect(await row('Werf 3')).toHaveTextContent(messages.both)
    expect(screen.getAllByText(messages.removed('Lindelaan 1'))[0]).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  test('one click makes an address the default', async () => {
    await withTwo()
    const { shopper } = visitAddresses(language)
    const office = await row('Werf 3')
    await shopper.click(button(messages.makeInvoiceThis('Werf 3')))
    await waitFor(() => expect(office).toHaveTextContent(messages.invoice))
    expect(screen.getByText(messages.isInvoice('Werf 3'))).toBeInTheDocument()
    expect(within(office).getByRole('heading')).toHaveFocus()
    expect(await row('Lindelaan 1')).toHaveTextContent(messages.delivery)
  })
})

test('cancelling the deletion keeps the address and returns the focus', async () => {
  await withTwo()
  const { shopper } = visitAddresses()
  await row('Werf 3')
  await shopper.click(button(nl.removeThis('Werf 3')))
  const dialog = await panel()
  expect(within(dialog).queryByText(nl.deletion.cart)).not.toBeInTheDocument()
  await shopper.click(button(nl.deletion.keep))
  expect(button(nl.removeThis('Werf 3'))).toHaveFocus()
  expect(server.asked().filter((call) => call.startsWith('DELETE'))).toEqual([])
})

test('an address without links has no buttons for changing or deleting it', async () => {
  const customer = await withTwo()
  const list = (await (await customer.send('GET', own)).json()) as AddressList
  const addresses = list._embedded.addresses.map(({ _links, ...bare }, at) => (at === 0 ? { ...bare, _links } : bare))
  server.overrideAnswer('get', own, () => HttpResponse.json({ ...list, _embedded: { addresses } }))
  visitAddresses()
  const office = within(await row('Werf 3'))
  await waitFor(() => expect(office.queryByRole('button')).not.toBeInTheDocument())
  expect(button(nl.changeThis('Lindelaan 1'))).toBeVisible()
})

import { screen, within } from '@testing-library/react'
import { withCustomer } from '../support/sandbox/storeVisitor'
import { getPanelField, visitAddresses } from '../support/pages/visitAddresses'
import { button, nl, panel, row, startAddressBook, type } from '../support/pages/accountAddresses'

const { server, withTwo } = startAddressBook()

test('an invalid form shows errors at its fields and in a summary, and sends no request', async () => {
  await withCustomer(server)
  const { shopper } = visitAddresses()
  await row('Lindelaan 1')
  await shopper.click(button(nl.create))
  await shopper.type(await screen.findByLabelText(nl.address.postcode), '90')
  await shopper.clear(getPanelField(nl.info.lastname))
  await shopper.click(button(nl.form.submit))
  const dialog = await panel()
  expect(await within(dialog).findByText(nl.info.summary(4))).toBeVisible()
  expect(getPanelField(nl.address.postcode)).toHaveAccessibleDescription(nl.fields.postcode.BE)
  expect(getPanelField(nl.info.lastname)).toHaveAccessibleDescription(nl.fields.lastname)
  expect(server.asked().filter((call) => call.startsWith('POST'))).toEqual([])
})

describe('the draft of an address', () => {
  test('a draft survives closing the panel and reloading the page, until it is saved or discarded', async () => {
    await withTwo()
    const first = visitAddresses()
    await row('Werf 3')
    await first.shopper.click(button(nl.create))
    await screen.findByLabelText(nl.address.city.BE)
    await type(first, [[nl.address.city.BE, 'Oostende']])
    await first.shopper.keyboard('{Escape}')
    first.unmount()
    const visit = visitAddresses()
    await row('Werf 3')
    await visit.shopper.click(button(nl.changeThis('Werf 3')))
    expect(await screen.findByLabelText(nl.address.city.BE)).toHaveValue('Brugge')
    await visit.shopper.click(within(await panel()).getByRole('button', { name: 'Sluiten' }))
    await visit.shopper.click(button(nl.create))
    expect(await screen.findByText(nl.form.kept)).toBeVisible()
    expect(getPanelField(nl.address.city.BE)).toHaveValue('Oostende')
    await visit.shopper.click(button(nl.form.startAgain))
    expect(getPanelField(nl.address.city.BE)).toHaveValue('')
    expect(screen.queryByText(nl.form.kept)).not.toBeInTheDocument()
    await type(visit, [
      [nl.address.address1.BE, 'Dijk 1'],
      [nl.address.postcode, '8400'],
      [nl.address.city.BE, 'Oostende'],
    ])
    await visit.shopper.click(button(nl.form.submit))
    await row('Dijk 1')
    await visit.shopper.click(button(nl.create))
    expect(await screen.findByLabelText(nl.address.city.BE)).toHaveValue('')
    expect(screen.queryByText(nl.form.kept)).not.toBeInTheDocument()
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import { withCustomer } from '../support/sandbox/storeVisitor'
import { accountAddress, accountDetails, register } from '../support/sandbox/register'
import { Shopper } from '../support/sandbox/Shopper'
import { panelField, visitAddresses } from '../support/pages/visitAddresses'
import { button, nl, panel, row, startAddressBook, type } from '../support/pages/accountAddresses'

const { server, withTwo } = startAddressBook()

describe('the fields of the address form', () => {
  test.each([
    [
      'NL',
      [
        [nl.address.postcode, '3511ab'],
        [nl.address.number, '88'],
        [nl.address.addition, 'A'],
        [nl.address.address1.NL, 'Vliet'],
        [nl.address.city.NL, 'Utrecht'],
      ],
      { address1: 'Vliet 88 A', postcode: '3511 AB', city: 'Utrecht', id_country: 13 },
    ],
    [
      'FR',
      [
        [nl.address.address1.FR, 'Le Bourg'],
        [nl.address.postcode, '17000'],
        [nl.address.city.other, 'La Rochelle'],
      ],
      { address1: 'Le Bourg', postcode: '17000', city: 'La Rochelle', id_country: 8 },
    ],
    [
      'BE',
      [
        [nl.address.address1.BE, 'Werf 3'],
        [nl.address.address2.BE, 'bus 2'],
        [nl.address.postcode, 'B-8000'],
        [nl.address.city.BE, 'Brugge'],
      ],
      { address1: 'Werf 3', address2: 'bus 2', postcode: '8000', city: 'Brugge', id_country: 3 },
    ],
  ] as [string, [string, string][], object][])(
    'in %s the form shows the fields in the order of the country and saves them',
    async (iso, typed, saved) => {
      await withCustomer(server)
      const visit = visitAddresses()
      await row('Lindelaan 1')
      await visit.shopper.click(button(nl.create))
      await visit.shopper.selectOptions(await screen.findByLabelText(nl.address.country), iso)
      const order = Array.from(document.querySelectorAll('dialog[open] :is(input, select)'))
      const labels = [nl.address.country, nl.info.firstname, nl.info.lastname, ...typed.map(([name]) => name)]
      const found = labels.map((name) => order.indexOf(panelField(name)))
      expect(found).toEqual([...found].sort((one, other) => one - other))
      await type(visit, typed)
      await visit.shopper.click(button(nl.form.submit))
      await waitFor(() => expect(visit.shop.getState().session.addresses[1]).toMatchObject(saved))
    },
  )

  test('an invalid form shows errors at its fields and in a summary, and sends no request', async () => {
    await withCustomer(server)
    const { shopper } = visitAddresses()
    await row('Lindelaan 1')
    await shopper.click(button(nl.create))
    await shopper.type(await screen.findByLabelText(nl.address.postcode), '90')
    await shopper.clear(panelField(nl.info.lastname))
    await shopper.click(button(nl.form.submit))
    const dialog = await panel()
    expect(await within(dialog).findByText(nl.info.summary(4))).toBeVisible()
    expect(panelField(nl.address.postcode)).toHaveAccessibleDescription(nl.fields.postcode.BE)
    expect(panelField(nl.info.lastname)).toHaveAccessibleDescription(nl.fields.lastname)
    expect(server.asked().filter((call) => call.startsWith('POST'))).toEqual([])
  })
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
    expect(panelField(nl.address.city.BE)).toHaveValue('Oostende')
    await visit.shopper.click(button(nl.form.startAgain))
    expect(panelField(nl.address.city.BE)).toHaveValue('')
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

  test('a draft is not shown to another customer who uses the same browser', async () => {
    await withCustomer(server)
    const first = visitAddresses()
    await row('Lindelaan 1')
    await first.shopper.click(button(nl.create))
    await screen.findByLabelText(nl.address.city.BE)
    await type(first, [[nl.address.city.BE, 'Oostende']])
    first.unmount()
    const other = new Shopper(server.sandbox)
    const { session } = await register(other, { ...accountDetails, ...accountAddress, email: 'bo@example.be' })
    window.localStorage.setItem('upnorth.session', session.token)
    const visit = visitAddresses()
    await row('Lindelaan 1')
    await visit.shopper.click(button(nl.create))
    expect(await screen.findByLabelText(nl.address.city.BE)).toHaveValue('')
  })
})

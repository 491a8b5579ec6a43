import { act, screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { HttpResponse } from 'msw'
import type { AddressList } from '../../src/contract/account'
import { logOut } from '../../src/state/session/logOut'
import { withCustomer } from '../support/filledCart'
import { accountAddress, accountDetails, register } from '../support/registered'
import { guestDetails, Shopper } from '../support/sandboxShopper'
import { startShopServer } from '../support/shopServer'
import { addressWords, panelField, visitAddresses } from '../support/visitAddresses'

const server = startShopServer()
const languages = ['nl', 'en'] as const
const { nl } = addressWords
const work = { ...guestDetails.delivery, address1: 'Werf 3', postcode: '8000', city: 'Brugge', company: 'Peeters bv' }
const own = '/v1/my/addresses'

async function withTwo() {
  const customer = await withCustomer(server)
  await customer.send('POST', own, { address: work })
  return customer
}
const row = async (line: string) => (await screen.findByText(line)).closest('li')!
const button = (name: string) => screen.getByRole('button', { name })
const panel = () => screen.findByRole('dialog')
const type = async ({ shopper }: ReturnType<typeof visitAddresses>, values: [string, string][]) => {
  for (const [name, value] of values) {
    await shopper.clear(panelField(name))
    await shopper.click(panelField(name))
    await shopper.paste(value)
  }
}

describe.each(languages)('in %s', (language) => {
  const words = addressWords[language]

  test('the list says which are the defaults, with the country in words', async () => {
    await withTwo()
    const { container } = visitAddresses(language)
    expect(await row('Lindelaan 1')).toHaveTextContent(words.both)
    expect(await row('Werf 3')).not.toHaveTextContent(words.delivery)
    expect(await row('Werf 3')).toHaveTextContent('Peeters bv')
    expect(await screen.findAllByText(language === 'nl' ? 'België' : 'Belgium')).toHaveLength(2)
    expect(await axe(container)).toHaveNoViolations()
  })

  test('none yet: a sentence, and the first one becomes both', async () => {
    await withCustomer(server, {})
    const visit = visitAddresses(language)
    expect(await screen.findByText(words.empty)).toBeVisible()
    await visit.shopper.click(button(words.create))
    const dialog = await panel()
    expect(await within(dialog).findByText(words.form.first)).toBeVisible()
    expect(panelField(words.info.firstname)).toHaveValue('An')
    expect(panelField(words.address.country)).toHaveValue('BE')
    expect(await axe(dialog)).toHaveNoViolations()
    await type(visit, [
      [words.address.address1.BE, 'Lindelaan 1'],
      [words.address.postcode, '9000'],
      [words.address.city.BE, 'Gent'],
    ])
    await visit.shopper.click(button(words.form.submit))
    expect(await row('Lindelaan 1')).toHaveTextContent(words.both)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getAllByText(words.added('Lindelaan 1'))[0]).toBeInTheDocument()
    expect(button(words.create)).toHaveFocus()
  })

  test('one is changed, and becomes the default for delivery', async () => {
    await withTwo()
    const visit = visitAddresses(language)
    await row('Werf 3')
    await visit.shopper.click(button(words.changeThis('Werf 3')))
    await panel()
    expect(await screen.findByLabelText(words.address.city.BE)).toHaveValue('Brugge')
    await type(visit, [[words.address.city.BE, 'Damme']])
    await visit.shopper.click(screen.getByRole('checkbox', { name: words.form.wantDelivery }))
    await visit.shopper.click(button(words.form.submit))
    expect(await screen.findByText('8000 Damme')).toBeVisible()
    expect(await row('Werf 3')).toHaveTextContent(words.delivery)
    expect(await row('Lindelaan 1')).toHaveTextContent(words.invoice)
    expect(button(words.changeThis('Werf 3'))).toHaveFocus()
    expect(visit.shop.getState().session.addresses[1]).toMatchObject({ city: 'Damme', default_delivery: true })
  })

  test('one is deleted: what that means is said, and the default passes on', async () => {
    await withTwo()
    const { shopper } = visitAddresses(language)
    await row('Lindelaan 1')
    await shopper.click(button(words.removeThis('Lindelaan 1')))
    const dialog = await panel()
    expect(within(dialog).getByText('9000 Gent')).toBeVisible()
    for (const said of [words.deletion.orders, words.deletion.cart, words.deletion.passesOn]) {
      expect(within(dialog).getByText(said)).toBeVisible()
    }
    expect(await axe(dialog)).toHaveNoViolations()
    await shopper.click(button(words.deletion.submit))
    await waitFor(() => expect(screen.queryByText('Lindelaan 1')).not.toBeInTheDocument())
    expect(await row('Werf 3')).toHaveTextContent(words.both)
    expect(screen.getAllByText(words.removed('Lindelaan 1'))[0]).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  test('a default moves with one tap', async () => {
    await withTwo()
    const { shopper } = visitAddresses(language)
    const office = await row('Werf 3')
    await shopper.click(button(words.makeInvoiceThis('Werf 3')))
    await waitFor(() => expect(office).toHaveTextContent(words.invoice))
    expect(screen.getByText(words.isInvoice('Werf 3'))).toBeInTheDocument()
    expect(within(office).getByRole('heading')).toHaveFocus()
    expect(await row('Lindelaan 1')).toHaveTextContent(words.delivery)
  })
})

test('kept: nothing is deleted, and the focus is back', async () => {
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

describe('the fields of a country, in its order', () => {
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
  ] as [string, [string, string][], object][])('%s', async (iso, typed, kept) => {
    await withCustomer(server)
    const visit = visitAddresses()
    await row('Lindelaan 1')
    await visit.shopper.click(button(nl.create))
    await visit.shopper.selectOptions(await screen.findByLabelText(nl.address.country), iso)
    const order = Array.from(document.querySelectorAll('dialog[open] :is(input, select)'))
    const places = [nl.address.country, nl.info.firstname, nl.info.lastname, ...typed.map(([name]) => name)]
    const found = places.map((name) => order.indexOf(panelField(name)))
    expect(found).toEqual([...found].sort((one, other) => one - other))
    await type(visit, typed)
    await visit.shopper.click(button(nl.form.submit))
    await waitFor(() => expect(visit.shop.getState().session.addresses[1]).toMatchObject(kept))
  })

  test('what is wrong is said beside each field and in a summary, and nothing is sent', async () => {
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
    expect(await axe(dialog)).toHaveNoViolations()
    expect(server.asked().filter((call) => call.startsWith('POST'))).toEqual([])
  })
})

describe('what goes wrong', () => {
  const failing = async (answer: () => Response, method: 'post' | 'put' | 'delete' = 'put') => {
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

  test.each([
    ['no network', () => HttpResponse.error(), nl.errors.network],
    ['a fault of the shop', () => HttpResponse.json({}, { status: 500 }), nl.errors.other],
    ['an answer of another shape', () => HttpResponse.json({ addresses: 3 }), nl.errors.other],
    [
      'too many',
      () => HttpResponse.json({ type: 'too_many_addresses', data: { maximum: 50 } }, { status: 422 }),
      nl.errors.full(50),
    ],
  ])('%s: said in words, what was typed stays, and it can be sent again', async (_what, answer, said) => {
    const visit = await failing(answer)
    await change(visit)
    expect(await screen.findByText(said)).toBeVisible()
    expect(panelField(nl.address.city.BE)).toHaveValue('Damme')
    server.server.resetHandlers()
    await visit.shopper.click(button(nl.form.submit))
    expect(await screen.findByText('8000 Damme')).toBeVisible()
  })

  test.each([
    ['address.postcode', () => panelField(nl.address.postcode), nl.fields.postcode.BE],
    ['address.vat_number', () => panelField(nl.address.vatNumber), nl.fields.vatNumber.BE],
    ['address.firstname', () => panelField(nl.info.firstname), nl.fields.refused],
  ])('a refused %s is said at its field, which gets the focus', async (field, control, said) => {
    const visit = await failing(() => HttpResponse.json({ type: 'invalid', data: { field } }, { status: 422 }))
    await change(visit)
    await waitFor(() => expect(control()).toHaveAccessibleDescription(said))
    expect(control()).toHaveFocus()
  })

  test('an address that another device deleted is saved as a new one', async () => {
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

  test('a session that ended says so; what was typed is there after logging in again', async () => {
    const visit = await failing(() => HttpResponse.json({ type: 'not_logged_in' }, { status: 401 }))
    await change(visit)
    expect(await screen.findByText(nl.errors.loggedOut)).toBeVisible()
    expect(panelField(nl.address.city.BE)).toHaveValue('Damme')
    server.server.resetHandlers()
    await visit.shopper.click(within(await panel()).getByRole('button', { name: 'Sluiten' }))
    await visit.shopper.type(await screen.findByLabelText(nl.login.password), accountDetails.password)
    await visit.shopper.click(button(nl.login.submit))
    await waitFor(() => expect(button(nl.changeThis('Werf 3'))).toBeVisible())
    expect(screen.queryByText(nl.failed)).not.toBeInTheDocument()
    await visit.shopper.click(button(nl.changeThis('Werf 3')))
    expect(await screen.findByLabelText(nl.address.city.BE)).toHaveValue('Damme')
    await visit.shopper.click(button(nl.form.submit))
    expect(await screen.findByText('8000 Damme')).toBeVisible()
  })

  test('a log-out in the panel’s back closes it, and nothing typed stays on the device', async () => {
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

  test('a deletion that fails says why; again, and it is gone', async () => {
    const { shopper } = await failing(() => HttpResponse.error(), 'delete')
    await shopper.click(button(nl.removeThis('Werf 3')))
    await panel()
    await shopper.click(button(nl.deletion.submit))
    expect(await screen.findByRole('alert')).toHaveTextContent(nl.errors.network)
    server.server.resetHandlers()
    await shopper.click(button(nl.deletion.submit))
    await waitFor(() => expect(screen.queryByText('Werf 3')).not.toBeInTheDocument())
  })

  test('a default that does not move says why', async () => {
    const { shopper } = await failing(() => HttpResponse.json({}, { status: 503 }))
    await shopper.click(button(nl.makeDeliveryThis('Werf 3')))
    expect(await within(await row('Werf 3')).findByRole('alert')).toHaveTextContent(nl.errors.other)
    expect(button(nl.makeDeliveryThis('Werf 3'))).not.toHaveAttribute('aria-busy')
  })

  test('the list can not be fetched: what is known shows, and trying again helps', async () => {
    await withTwo()
    server.overrideAnswer('get', own, () => HttpResponse.error())
    const { shopper } = visitAddresses()
    expect(await screen.findByRole('alert')).toHaveTextContent(nl.failed)
    expect(await row('Werf 3')).toBeVisible()
    server.server.resetHandlers()
    await shopper.click(button(nl.retry))
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  })

  test('none known and none fetched: no claim that there are none', async () => {
    await withCustomer(server, {})
    server.overrideAnswer('get', own, () => HttpResponse.json({}, { status: 500 }))
    visitAddresses()
    expect(await screen.findByRole('alert')).toHaveTextContent(nl.failed)
    expect(screen.queryByText(nl.empty)).not.toBeInTheDocument()
  })
})

test('an address can only be changed and deleted as far as its links allow', async () => {
  const customer = await withTwo()
  const list = (await (await customer.send('GET', own)).json()) as AddressList
  const addresses = list._embedded.addresses.map(({ _links, ...bare }, at) => (at === 0 ? { ...bare, _links } : bare))
  server.overrideAnswer('get', own, () => HttpResponse.json({ ...list, _embedded: { addresses } }))
  visitAddresses()
  const office = within(await row('Werf 3'))
  await waitFor(() => expect(office.queryByRole('button')).not.toBeInTheDocument())
  expect(button(nl.changeThis('Lindelaan 1'))).toBeVisible()
})

describe('what is typed', () => {
  test('stays when the panel is closed or the page loaded again, until it is saved or begun again', async () => {
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

  test('is not shown to another customer in the same browser', async () => {
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

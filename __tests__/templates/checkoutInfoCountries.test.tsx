import { screen, waitFor, within } from '@testing-library/react'
import { headings } from '../../src/i18n/nl/firstLoad/headings'
import { axe } from '../support/axe'
import { withCart } from '../support/sandbox/storeVisitor'
import { waitForField, field, fillGuestForm, identityMessages } from '../support/shopping/guestForm'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { findTitle, walkCheckout } from '../support/shopping/walkCheckout'

const server = startSandboxServer()
const { nl } = identityMessages
const page = 'checkout-step-guest'
const delivery = (legend: string) => within(screen.getByRole('group', { name: legend }))
const listLabels = (legend: string) =>
  delivery(legend)
    .getAllByRole('textbox')
    .map((control) => document.querySelector(`label[for="${control.id}"]`)?.textContent?.trim())

/** Each country has its own order and names of the address fields. */
test.each([
  ['nl', 'België', ['Straat en nummer', 'Bus of verdieping (niet verplicht)', 'Postcode', 'Gemeente']],
  ['nl', 'Nederland', ['Postcode', 'Huisnummer', 'Toevoeging (niet verplicht)', 'Straat', 'Woonplaats']],
  ['nl', 'Frankrijk', ['Nummer en straat', 'Gebouw, verdieping of deur (niet verplicht)', 'Postcode', 'Plaats']],
  ['nl', 'Duitsland', ['Straat en nummer', 'Verdieping of toevoeging (niet verplicht)', 'Postcode', 'Plaats']],
  ['en', 'Luxembourg', ['Number and street', 'Floor or flat (optional)', 'Postcode', 'Town or city']],
] as const)('in %s the form for %s has the address fields %j', async (language, country, expected) => {
  const { info, address } = identityMessages[language]
  await withCart(server)
  const { shopper } = walkCheckout(page, language)
  await shopper.selectOptions(await waitForField(address.country), country)
  expect(listLabels(info.deliveryAddress).slice(0, expected.length)).toEqual(expected)
})

test('changing the country moves a typed address to the fields of that country, and back again', async () => {
  await withCart(server)
  const { shopper, container } = walkCheckout(page)
  await fillGuestForm(shopper)
  const country = field(nl.address.country)
  await shopper.selectOptions(country, 'Nederland')
  expect(field(nl.address.address1.NL)).toHaveValue('Kastanjelaan')
  expect(field(nl.address.number)).toHaveValue('88')
  expect(field(nl.address.city.NL)).toHaveValue('Gent')
  expect(await axe(container)).toHaveNoViolations()
  await shopper.selectOptions(country, 'België')
  expect(field(nl.address.address1.BE)).toHaveValue('Kastanjelaan 88')
})

test('a Dutch address is sent in the format of the API and shown in separate fields afterwards', async () => {
  await withCart(server)
  const walk = walkCheckout(page)
  const { shopper } = walk
  await fillGuestForm(shopper)
  await shopper.selectOptions(field(nl.address.country), 'Nederland')
  await shopper.clear(field(nl.address.postcode))
  await shopper.type(field(nl.address.postcode), '1015dt')
  await shopper.type(field(/Toevoeging/), '2')
  expect(field(nl.address.postcode)).toHaveValue('1015 DT')
  await shopper.click(screen.getByRole('button', { name: nl.info.submit }))
  await findTitle(headings.shipping)
  const [sent] = walk.shop.getState().session.addresses
  expect(sent).toMatchObject({ address1: 'Kastanjelaan 88-2', postcode: '1015 DT', id_country: 13 })
  window.sessionStorage.clear()
  await shopper.click(screen.getByRole('link', { name: /Gegevens/ }))
  expect(await waitForField(nl.address.number)).toHaveValue('88')
  expect(field(/Toevoeging/)).toHaveValue('2')
})

test('a street line that the browser fills in with its number is split into the Dutch fields', async () => {
  await withCart(server)
  const { shopper } = walkCheckout(page)
  await shopper.selectOptions(await waitForField(nl.address.country), 'Nederland')
  await shopper.click(field(nl.address.address1.NL))
  await shopper.paste('Prinsengracht 88 A')
  await shopper.tab()
  expect(field(nl.address.address1.NL)).toHaveValue('Prinsengracht')
  expect(field(nl.address.number)).toHaveValue('88')
  expect(field(/Toevoeging/)).toHaveValue('A')
})

describe('validation errors of an address', () => {
  test('a missing house number shows an error on blur, which disappears while typing', async () => {
    await withCart(server)
    const { shopper } = walkCheckout(page)
    const line = await waitForField(nl.address.address1.BE)
    await shopper.type(line, 'Kastanjelaan')
    expect(line).toBeValid()
    await shopper.tab()
    await waitFor(() => expect(line).toHaveAccessibleDescription(nl.errors.numberMissing))
    await shopper.type(line, ' 8')
    await waitFor(() => expect(line).toBeValid())
  })

  test('a change of country validates the filled-in fields by the new rules and ignores empty fields', async () => {
    await withCart(server)
    const { shopper } = walkCheckout(page)
    await shopper.type(await waitForField(nl.address.postcode), '90')
    await shopper.tab()
    await waitFor(() => expect(field(nl.address.postcode)).toHaveAccessibleDescription(nl.errors.postcode.BE))
    await shopper.selectOptions(field(nl.address.country), 'Nederland')
    await waitFor(() => expect(field(nl.address.postcode)).toHaveAccessibleDescription(nl.errors.postcode.NL))
    expect(field(nl.address.number)).toBeValid()
    expect(field(nl.address.address1.NL)).toBeValid()
  })

  test('the error summary lists the fields in the order of the country', async () => {
    await withCart(server)
    const { shopper } = walkCheckout(page)
    await shopper.selectOptions(await waitForField(nl.address.country), 'Nederland')
    await shopper.click(screen.getByRole('button', { name: nl.info.submit }))
    const summary = await screen.findByRole('group', { name: nl.info.summary(7) })
    expect(
      within(summary)
        .getAllByRole('link')
        .slice(3)
        .map((link) => link.textContent),
    ).toEqual([nl.address.postcode, nl.address.number, nl.address.address1.NL, nl.address.city.NL])
  })
})

describe('the fields of a company', () => {
  const openCompany = async () => {
    await withCart(server)
    const walk = walkCheckout(page)
    await fillGuestForm(walk.shopper)
    await walk.shopper.click(screen.getByText(nl.address.business))
    return walk
  }
  const vat = () => field(new RegExp(nl.address.vatNumber))
  const company = () => field(new RegExp(nl.address.company))

  test('the VAT number of a company is validated, normalized and sent', async () => {
    const walk = await openCompany()
    await walk.shopper.type(company(), 'Vermeulen bv')
    await walk.shopper.type(vat(), 'be 0123.456.748')
    await walk.shopper.tab()
    await waitFor(() => expect(vat()).toHaveAccessibleDescription(nl.errors.vatNumber.BE))
    await walk.shopper.clear(vat())
    await walk.shopper.type(vat(), 'be 0123.456.749')
    await walk.shopper.tab()
    expect(vat()).toHaveValue('BE0123456749')
    expect(vat()).toBeValid()
    await walk.shopper.click(screen.getByRole('button', { name: nl.info.submit }))
    await findTitle(headings.shipping)
    expect(walk.shop.getState().session.addresses).toMatchObject([
      { company: 'Vermeulen bv', vat_number: 'BE0123456749' },
    ])
  })

  test('the fields of a company stay expanded while they are cleared', async () => {
    const { shopper } = await openCompany()
    await shopper.type(vat(), 'BE0123456748')
    await shopper.click(screen.getByRole('button', { name: nl.info.submit }))
    await waitFor(() => expect(vat()).toHaveAccessibleDescription(nl.errors.vatNumber.BE))
    await shopper.clear(vat())
    await waitFor(() => expect(vat()).toBeValid())
    expect(vat().closest('details')).toHaveAttribute('open')
    expect(vat()).toHaveFocus()
  })

  test('the fields of a company expand when one of them has an error', async () => {
    const { shopper } = await openCompany()
    await shopper.type(vat(), 'BE0123456749')
    await shopper.click(screen.getByText(nl.address.business))
    await shopper.click(screen.getByRole('button', { name: nl.info.submit }))
    await waitFor(() => expect(company()).toHaveFocus())
    expect(company()).toBeVisible()
    expect(company()).toHaveAccessibleDescription(nl.errors.companyMissing)
  })
})

test('each field opens the keyboard for its content, and the browser knows what to fill in', async () => {
  await withCart(server)
  const { shopper } = walkCheckout(page)
  const email = await waitForField(nl.info.email)
  expect(email).toHaveAttribute('inputmode', 'email')
  expect(email).toHaveAttribute('autocomplete', 'email')
  expect(email).toHaveAttribute('enterkeyhint', 'next')
  expect(field(nl.info.firstname)).toHaveAttribute('autocapitalize', 'words')
  expect(field(nl.address.address1.BE)).toHaveAttribute('autocomplete', 'section-delivery shipping address-line1')
  expect(field(nl.address.country)).toHaveAttribute('autocomplete', 'section-delivery shipping country')
  await shopper.selectOptions(field(nl.address.country), 'Nederland')
  expect(field(nl.address.number)).toHaveAttribute('inputmode', 'numeric')
  expect(field(nl.address.postcode)).toHaveAttribute('autocapitalize', 'characters')
})

import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import type { Language } from '../../src/i18n/languages'
import CreateAccountPage from '../../src/templates/create-account'
import '../../src/features/account/access/CreateAccount'
import { accountWords, openAccountPage } from '../support/pages/accountPage'
import { axe } from '../support/axe'
import { withCart, withCustomer, withGuest } from '../support/sandbox/storeVisitor'
import { awaitedField, field } from '../support/shopping/guestForm'
import { accountDetails, register } from '../support/sandbox/register'
import { Shopper } from '../support/sandbox/Shopper'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { readCommonErrors } from '../support/data/commonSentences'

const server = startSandboxServer()
const { nl } = accountWords
const home = { nl: '/nl/mijn-account', en: '/en/my-accocunt' }
const open = (language: Language = 'nl') =>
  openAccountPage(CreateAccountPage, 'new-account', { language, template: 'create-account' })

async function fill(shopper: UserEvent, language: Language = 'nl', email = 'ine@example.com') {
  const { info, password } = accountWords[language].identity
  await awaitedField(info.email)
  const values: [string, string][] = [
    [info.email, email],
    [password.label, 'een lang geheim'],
    [info.firstname, 'Ine'],
    [info.lastname, 'Vermeulen'],
  ]
  for (const [name, value] of values) {
    await shopper.click(field(name))
    await shopper.paste(value)
  }
}
const send = (shopper: UserEvent, language: Language = 'nl') =>
  shopper.click(screen.getByRole('button', { name: accountWords[language].create.submit }))
const sent = async () => {
  const request = server.requests.find(({ method, url }) => method === 'POST' && url.endsWith('/v1/accounts'))
  return (await request?.json()) as unknown
}

test('a visitor makes an account and is led to it, with the cart that was there', async () => {
  const language = 'en'
  await withCart(server)
  const { shopper, go, shop } = open(language)
  const { info } = accountWords[language].identity
  await fill(shopper, language)
  await shopper.selectOptions(field(new RegExp(`^${info.gender}`)), '2')
  await shopper.click(screen.getByRole('checkbox', { name: info.newsletter }))
  await send(shopper, language)
  await waitFor(() => expect(go).toHaveBeenCalledWith(home[language], { replace: true }))
  expect(await sent()).toEqual({
    ...{ id_lang: 2, email: 'ine@example.com', password: 'een lang geheim', id_gender: 2 },
    ...{ firstname: 'Ine', lastname: 'Vermeulen', newsletter: true },
  })
  await waitFor(() => expect(shop.getState().cart.cart?.items).toHaveLength(1))
  expect(shop.getState().session.customer).toMatchObject({ email: 'ine@example.com', is_guest: false })
})

test('an address may go with it, by the rules of its country', async () => {
  const language = 'en'
  const { shopper, go, shop } = open(language)
  const { create, identity } = accountWords[language]
  await fill(shopper, language)
  await shopper.click(screen.getByText(create.address))
  const street = await awaitedField(identity.address.address1.BE)
  await shopper.type(street, 'Kastanjelaan')
  await send(shopper, language)
  await waitFor(() => expect(street).toHaveAccessibleDescription(identity.errors.numberMissing))
  await shopper.type(street, ' 88')
  await shopper.type(field(identity.address.postcode), '9000')
  await shopper.type(field(identity.address.city.BE), 'Gent')
  await send(shopper, language)
  await waitFor(() => expect(go).toHaveBeenCalledWith(home[language], { replace: true }))
  expect(shop.getState().session.addresses).toMatchObject([
    { address1: 'Kastanjelaan 88', postcode: '9000', city: 'Gent', firstname: 'Ine' },
  ])
})

test('what is missing is said at the fields', async () => {
  const language = 'nl'
  const { shopper } = open(language)
  const { info, errors, password } = accountWords[language].identity
  await awaitedField(info.email)
  await send(shopper, language)
  const summary = await screen.findByRole('group', { name: info.summary(4) })
  expect(within(summary).getByRole('link', { name: errors.email })).toBeVisible()
  expect(field(password.label)).toHaveAccessibleDescription(errors.passwordMissing)
})

test('an e-mail address that has an account: said at its field, with the ways on', async () => {
  const language = 'en'
  await register(new Shopper(server.sandbox))
  const { shopper, container } = open(language)
  const { create, identity } = accountWords[language]
  await fill(shopper, language, accountDetails.email)
  await send(shopper, language)
  const email = field(identity.info.email)
  await waitFor(() => expect(email).toHaveAccessibleDescription(create.exists))
  const ways = within(screen.getByText(create.existsNow, { exact: false }))
  expect(ways.getByRole('link', { name: create.logIn })).toHaveAttribute('href', home[language])
  expect(ways.getByRole('link', { name: create.forgotten })).toHaveAttribute('href', '/en/password-recovery')
  expect(field(identity.password.label)).toHaveValue('een lang geheim')
  expect(await axe(container)).toHaveNoViolations()
  await shopper.type(email, 'x')
  expect(email).toBeValid()
  expect(screen.queryByText(create.existsNow, { exact: false })).not.toBeInTheDocument()
})

test.each([
  ['no connection', () => HttpResponse.error(), readCommonErrors(nl.identity.form).network],
  ['a fault of the shop', () => HttpResponse.json({}, { status: 500 }), readCommonErrors(nl.identity.form).other],
])('%s: said by the button, nothing typed lost, a second try works', async (_name, answer, message) => {
  server.overrideAnswer('post', '/v1/accounts', answer)
  const { shopper, go } = open()
  await fill(shopper)
  await send(shopper)
  expect(await screen.findByText(message)).toBeVisible()
  expect(field(nl.identity.info.firstname)).toHaveValue('Ine')
  expect(field(nl.identity.password.label)).toHaveValue('een lang geheim')
  server.server.resetHandlers()
  await send(shopper)
  await waitFor(() => expect(go).toHaveBeenCalledWith(home.nl, { replace: true }))
})

test('what the shop refuses is said at its field', async () => {
  server.overrideAnswer('post', '/v1/accounts', () =>
    HttpResponse.json({ type: 'invalid', data: { field: 'email' } }, { status: 422 }),
  )
  const { shopper } = open()
  await fill(shopper)
  await send(shopper)
  await waitFor(() =>
    expect(field(nl.identity.info.email)).toHaveAccessibleDescription(nl.identity.errors.refusedEmail),
  )
})

test('an account can be made while the countries cannot be fetched', async () => {
  server.overrideAnswer('get', '/v1/countries', () => HttpResponse.error())
  const { shopper, go } = open()
  await fill(shopper)
  await shopper.click(screen.getByText(nl.create.address))
  expect(await screen.findByText(nl.create.countriesFailed)).toBeVisible()
  await send(shopper)
  await waitFor(() => expect(go).toHaveBeenCalledWith(home.nl, { replace: true }))
})

test('a guest finds filled in what they said before, and keeps addresses', async () => {
  await withGuest(server)
  const { shopper, go, shop } = open()
  expect(await awaitedField(nl.identity.info.email)).toHaveValue('an@example.be')
  expect(field(nl.identity.info.firstname)).toHaveValue('An')
  await shopper.type(field(nl.identity.password.label), 'een lang geheim')
  await send(shopper)
  await waitFor(() => expect(go).toHaveBeenCalledWith(home.nl, { replace: true }))
  expect(shop.getState().session.addresses).toHaveLength(1)
})

test('who is logged in already is led to the account', async () => {
  const language = 'nl'
  await withCustomer(server)
  const { go } = open(language)
  await waitFor(() => expect(go).toHaveBeenCalledWith(home[language], { replace: true }))
  expect(screen.queryByLabelText(accountWords[language].identity.info.email)).not.toBeInTheDocument()
})

/** All of web storage, as text. */
const stored = () => JSON.stringify({ ...window.localStorage, ...window.sessionStorage })

test.each([
  ['a reload', 'nl', 'nl'],
  ['a switch of language', 'nl', 'en'],
  ['a switch of language', 'en', 'nl'],
] as const)('%s loses nothing typed but the password, from %s to %s', async (_name, before, after) => {
  const first = open(before)
  await fill(first.shopper, before)
  await first.shopper.click(screen.getByText(accountWords[before].create.address))
  await first.shopper.type(await awaitedField(accountWords[before].identity.address.city.BE), 'Gent')
  expect(stored()).not.toMatch(/ine@example|geheim/)
  window.dispatchEvent(new Event('pagehide'))
  first.unmount()
  open(after)
  const { info, password, address } = accountWords[after].identity
  expect(await awaitedField(info.email)).toHaveValue('ine@example.com')
  expect(field(info.lastname)).toHaveValue('Vermeulen')
  expect(field(password.label)).toHaveValue('')
  // Unfolded: what goes along with the account is seen.
  expect(await awaitedField(address.city.BE)).toBeVisible()
  expect(field(address.city.BE)).toHaveValue('Gent')
  expect(stored()).not.toMatch(/ine@example|geheim/)
})

test('once the account is there nothing of what was typed is kept on the device', async () => {
  const { shopper, go } = open()
  await fill(shopper)
  expect(stored()).toContain('Vermeulen')
  // Also before the cart has been loaded.
  server.overrideAnswer('get', '/v1/cart', () => new Promise(() => undefined))
  await send(shopper)
  await waitFor(() => expect(go).toHaveBeenCalled())
  window.dispatchEvent(new Event('pagehide'))
  expect(stored()).not.toMatch(/Vermeulen|ine@example/)
})

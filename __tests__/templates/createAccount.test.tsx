import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { common } from '../../src/i18n/nl/common'
import type { Language } from '../../src/i18n/languages'
import CreateAccountPage from '../../src/templates/create-account'
import { accountMessages, openAccountPage } from '../support/pages/accountPage'
import { axe } from '../support/axe'
import { withCart, withCustomer, withGuest } from '../support/sandbox/storeVisitor'
import { waitForField, field } from '../support/shopping/guestForm'
import { accountDetails, register } from '../support/sandbox/register'
import { Shopper } from '../support/sandbox/Shopper'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { readCommonErrors } from '../support/data/commonSentences'

const server = startSandboxServer()
const { nl } = accountMessages
const home = { nl: '/nl/mijn-account', en: '/en/my-accocunt' }
const open = (language: Language = 'nl') =>
  openAccountPage(CreateAccountPage, 'new-account', { language, template: 'create-account' })

async function fill(shopper: UserEvent, language: Language = 'nl', email = 'ine@example.com') {
  const { info, password } = accountMessages[language].identity
  await waitForField(info.email)
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
const submit = (shopper: UserEvent, language: Language = 'nl') =>
  shopper.click(screen.getByRole('button', { name: accountMessages[language].identity.account.submit }))
const readSentAccount = async () => {
  const request = server.requests.find(({ method, url }) => method === 'POST' && url.endsWith('/v1/accounts'))
  return (await request?.json()) as unknown
}

test('a visitor creates an account, is redirected to it and keeps the cart', async () => {
  const language = 'en'
  await withCart(server)
  const { shopper, go, shop } = open(language)
  const { info } = accountMessages[language].identity
  await fill(shopper, language)
  await shopper.selectOptions(field(new RegExp(`^${info.gender}`)), '2')
  await shopper.click(screen.getByRole('checkbox', { name: info.newsletter }))
  await submit(shopper, language)
  await waitFor(() => expect(go).toHaveBeenCalledWith(home[language], { replace: true }))
  expect(await readSentAccount()).toEqual({
    ...{ id_lang: 2, email: 'ine@example.com', password: 'een lang geheim', id_gender: 2 },
    ...{ firstname: 'Ine', lastname: 'Vermeulen', newsletter: true },
  })
  await waitFor(() => expect(shop.getState().cart.cart?.items).toHaveLength(1))
  expect(shop.getState().session.customer).toMatchObject({ email: 'ine@example.com', is_guest: false })
})

test('an account can be created with an address, which is validated by the rules of its country', async () => {
  const language = 'en'
  const { shopper, go, shop } = open(language)
  const { create, identity } = accountMessages[language]
  await fill(shopper, language)
  await shopper.click(screen.getByText(create.address))
  const street = await waitForField(identity.address.address1.BE)
  await shopper.type(street, 'Kastanjelaan')
  await submit(shopper, language)
  await waitFor(() => expect(street).toHaveAccessibleDescription(identity.errors.numberMissing))
  await shopper.type(street, ' 88')
  await shopper.type(field(identity.address.postcode), '9000')
  await shopper.type(field(identity.address.city.BE), 'Gent')
  await submit(shopper, language)
  await waitFor(() => expect(go).toHaveBeenCalledWith(home[language], { replace: true }))
  expect(shop.getState().session.addresses).toMatchObject([
    { address1: 'Kastanjelaan 88', postcode: '9000', city: 'Gent', firstname: 'Ine' },
  ])
})

test('an empty form shows errors at its fields and in a summary', async () => {
  const language = 'nl'
  const { shopper } = open(language)
  const { info, errors, password } = accountMessages[language].identity
  await waitForField(info.email)
  await submit(shopper, language)
  const summary = await screen.findByRole('group', { name: info.summary(4) })
  expect(within(summary).getByRole('link', { name: info.email })).toBeVisible()
  expect(field(info.email)).toHaveAccessibleDescription(errors.email)
  expect(field(password.label)).toHaveAccessibleDescription(errors.passwordMissing)
})

test('an email address that already has an account shows an error at its field, with links to log in', async () => {
  const language = 'en'
  await register(new Shopper(server.sandbox))
  const { shopper, container } = open(language)
  const { create, identity } = accountMessages[language]
  await fill(shopper, language, accountDetails.email)
  await submit(shopper, language)
  const email = field(identity.info.email)
  await waitFor(() => expect(email).toHaveAccessibleDescription(create.exists))
  const existing = within(screen.getByText(create.existsNow, { exact: false }))
  expect(existing.getByRole('link', { name: create.logIn })).toHaveAttribute('href', home[language])
  expect(existing.getByRole('link', { name: create.forgotten })).toHaveAttribute('href', '/en/password-recovery')
  expect(field(identity.password.label)).toHaveValue('een lang geheim')
  expect(await axe(container)).toHaveNoViolations()
  await shopper.type(email, 'x')
  expect(email).toBeValid()
  expect(screen.queryByText(create.existsNow, { exact: false })).not.toBeInTheDocument()
})

test('after a network error a message is shown, the typed text stays, and a second attempt succeeds', async () => {
  server.failCall('post', '/v1/accounts')
  const { shopper, go } = open()
  await fill(shopper)
  await submit(shopper)
  expect(await screen.findByText(readCommonErrors(nl.identity.form).network)).toBeVisible()
  expect(field(nl.identity.info.firstname)).toHaveValue('Ine')
  expect(field(nl.identity.password.label)).toHaveValue('een lang geheim')
  server.restoreCalls()
  await submit(shopper)
  await waitFor(() => expect(go).toHaveBeenCalledWith(home.nl, { replace: true }))
})

test('a refusal by the API is shown at its field', async () => {
  server.failCall('post', '/v1/accounts', 422, { type: 'invalid', data: { field: 'email' } })
  const { shopper } = open()
  await fill(shopper)
  await submit(shopper)
  await waitFor(() =>
    expect(field(nl.identity.info.email)).toHaveAccessibleDescription(nl.identity.errors.refusedEmail),
  )
})

test('an account can be created when the countries cannot be loaded', async () => {
  server.failCall('get', '/v1/countries')
  const { shopper, go } = open()
  await fill(shopper)
  await shopper.click(screen.getByText(nl.create.address))
  expect(await screen.findByText(nl.create.countriesFailed)).toBeVisible()
  await submit(shopper)
  await waitFor(() => expect(go).toHaveBeenCalledWith(home.nl, { replace: true }))
})

test('a guest’s form is filled in with the details of the order, and the account keeps the addresses', async () => {
  await withGuest(server)
  const { shopper, go, shop } = open()
  expect(await waitForField(nl.identity.info.email)).toHaveValue('an@example.be')
  expect(field(nl.identity.info.firstname)).toHaveValue('An')
  await shopper.type(field(nl.identity.password.label), 'een lang geheim')
  await submit(shopper)
  await waitFor(() => expect(go).toHaveBeenCalledWith(home.nl, { replace: true }))
  expect(shop.getState().session.addresses).toHaveLength(1)
})

test('a logged-in customer is redirected to the account', async () => {
  const language = 'nl'
  await withCustomer(server)
  const { go } = open(language)
  await waitFor(() => expect(go).toHaveBeenCalledWith(home[language], { replace: true }))
  expect(screen.queryByLabelText(accountMessages[language].identity.info.email)).not.toBeInTheDocument()
})

const readStorage = () => JSON.stringify({ ...window.localStorage, ...window.sessionStorage })

test.each([
  ['a reload', 'nl', 'nl'],
  ['a change of language', 'nl', 'en'],
] as const)('after %s from %s to %s the form has the typed text, except the password', async (_name, before, after) => {
  const first = open(before)
  await fill(first.shopper, before)
  await first.shopper.click(screen.getByText(accountMessages[before].create.address))
  await first.shopper.type(await waitForField(accountMessages[before].identity.address.city.BE), 'Gent')
  expect(readStorage()).not.toMatch(/ine@example|geheim/)
  window.dispatchEvent(new Event('pagehide'))
  first.unmount()
  open(after)
  const { info, password, address } = accountMessages[after].identity
  expect(await waitForField(info.email)).toHaveValue('ine@example.com')
  expect(field(info.lastname)).toHaveValue('Vermeulen')
  expect(field(password.label)).toHaveValue('')
  // The section is expanded, because its address is submitted too.
  expect(await waitForField(address.city.BE)).toBeVisible()
  expect(field(address.city.BE)).toHaveValue('Gent')
  expect(readStorage()).not.toMatch(/ine@example|geheim/)
})

test('creating an account removes the typed text from the device', async () => {
  const { shopper, go } = open()
  await fill(shopper)
  expect(readStorage()).toContain('Vermeulen')
  // The request for the cart stays pending, because the draft must be removed before its response.
  server.overrideAnswer('get', '/v1/cart', () => new Promise(() => undefined))
  await submit(shopper)
  await waitFor(() => expect(go).toHaveBeenCalled())
  window.dispatchEvent(new Event('pagehide'))
  expect(readStorage()).not.toMatch(/Vermeulen|ine@example/)
})

test('another user of the device ends the visit of the guest, whose details leave the form', async () => {
  await withGuest(server)
  const { shopper } = open()
  const { info } = nl.identity
  await waitFor(() => expect(field(info.firstname)).toHaveValue('An'))
  await shopper.click(screen.getByRole('button', { name: common.known.endVisit }))
  await waitFor(() => expect(field(info.firstname)).toHaveValue(''))
  expect(window.localStorage).toHaveLength(0)
})

test.each([
  ['nl', 'Dat waren te veel pogingen kort na elkaar. Probeer het over 15 minuten opnieuw.'],
  ['en', 'That was too many attempts in a short time. Try again in 15 minutes.'],
] as const)(
  'an email address that was used too often shows in %s how long to wait, and the form keeps its values',
  async (language, message) => {
    const email = 'ine@example.com'
    for (let attempt = 0; attempt < 5; attempt += 1)
      await new Shopper(server.sandbox).send('POST', '/v1/accounts', { ...accountDetails, email })
    const { shopper } = open(language)
    await fill(shopper, language, email)
    await submit(shopper, language)
    expect(await screen.findByText(message)).toBeVisible()
    expect(field(accountMessages[language].identity.info.email)).toHaveValue(email)
    expect(field(accountMessages[language].identity.password.label)).toHaveValue('een lang geheim')
  },
)

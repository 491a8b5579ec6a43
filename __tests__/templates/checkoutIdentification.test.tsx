import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { HttpResponse } from 'msw'
import { checkout as checkoutEn } from '../../src/i18n/en/checkout'
import { headings as headingsEn } from '../../src/i18n/en/headings'
import { checkout as checkoutNl } from '../../src/i18n/nl/checkout'
import { cart as cartNl } from '../../src/i18n/nl/cart'
import { headings as headingsNl } from '../../src/i18n/nl/headings'
import { withCart, withCustomer, withGuest } from '../support/filledCart'
import { awaitedField, field, fillGuestForm, identityWords } from '../support/guestForm'
import { accountAddress, accountDetails, register } from '../support/registered'
import { Shopper } from '../support/sandboxShopper'
import { startShopServer } from '../support/shopServer'
import { walkCheckout } from '../support/walkCheckout'

const server = startShopServer()
const all = {
  nl: { ...identityWords.nl, checkout: checkoutNl, headings: headingsNl },
  en: { ...identityWords.en, checkout: checkoutEn, headings: headingsEn },
}
const languages = ['nl', 'en'] as const
const { nl } = all
const page = 'checkout'
const sees = (name: string) => screen.findByRole('heading', { level: 1, name })
const { email, password } = accountDetails

/** An account made at another time, on another device. */
const hasAccount = (details: object = { ...accountDetails, ...accountAddress }) =>
  register(new Shopper(server.sandbox), details)

async function logsIn(walk: ReturnType<typeof walkCheckout>, language: 'nl' | 'en', typed = password) {
  const { login, ways } = all[language]
  const { shopper } = walk
  await shopper.click(await screen.findByRole('radio', { name: new RegExp(ways.login) }))
  await shopper.click(field(login.email))
  await shopper.paste(email)
  await shopper.click(field(login.password))
  await shopper.paste(typed)
  await shopper.click(screen.getByRole('button', { name: login.submit }))
}

describe.each(languages)('axe finds nothing in %s', (language) => {
  const { ways, login, account } = all[language]

  test.each([
    ['to log in', ways.login, login.submit],
    ['for a new account', ways.create, account.submit],
  ])('on the form %s, with its faults', async (_name, way, submit) => {
    await withCart(server)
    const { shopper, container } = walkCheckout(page, language)
    await shopper.click(await screen.findByRole('radio', { name: new RegExp(way) }))
    await shopper.click(screen.getByRole('button', { name: submit }))
    await screen.findByRole('group', { name: language === 'nl' ? /Kijk deze/ : /Please check/ })
    expect(await axe(container)).toHaveNoViolations()
  })
})

describe('logging in', () => {
  test.each(languages)('in %s the order goes on where the shop says, with the cart as it was', async (language) => {
    const { headings } = all[language]
    await hasAccount()
    await withCart(server, [[100402, 2]])
    const walk = walkCheckout(page, language)
    await logsIn(walk, language)
    await sees(headings.shipping)
    const { session, cart } = walk.shop.getState()
    expect(session.customer).toMatchObject({ email, is_guest: false })
    expect(cart.cart?.items).toMatchObject([{ quantity: 2 }])
  })

  test('a customer without an address goes on to the step that asks for one', async () => {
    await hasAccount(accountDetails)
    await withCart(server)
    await logsIn(walkCheckout(page), 'nl')
    await sees(headingsNl.shipping)
  })

  test.each(languages)('in %s a wrong password is said at the field, and what was typed stays', async (language) => {
    const { login } = all[language]
    await hasAccount()
    await withCart(server)
    const walk = walkCheckout(page, language)
    await logsIn(walk, language, 'iets anders')
    const typed = await awaitedField(login.password)
    await waitFor(() => expect(typed).toHaveAccessibleDescription(login.errors.failed))
    expect(typed).toHaveValue('iets anders')
    expect(typed).toHaveFocus()
    expect(field(login.email)).toHaveValue(email)
    await walk.shopper.clear(typed)
    await walk.shopper.type(typed, password)
    expect(typed).toBeValid()
    await walk.shopper.click(screen.getByRole('button', { name: login.submit }))
    await sees(all[language].headings.shipping)
  })

  test('a guest who tries and fails can still go on', async () => {
    await withGuest(server)
    const walk = walkCheckout(page)
    await logsIn(walk, 'nl', 'iets anders')
    await waitFor(() => expect(field(nl.login.password)).toHaveAccessibleDescription(nl.login.errors.failed))
    await walk.shopper.click(screen.getByRole('radio', { name: new RegExp(nl.ways.guest) }))
    expect(screen.getByRole('link', { name: nl.ways.go })).toBeVisible()
  })

  test.each([
    [() => HttpResponse.json({ type: 'too_many_attempts', data: { retry_after: 90 } }, { status: 429 }), 2],
    [() => HttpResponse.json({ type: 'too_many_attempts', data: { retry_after: 5 } }, { status: 429 }), 1],
  ])('after too many attempts it says how long to wait', async (answer, minutes) => {
    await withCart(server)
    server.overrideAnswer('post', '/v1/sessions', answer)
    await logsIn(walkCheckout(page), 'nl')
    expect(await screen.findAllByText(nl.login.errors.tooMany(minutes))).not.toHaveLength(0)
  })

  test.each([
    ['no network', () => HttpResponse.error(), checkoutNl.errors.network],
    ['an empty 500', () => HttpResponse.json({}, { status: 500 }), checkoutNl.errors.other],
    ['nonsense', () => HttpResponse.json({ session: 5 }), checkoutNl.errors.other],
  ])('%s: said by the button, nothing typed lost, a second try works', async (_name, answer, message) => {
    await hasAccount()
    await withCart(server)
    server.overrideAnswer('post', '/v1/sessions', answer)
    const walk = walkCheckout(page)
    await logsIn(walk, 'nl')
    expect(await screen.findByText(message)).toBeVisible()
    expect(field(nl.login.password)).toHaveValue(password)
    server.server.resetHandlers()
    await walk.shopper.click(screen.getByRole('button', { name: nl.login.submit }))
    await sees(headingsNl.shipping)
  })

  test('an empty form says what is missing; the password can be shown', async () => {
    await withCart(server)
    const { shopper } = walkCheckout(page)
    await shopper.click(await screen.findByRole('radio', { name: new RegExp(nl.ways.login) }))
    await shopper.click(screen.getByRole('button', { name: nl.login.submit }))
    const summary = await screen.findByRole('group', { name: nl.info.summary(2) })
    await waitFor(() => expect(summary).toHaveFocus())
    await shopper.click(within(summary).getByRole('link', { name: nl.login.errors.password }))
    const typed = field(nl.login.password)
    expect(typed).toHaveFocus()
    await shopper.type(typed, 'geheim')
    expect(typed).toHaveAttribute('type', 'password')
    await shopper.click(screen.getByRole('button', { name: nl.password.showLabel }))
    expect(typed).toHaveAttribute('type', 'text')
    await shopper.click(screen.getByRole('button', { name: nl.password.hideLabel }))
    expect(typed).toHaveAttribute('type', 'password')
    expect(typed).toHaveAttribute('autocomplete', 'current-password')
    expect(field(nl.login.email)).toHaveAttribute('autocomplete', 'username')
  })

  test('when the goods changed meanwhile, the cart comes first', async () => {
    await hasAccount()
    await withCart(server, [[100402, 2]])
    const walk = walkCheckout(page)
    await screen.findByRole('radio', { name: new RegExp(nl.ways.login) })
    server.sandbox.database.run('UPDATE combination SET stock = 1 WHERE id_product_attribute = 100402')
    await logsIn(walk, 'nl')
    await sees(headingsNl.cart)
  })
})

describe('creating an account', () => {
  test.each(languages)('in %s it takes an address along, and the order goes on', async (language) => {
    const { ways, account, headings, password: words } = all[language]
    await withCart(server)
    const walk = walkCheckout(page, language)
    await walk.shopper.click(await screen.findByRole('radio', { name: new RegExp(ways.create) }))
    await fillGuestForm(walk.shopper, language)
    await walk.shopper.type(field(words.label), 'een lang geheim')
    await walk.shopper.click(screen.getByRole('button', { name: account.submit }))
    await sees(headings.shipping)
    const { session, cart } = walk.shop.getState()
    expect(session.customer).toMatchObject({ email: 'ine@example.com', is_guest: false })
    expect(session.addresses).toMatchObject([{ address1: 'Kastanjelaan 88', postcode: '9000', city: 'Gent' }])
    expect(cart.cart?.id_address_delivery).toBe(session.addresses[0]?.id_address)
  })

  test('it asks for a password of eight characters', async () => {
    await withCart(server)
    const { shopper } = walkCheckout(page)
    await shopper.click(await screen.findByRole('radio', { name: new RegExp(nl.ways.create) }))
    await fillGuestForm(shopper)
    await shopper.click(screen.getByRole('button', { name: nl.account.submit }))
    const typed = field(nl.password.label)
    await waitFor(() => expect(typed).toHaveFocus())
    expect(typed).toHaveAccessibleDescription(nl.errors.passwordMissing)
    await shopper.type(typed, 'kort')
    expect(typed).toHaveAccessibleDescription(nl.errors.passwordShort(8))
    await shopper.type(typed, 'er niet')
    expect(typed).toBeValid()
    expect(typed).toHaveAttribute('autocomplete', 'new-password')
  })

  test.each(languages)('in %s an e-mail address that has an account is said at its field', async (language) => {
    const { ways, account, errors, info, password: words } = all[language]
    await hasAccount()
    await withCart(server)
    const { shopper } = walkCheckout(page, language)
    await shopper.click(await screen.findByRole('radio', { name: new RegExp(ways.create) }))
    await fillGuestForm(shopper, language, email)
    await shopper.type(field(words.label), 'een lang geheim')
    await shopper.click(screen.getByRole('button', { name: account.submit }))
    await waitFor(() => expect(field(info.email)).toHaveAccessibleDescription(errors.accountExists))
    expect(field(info.email)).toHaveFocus()
    expect(field(words.label)).toHaveValue('een lang geheim')
  })

  test('a guest becomes the customer, with what was filled in before', async () => {
    await withGuest(server)
    const walk = walkCheckout(page)
    await walk.shopper.click(await screen.findByRole('radio', { name: new RegExp(nl.ways.create) }))
    expect(field(nl.info.email)).toHaveValue('an@example.be')
    expect(field(nl.address.city.BE)).toHaveValue('Gent')
    await walk.shopper.type(field(nl.password.label), 'een lang geheim')
    await walk.shopper.click(screen.getByRole('button', { name: nl.account.submit }))
    await sees(headingsNl.shipping)
    expect(walk.shop.getState().session.customer).toMatchObject({ email: 'an@example.be', is_guest: false })
  })
})

describe('who is known', () => {
  test.each(languages)('a customer in %s sees the name, and goes on', async (language) => {
    const { known, headings, ways } = all[language]
    await withCustomer(server)
    const { shopper, container } = walkCheckout(page, language)
    expect(await screen.findByRole('heading', { name: known.customer('An Peeters') })).toBeVisible()
    expect(screen.queryByRole('radio', { name: new RegExp(ways.login) })).not.toBeInTheDocument()
    expect(await axe(container)).toHaveNoViolations()
    await shopper.click(screen.getByRole('link', { name: known.go }))
    await sees(headings.shipping)
  })

  /** SPEC §4: logout clears tokens, customer, links, cart and checkout. */
  test('somebody else logs out: nothing of the customer stays on the device, and the cart waits at the account', async () => {
    const customer = await withCustomer(server)
    const walk = walkCheckout(page)
    const logOut = await screen.findByRole('button', { name: nl.known.logOut })
    expect(logOut).toHaveAccessibleDescription(nl.known.customerCart)
    await walk.shopper.click(logOut)
    expect(await screen.findByText(cartNl.empty)).toBeVisible()
    expect(window.localStorage).toHaveLength(0)
    expect(window.sessionStorage).toHaveLength(0)
    expect((await customer.checkout()).cart?.items).toHaveLength(1)
  })

  test('a guest sees the name too, may go on, log in or make an account', async () => {
    await withGuest(server)
    const { container } = walkCheckout(page)
    expect(await screen.findByRole('heading', { name: nl.known.guest('An Peeters') })).toBeVisible()
    expect(screen.getByRole('link', { name: nl.known.go })).toHaveAttribute('href', '/nl/afrekenen/verzending')
    expect(screen.getByRole('radio', { name: new RegExp(nl.ways.login) })).toBeVisible()
    expect(screen.getByRole('button', { name: nl.known.logOut })).toHaveAccessibleDescription(nl.known.guestCart)
    expect(await axe(container)).toHaveNoViolations()
  })
})

test.each(languages)(
  'what was typed to log in, and the way, are still there after a reload in %s',
  async (language) => {
    const { ways, login } = all[language]
    await withCart(server)
    const first = walkCheckout(page, language)
    await first.shopper.click(await screen.findByRole('radio', { name: new RegExp(ways.login) }))
    await first.shopper.type(field(login.email), 'ine@exam')
    await first.shopper.type(field(login.password), 'geheim')
    first.unmount()
    const other = language === 'nl' ? 'en' : 'nl'
    walkCheckout(page, other)
    expect(await awaitedField(all[other].login.email)).toHaveValue('ine@exam')
    expect(field(all[other].login.password)).toHaveValue('')
    expect(JSON.stringify({ ...window.sessionStorage, ...window.localStorage })).not.toContain('geheim')
  },
)

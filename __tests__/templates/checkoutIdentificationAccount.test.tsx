import { screen, waitFor } from '@testing-library/react'
import { cart as cartNl } from '../../src/i18n/nl/cart'
import { headings as headingsNl } from '../../src/i18n/nl/headings'
import { axe } from '../support/axe'
import { withCart, withCustomer, withGuest } from '../support/sandbox/storeVisitor'
import { field, fillGuestForm } from '../support/shopping/guestForm'
import { walkCheckout } from '../support/shopping/walkCheckout'
import { identificationWords, email, nl, page, sees, startIdentification } from '../support/shopping/identificationStep'

const { server, hasAccount } = startIdentification()

describe('creating an account during the checkout', () => {
  test('a new account has the typed address, and the checkout continues', async () => {
    const language = 'nl'
    const { ways, account, headings, password: words } = identificationWords[language]
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

  test('a new account requires a password of eight characters', async () => {
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

  test('an email address that already has an account shows a message at its field', async () => {
    const language = 'en'
    const { ways, account, errors, info, password: words } = identificationWords[language]
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

  test('a guest becomes a customer with the details that were entered before', async () => {
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

describe('a returning customer or guest', () => {
  test('a customer sees their name and can continue', async () => {
    const language = 'nl'
    const { known, headings, ways } = identificationWords[language]
    await withCustomer(server)
    const { shopper, container } = walkCheckout(page, language)
    expect(await screen.findByRole('heading', { name: known.customer('An Peeters') })).toBeVisible()
    expect(screen.queryByRole('radio', { name: new RegExp(ways.login) })).not.toBeInTheDocument()
    expect(await axe(container)).toHaveNoViolations()
    await shopper.click(screen.getByRole('link', { name: known.go }))
    await sees(headings.shipping)
  })

  /** SPEC §4: A logout clears tokens, customer, links, cart and checkout. */
  test('a logout removes all data of the customer from the device, and the account keeps the cart', async () => {
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

  test('a guest sees their name and can continue, log in or create an account', async () => {
    await withGuest(server)
    const { container } = walkCheckout(page)
    expect(await screen.findByRole('heading', { name: nl.known.guest('An Peeters') })).toBeVisible()
    expect(screen.getByRole('link', { name: nl.known.go })).toHaveAttribute('href', '/nl/afrekenen/verzending')
    expect(screen.getByRole('radio', { name: new RegExp(nl.ways.login) })).toBeVisible()
    expect(screen.getByRole('button', { name: nl.known.logOut })).toHaveAccessibleDescription(nl.known.guestCart)
    expect(await axe(container)).toHaveNoViolations()
  })
})

import { screen } from '@testing-library/react'
import { order as en } from '../../src/i18n/en/order'
import { order as nl } from '../../src/i18n/nl/order'
import { axe } from '../support/axe'
import { withGuest } from '../support/sandbox/storeVisitor'
import { guestDetails, Shopper } from '../support/sandbox/Shopper'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { identityMessages } from '../support/shopping/guestForm'
import { walkCheckout } from '../support/shopping/walkCheckout'
import { readCommonErrors } from '../support/data/commonSentences'

const server = startSandboxServer()
const { email } = guestDetails.account

async function openConfirmation(language: 'nl' | 'en' = 'nl') {
  const guest = await withGuest(server, [[100402, 1]])
  await guest.carrier(4)
  await guest.buy()
  const messages = language === 'nl' ? nl : en
  const walk = walkCheckout('order-confirmation', language, '?order=1')
  const password = await screen.findByLabelText(identityMessages[language].password.label)
  return { ...walk, password, submit: screen.getByRole('button', { name: messages.account.submit }) }
}

test.each([
  ['nl', nl],
  ['en', en],
] as const)(
  'a password creates an account with the details of the guest, only once, in %s',
  async (language, messages) => {
    const { shopper, password, submit, container, shop } = await openConfirmation(language)
    expect(password).toHaveAttribute('autocomplete', 'new-password')
    expect(await axe(container)).toHaveNoViolations()
    await shopper.type(password, 'noorderlicht')
    await shopper.dblClick(submit)
    expect(await screen.findByText(messages.account.done(email))).toBeVisible()
    expect(screen.queryByLabelText(identityMessages[language].password.label)).not.toBeInTheDocument()
    expect(shop.getState().session.customer).toMatchObject({ email, is_guest: false })
    expect(shop.getState().session.addresses).toHaveLength(1)
    const sent = server.requests.filter(({ method, url }) => method === 'POST' && url.endsWith('/accounts'))
    expect(sent).toHaveLength(1)
    expect(Object.values({ ...window.localStorage, ...window.sessionStorage }).join()).not.toContain('noorderlicht')
  },
)

test('a password that is too short shows an error at the field', async () => {
  const { shopper, password, submit } = await openConfirmation()
  await shopper.type(password, 'kort')
  await shopper.click(submit)
  expect(password).toHaveFocus()
  expect(password).toHaveAccessibleDescription(identityMessages.nl.errors.passwordShort(8))
  await shopper.type(password, ' maar nu langer')
  expect(password).not.toHaveAccessibleDescription(identityMessages.nl.errors.passwordShort(8))
})

test('an email address that already has an account shows a message, and the password stays', async () => {
  const { shopper, password, submit } = await openConfirmation()
  const owner = new Shopper(server.sandbox)
  const { id_lang, firstname, lastname, newsletter } = guestDetails.account
  const account = { id_lang, email, firstname, lastname, newsletter, password: 'iemand anders' }
  await owner.send('POST', '/v1/accounts', account)
  await shopper.type(password, 'noorderlicht')
  await shopper.click(submit)
  expect(await screen.findByRole('alert')).toHaveTextContent(nl.account.errors.accountExists)
  expect(password).toHaveValue('noorderlicht')
})

test('after a network error the password stays, and a second attempt creates the account', async () => {
  server.failCall('post', '/v1/accounts')
  const { shopper, password, submit } = await openConfirmation()
  await shopper.type(password, 'noorderlicht')
  await shopper.click(submit)
  expect(await screen.findByRole('alert')).toHaveTextContent(readCommonErrors(nl.account.errors).network)
  server.restoreCalls()
  await shopper.click(submit)
  expect(await screen.findByText(nl.account.done(email))).toBeVisible()
})

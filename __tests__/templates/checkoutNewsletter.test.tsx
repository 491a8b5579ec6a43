import { screen, waitFor } from '@testing-library/react'
import { withCart } from '../support/sandbox/storeVisitor'
import { fillGuestForm, identityMessages } from '../support/shopping/guestForm'
import { readLatestEmail, letters } from '../support/sandbox/newsletterEmails'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { walkCheckout } from '../support/shopping/walkCheckout'

const server = startSandboxServer()
const email = 'ine@example.com'
const state = () => server.sandbox.database.all('SELECT email, state FROM newsletter')

test.each([
  ['nl', '/nl/nieuwsbrief', '/nl/afrekenen/verzending'],
  ['en', '/en/newsletter', '/en/checkout/shipping'],
] as const)(
  'a guest who selects the newsletter gets an email with a confirmation link, in %s',
  async (language, path, next) => {
    await withCart(server)
    const { shopper, address } = walkCheckout('checkout-step-guest', language)
    const { info } = identityMessages[language]
    await fillGuestForm(shopper, language)
    await shopper.click(screen.getByLabelText(info.newsletter))
    await shopper.click(screen.getByRole('button', { name: info.submit }))
    await waitFor(() => expect(address()).toBe(next))
    expect(state()).toEqual([{ email, state: 'pending' }])
    expect(readLatestEmail(server.sandbox)).toMatchObject({
      path,
      deed: 'confirm',
      letter: { to: email, language },
    })
  },
)

test('a guest who does not select the newsletter gets no email', async () => {
  await withCart(server)
  const { shopper, address } = walkCheckout('checkout-step-guest')
  await fillGuestForm(shopper)
  await shopper.click(screen.getByRole('button', { name: identityMessages.nl.info.submit }))
  await waitFor(() => expect(address()).toBe('/nl/afrekenen/verzending'))
  expect([state(), letters(server.sandbox)]).toEqual([[], []])
})

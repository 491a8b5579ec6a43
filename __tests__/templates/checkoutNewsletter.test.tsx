import { screen, waitFor } from '@testing-library/react'
import { withCart } from '../support/filledCart'
import { fillGuestForm, identityWords } from '../support/guestForm'
import { lastLetter, letters } from '../support/newsletterLetter'
import { startShopServer } from '../support/shopServer'
import { walkCheckout } from '../support/walkCheckout'

const server = startShopServer()
const email = 'ine@example.com'
const state = () => server.sandbox.database.all('SELECT email, state FROM newsletter')

test.each([
  ['nl', '/nl/nieuwsbrief', '/nl/afrekenen/verzending'],
  ['en', '/en/newsletter', '/en/checkout/shipping'],
] as const)(
  'a guest who ticks the newsletter gets a letter to confirm it from, in %s',
  async (language, path, next) => {
    await withCart(server)
    const { shopper, address } = walkCheckout('checkout-step-guest', language)
    const { info } = identityWords[language]
    await fillGuestForm(shopper, language)
    await shopper.click(screen.getByLabelText(info.newsletter))
    await shopper.click(screen.getByRole('button', { name: info.submit }))
    await waitFor(() => expect(address()).toBe(next))
    expect(state()).toEqual([{ email, state: 'pending' }])
    expect(lastLetter(server.sandbox)).toMatchObject({ path, deed: 'confirm', letter: { to: email, lang: language } })
  },
)

test('one who leaves it alone gets none', async () => {
  await withCart(server)
  const { shopper, address } = walkCheckout('checkout-step-guest')
  await fillGuestForm(shopper)
  await shopper.click(screen.getByRole('button', { name: identityWords.nl.info.submit }))
  await waitFor(() => expect(address()).toBe('/nl/afrekenen/verzending'))
  expect([state(), letters(server.sandbox)]).toEqual([[], []])
})

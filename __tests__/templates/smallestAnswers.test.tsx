import { screen, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { cart as en } from '../../src/i18n/en/cart'
import { cart as nl } from '../../src/i18n/nl/cart'
import { smallestCart, smallestCheckout } from '../support/data/smallestAnswers'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { plain } from '../support/shopping/visitCart'
import { walkCheckout } from '../support/shopping/walkCheckout'

const server = startSandboxServer()

describe('a shop API with the fields of SPEC §3 alone', () => {
  test.each([
    ['nl', nl, '3 × € 10,10', '€ 30,30'],
    ['en', en, '3 × €10.10', '€30.30'],
  ] as const)('the shop shows its cart in %s, with the unit price', async (language, messages, each, total) => {
    window.localStorage.setItem('upnorth.cart', smallestCart.token)
    server.overrideAnswer('get', '/v1/cart', () => HttpResponse.json({ cart: smallestCart }))
    server.overrideAnswer('get', '/v1/checkout', () => HttpResponse.json(smallestCheckout))
    walkCheckout('cart', language)
    const line = (await screen.findByRole('heading', { name: 'Spile chair' })).closest('li')!
    expect(plain(line.textContent)).toContain(each)
    expect(plain(line.textContent)).toContain(total)
    expect(within(line).getByRole('button', { name: messages.removeName('Spile chair') })).toBeVisible()
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import { cart as cartNl } from '../../src/i18n/nl/cart'
import { headings as headingsNl } from '../../src/i18n/nl/firstLoad/headings'
import { withCart } from '../support/sandbox/storeVisitor'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { walkCheckout } from '../support/shopping/walkCheckout'

const server = startSandboxServer()
const seesHeading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('the routing of the checkout', () => {
  test('the URL of a step that is not due leads to the step that is due and keeps the query', async () => {
    await withCart(server)
    const walk = walkCheckout('checkout-step-payment', 'nl', '?utm=brief')
    await seesHeading(headingsNl.identification)
    expect(walk.address()).toBe('/nl/afrekenen?utm=brief')
  })

  test('the URL of a step leads to the cart page when there is no cart', async () => {
    walkCheckout('checkout-step-shipping')
    expect(await screen.findByText(cartNl.empty)).toBeVisible()
  })

  test('the checkout of a changed cart leads to the cart page, which shows that the cart changed', async () => {
    await withCart(server, [[100402, 2]])
    server.sandbox.database.run('UPDATE combination SET stock = 1 WHERE id_product_attribute = 100402')
    const { shopper } = walkCheckout('checkout')
    expect(await screen.findByText(cartNl.changed)).toBeVisible()
    await shopper.click(screen.getByRole('button', { name: cartNl.less('Spile stoel') }))
    await waitFor(() => expect(screen.queryByText(cartNl.changed)).not.toBeInTheDocument())
    expect(within(screen.getByRole('complementary')).getByRole('link', { name: cartNl.checkout })).toBeVisible()
  })
})

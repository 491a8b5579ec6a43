import { demo } from './support/giftlists'
import { holdResponse, isCall } from './support/calls'
import { variants } from './support/variants'
import { openWithCart } from './support/openWithCart'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'

test('an item that is added or removed in one tab is added or removed in the other', async ({ page, context }) => {
  const first = new Shopper(page, 'nl')
  await openWithCart(first, 'cart', { lines: [[variants.mugs, 1]] })
  const line = first.main.getByRole('link', { name: first.chair.name })
  // Only a cart that is on the screen shows what changed in it.
  await expect(first.main.getByRole('link', { name: demo.nl.mugs })).toBeVisible()

  const second = new Shopper(await context.newPage(), 'nl')
  await second.page.goto(second.chair.path)
  await second.addsToCart()
  await expect(line).toBeVisible()
  await expect(first.main.getByText(first.messages.cart.difference.added(first.chair.name, 1))).toBeVisible()

  await second.opensCart()
  await second.main.getByRole('button', { name: second.messages.cart.removeName(second.chair.name) }).click()
  await expect(line).toHaveCount(0)
})

test('two tabs that create a cart at the same moment share one cart with both items', async ({ page, context }) => {
  const [first, second] = [new Shopper(page, 'nl'), new Shopper(await context.newPage(), 'nl')]
  await first.page.goto(first.chair.path)
  await second.page.goto(second.chair.path)
  const call = { method: 'POST', path: /^\/cart\/items$/ } as const
  const release = await holdResponse(first.page, call)
  const request = first.page.waitForRequest((request) => isCall(request, call))
  const addsToCart = ({ main, messages }: Shopper) =>
    main.getByRole('button', { name: messages.catalogue.product.add }).first().click()
  await addsToCart(first)
  await request
  await addsToCart(second)
  // The second tab waits for the first and sends no request in the meantime.
  await expect(second.main.locator('[aria-busy="true"]').first()).toBeVisible()
  release()
  for (const { addedPanel } of [first, second]) await expect(addedPanel).toBeVisible()
  await second.opensCart()
  await expect(
    second.main.getByRole('textbox', { name: second.messages.cart.quantity(second.chair.name) }),
  ).toHaveValue('2')
})

import { screen, waitFor, within } from '@testing-library/react'
import { axe } from '../support/axe'
import { Shopper } from '../support/sandbox/Shopper'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { storeTokens } from '../support/sandbox/storeVisitor'
import { cartMessages, overview, plain } from '../support/shopping/visitCart'
import { walkCheckout } from '../support/shopping/walkCheckout'

const server = startSandboxServer()

/** Two uprights and five shelves, and a smaller one. */
const bookcase = { design: '1.bookcase', items: [[102808, 2], [102904, 5]] as const } // oxfmt-ignore
const small = { design: '1.small', items: [[102806, 2], [102902, 1]] as const } // oxfmt-ignore

/** Prepares a browser whose cart has these designs. */
async function withDesigns(...designs: { design: string; items: readonly (readonly [number, number])[] }[]) {
  const shopper = new Shopper(server.sandbox)
  for (const { design, items } of designs) {
    await shopper.change('POST', '/v1/cart/designs', {
      id_lang: 1,
      design,
      items: items.map(([id_product_attribute, quantity]) => ({
        id_product: Math.floor(id_product_attribute / 100),
        id_product_attribute,
        quantity,
      })),
    })
  }
  storeTokens(shopper)
  return shopper
}
const findDesign = (name: string) => screen.findByRole('region', { name })

/** Removes the only design of a cart that has another item too. Returns the button that restores it. */
async function removeOnlyDesign() {
  const api = await withDesigns(small)
  await api.add(100101)
  const { shopper } = walkCheckout('cart')
  await findDesign('Je rek')
  await shopper.click(screen.getByRole('button', { name: cartMessages.nl.removeName('Je rek') }))
  return { shopper, undo: await screen.findByRole('button', { name: cartMessages.nl.undo }) }
}

test('a design is one unit in the cart, with its parts, its discount and a link that opens it again', async () => {
  const messages = cartMessages.nl
  const api = await withDesigns(bookcase)
  const { container, shopper } = walkCheckout('cart')
  const design = await findDesign('Je rek')
  expect(within(design).getByText('€ 393')).toBeVisible()
  expect(plain(design.textContent ?? '')).toContain('7 onderdelen. Hier gaat nog € 39,30 af.')
  expect(design).toHaveTextContent(/Op voorraad, bij jou tussen \d/)
  // The shelves cost more than the uprights.
  expect(design.querySelector('img')?.getAttribute('src')).toContain('leden-shelf-oak')
  expect(within(overview()).getByText('€ 353,70')).toBeVisible()
  expect(screen.queryByRole('button', { name: messages.removeName('Leden plank') })).not.toBeInTheDocument()
  await shopper.click(within(design).getByText('Bekijk de onderdelen'))
  expect(
    within(design)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    '2 × Leden stijl, zacht grijs, 100\u00a0×\u00a030\u00a0cm',
    '5 × Leden plank, geolied eik, 80\u00a0×\u00a030\u00a0cm',
  ])
  const { cart } = await api.checkout()
  expect(within(design).getByRole('link', { name: 'Open en verander' })).toHaveAttribute(
    'href',
    `/nl/merken/stegmark/build-your-own?design=1.bookcase&cart=${cart?.designs[0]?.id}`,
  )
  expect(await axe(container)).toHaveNoViolations()
})

test('a design is removed with all its parts, and can be restored', async () => {
  const messages = cartMessages.en
  await withDesigns(bookcase, small)
  const { shopper } = walkCheckout('cart', 'en')
  expect(await findDesign('Your shelving 2')).toBeVisible()
  await shopper.click(screen.getByRole('button', { name: messages.removeName('Your shelving 1') }))
  await waitFor(() => expect(within(overview()).getAllByText('€110')).toHaveLength(2))
  expect(screen.queryByRole('region', { name: 'Your shelving 2' })).not.toBeInTheDocument()
  await shopper.tab()
  expect(screen.getByRole('button', { name: messages.undo })).toHaveFocus()
  await shopper.keyboard('{Enter}')
  expect(await findDesign('Your shelving 2')).toBeVisible()
})

test('the only design can be restored as well, by the key that reaches it next', async () => {
  const { shopper, undo } = await removeOnlyDesign()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Je rek' })).not.toBeInTheDocument())
  await shopper.tab()
  expect(undo).toHaveFocus()
  await shopper.keyboard('{Enter}')
  expect(await findDesign('Je rek')).toBeVisible()
})

test('parts of the same kind that were added separately are an item of their own, which says how many belong to the design', async () => {
  const api = await withDesigns(small)
  await api.add(102902, 1)
  walkCheckout('cart')
  expect(await findDesign('Je rek')).toBeVisible()
  const item = screen.getByRole('link', { name: 'Leden plank' }).closest('li')!
  expect(within(item).getByText('Waarvan 1 in je rek.')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Leden stijl' })).not.toBeInTheDocument()
})

test('a part that has sold out since is named in its design', async () => {
  await withDesigns(small)
  server.sandbox.database.run('UPDATE combination SET stock = 0 WHERE id_product_attribute = 102902')
  walkCheckout('cart')
  const design = await findDesign('Je rek')
  expect(within(design).getByText('Leden plank, geolied eik, 40 × 30 cm is intussen uitverkocht.')).toBeVisible()
})

test('a design that could not be removed stays, and the message says why', async () => {
  await withDesigns(small)
  const { shopper } = walkCheckout('cart')
  const design = await findDesign('Je rek')
  server.failCall('delete', '/v1/cart/designs/:id', 500)
  await shopper.click(within(design).getByRole('button', { name: cartMessages.nl.removeName('Je rek') }))
  expect(await screen.findByText(/Er ging iets mis bij ons/)).toBeVisible()
  expect(screen.getByRole('region', { name: 'Je rek' })).toBeVisible()
})

test('a removed design that could not be restored can be restored once more', async () => {
  const { shopper, undo } = await removeOnlyDesign()
  server.failCall('post', '/v1/cart/designs', 500)
  await shopper.click(undo)
  expect(await screen.findByText(/Er ging iets mis bij ons/)).toBeVisible()
  server.restoreCalls()
  await shopper.click(await screen.findByRole('button', { name: cartMessages.nl.undo }))
  expect(await findDesign('Je rek')).toBeVisible()
})

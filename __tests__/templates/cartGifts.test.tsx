import { act, screen, waitFor, within } from '@testing-library/react'
import { addToCart } from '../../src/store/cart/addToCart'
import { axe } from '../support/axe'
import { insertGiftlist } from '../support/sandbox/insertGiftlist'
import { Shopper } from '../support/sandbox/Shopper'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { readCommonErrors } from '../support/data/commonSentences'
import { cartMessages, names, overview, panelMessages, plain, totalsMessages } from '../support/shopping/visitCart'
import { findGifts, giftMessages, owners, visitGiver } from '../support/shopping/visitGifts'
import { walkCheckout } from '../support/shopping/walkCheckout'

const server = startSandboxServer()
const { spile, chair } = names
const radio = (name: string) => screen.getByRole('radio', { name: new RegExp(`^${name}`) })

/** Opens the cart page with a gift. */
async function openCartWithGift(
  wanted: Parameters<Awaited<ReturnType<typeof visitGiver>>['give']>[0] = {},
  language: 'nl' | 'en' = 'nl',
) {
  const visit = await visitGiver(server)
  await visit.give(wanted)
  const walk = walkCheckout('cart', language)
  await findGifts(language)
  return { ...visit, ...walk }
}

describe('gifts in the cart', () => {
  test.each(['nl', 'en'] as const)(
    "in %s gifts are separate from the giver's own items, even of the same product, with their message and contribution",
    async (language) => {
      const [messages, cart] = [giftMessages[language], cartMessages[language]]
      const { giver, give } = await visitGiver(server)
      await give({ quantity: 2, message: 'Veel geluk!\n<b>An</b>' })
      await give({ amount: 50 })
      await giver.add(spile.id, 1)
      const { container } = walkCheckout('cart', language)
      const gifts = await findGifts(language)
      const own = screen.getByRole('region', { name: cart.lines })
      expect(within(own).getAllByRole('link', { name: spile[language] })).toHaveLength(1)
      const [items, contribution] = within(gifts).getAllByRole('listitem')
      expect(items).toHaveTextContent('Veel geluk! <b>An</b>')
      expect(within(items!).getByRole('textbox')).toHaveValue('2')
      expect(contribution).toHaveTextContent(plain(messages.contribution(language === 'nl' ? '€ 50' : '€50')))
      expect(contribution).toHaveTextContent(plain(messages.contributionRule(owners)))
      expect(overview()).toHaveTextContent(plain(cart.itemsAndContributions(4)))
      // A contribution has no quantity and no destination.
      expect(within(contribution!).queryByRole('textbox')).not.toBeInTheDocument()
      expect(within(contribution!).queryByRole('radio')).not.toBeInTheDocument()
      expect(within(gifts).queryByRole('button', { name: cart.keepName(spile[language]) })).not.toBeInTheDocument()
      expect(container).not.toHaveTextContent('Geheimstraat')
      expect(await axe(container)).toHaveNoViolations()
    },
  )

  test('each gift list has its own group, regardless of the name of its owners', async () => {
    const hostile = `</h2><script>alert(1)</script>${'\u202e'}${'a'.repeat(80)}`
    const { give, giver, database } = await visitGiver(server, { name_parents: hostile })
    await give()
    const { id } = insertGiftlist(database, [{ variant: chair.id }], { name_parents: '', name: 'Mila' })
    await giver.change('POST', '/v1/cart/items', {
      id_product: 1001,
      id_product_attribute: chair.id,
      quantity: 1,
      id_lang: 1,
      id_giftlist_product: id,
    })
    const { container } = walkCheckout('cart')
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 2, name: /^Cadeau voor/ })).toHaveLength(2))
    expect(screen.getByRole('heading', { name: giftMessages.nl.giftFor(hostile) })).toBeVisible()
    expect(container.querySelector('script')).toBeNull()
  })

  test('a removed gift can be restored with its amount, its message and its destination', async () => {
    const { give, giver } = await visitGiver(server)
    await give({ amount: 50, message: 'Voor later' })
    await give({ message: 'Nu' })
    const { shopper } = walkCheckout('cart')
    await findGifts()
    await shopper.click(radio(giftMessages.nl.destination.pickup))
    await waitFor(async () => expect((await giver.checkout()).cart?.items[1]?.destination).toBe('pickup'))
    for (const at of [1, 0]) {
      const [button] = screen.getAllByRole('button', { name: cartMessages.nl.removeName(spile.nl) }).slice(at)
      await shopper.click(button!)
      await shopper.click(await screen.findByRole('button', { name: cartMessages.nl.undo }))
      await waitFor(() =>
        expect(screen.getAllByRole('button', { name: cartMessages.nl.removeName(spile.nl) })).toHaveLength(2),
      )
    }
    const { cart } = await giver.checkout()
    expect(cart?.items.map(({ amount, message, destination }) => ({ amount, message, destination }))).toEqual(
      expect.arrayContaining([
        { amount: 50, message: 'Voor later', destination: null },
        { amount: null, message: 'Nu', destination: 'pickup' },
      ]),
    )
  })

  describe.each(['nl', 'en'] as const)('in %s', (language) => {
    const messages = cartMessages[language]
    const country = { name: new RegExp(messages.country(language === 'nl' ? 'België' : 'Belgium')) }

    test('a cart that contains only contributions promises neither a delivery nor returns', async () => {
      await openCartWithGift({ amount: 50 }, language)
      expect(overview()).toHaveTextContent('iDEAL.')
      expect(overview()).not.toHaveTextContent(messages.timeToDecide)
      expect(within(overview()).queryByRole('button', country)).not.toBeInTheDocument()
    })

    test('a cart whose gifts go to the owner asks for no country until one goes to the giver', async () => {
      const { shopper } = await openCartWithGift({}, language)
      expect(overview()).toHaveTextContent(`iDEAL. ${messages.timeToDecide}`)
      expect(within(overview()).queryByRole('button', country)).not.toBeInTheDocument()
      await shopper.click(radio(giftMessages[language].destination.giver))
      expect(await within(overview()).findByRole('button', country)).toBeVisible()
    })
  })

  test('after the last gift is removed, its undo and then its group disappear, and the focus stays in the cart', async () => {
    const { shopper } = await openCartWithGift()
    await shopper.click(screen.getByRole('button', { name: cartMessages.nl.removeName(spile.nl) }))
    const undo = await screen.findByRole('button', { name: cartMessages.nl.undo })
    expect(undo.closest('li')).toHaveFocus()
    expect(screen.queryByRole('heading', { name: giftMessages.nl.giftFor(owners) })).not.toBeInTheDocument()
    await shopper.click(undo)
    await waitFor(async () => expect(within(await findGifts()).getByRole('listitem')).toHaveFocus())
  })
})

describe('where a gift goes', () => {
  test('the giver chooses, and the cart then needs no delivery', async () => {
    const { giver, shopper } = await openCartWithGift()
    const { destination } = giftMessages.nl
    expect(radio(destination.owner(owners))).toBeChecked()
    expect(within(overview()).queryByText(totalsMessages.nl.shipping)).not.toBeInTheDocument()
    await shopper.click(radio(destination.giver))
    expect(await within(overview()).findByText(totalsMessages.nl.shipping)).toBeVisible()
    expect(radio(destination.giver)).toBeChecked()
    expect((await giver.checkout()).cart?.items[0]?.destination).toBe('giver')
  })

  test('a list without an address offers no delivery to its owners', async () => {
    const { give } = await visitGiver(server, { hasAddress: false })
    await give()
    walkCheckout('cart')
    await findGifts()
    expect(screen.getAllByRole('radio')).toHaveLength(2)
    expect(radio(giftMessages.nl.destination.giver)).toBeChecked()
    expect(screen.queryByText(giftMessages.nl.destination.ownerText)).not.toBeInTheDocument()
  })

  test('the last of several quick choices counts, even with the arrow keys', async () => {
    const { giver, shopper } = await openCartWithGift()
    const { asked, answer } = server.holdAnswer('put', '/v1/cart/items/:id/destination')
    await shopper.click(radio(giftMessages.nl.destination.giver))
    await asked
    await shopper.click(radio(giftMessages.nl.destination.pickup))
    expect(radio(giftMessages.nl.destination.pickup)).toBeChecked()
    answer()
    await waitFor(() =>
      expect(screen.getByRole('group', { name: giftMessages.nl.destination.legend })).not.toHaveAttribute('aria-busy'),
    )
    expect(radio(giftMessages.nl.destination.pickup)).toBeChecked()
    expect((await giver.checkout()).cart?.items[0]?.destination).toBe('pickup')
  })

  test('after a failed choice, the destination in the cart is selected again, with the reason', async () => {
    const { shopper } = await openCartWithGift()
    server.failCall('put', '/v1/cart/items/:id/destination')
    await shopper.click(radio(giftMessages.nl.destination.giver))
    const error = await screen.findByText(readCommonErrors(cartMessages.nl.errors).network)
    expect(error.closest('[role=alert]')).toBeVisible()
    expect(radio(giftMessages.nl.destination.owner(owners))).toBeChecked()
  })

  test('a choice whose response was lost shows its outcome', async () => {
    const { shopper } = await openCartWithGift()
    server.loseAnswer('put', '/v1/cart/items/:id/destination')
    await shopper.click(radio(giftMessages.nl.destination.giver))
    expect(await within(overview()).findByText(totalsMessages.nl.shipping)).toBeVisible()
    expect(radio(giftMessages.nl.destination.giver)).toBeChecked()
    expect(screen.queryByText(readCommonErrors(cartMessages.nl.errors).network)).not.toBeInTheDocument()
  })
})

describe('another giver was faster', () => {
  /** Buys gifts from the same list as another user. */
  async function beFaster({ give }: Awaited<ReturnType<typeof visitGiver>>, wanted: Parameters<typeof give>[0]) {
    const other = new Shopper(server.sandbox)
    await give(wanted, other)
    await other.guest()
    await other.buy()
  }

  test('the line shows how many remain, and a button reduces it to that quantity', async () => {
    const visit = await visitGiver(server)
    await visit.give({ quantity: 3 })
    await beFaster(visit, { quantity: 1 })
    const { shopper } = walkCheckout('cart')
    const gifts = await findGifts()
    expect(gifts).toHaveTextContent(giftMessages.nl.taken.items(2, 3))
    const line = within(gifts).getByRole('listitem')
    await shopper.click(screen.getByRole('button', { name: `${giftMessages.nl.taken.giveItems(2)}: ${spile.nl}` }))
    expect(line).toHaveFocus()
    await waitFor(() => expect(screen.queryByText(giftMessages.nl.taken.items(2, 3))).not.toBeInTheDocument())
    expect(screen.getByRole('textbox', { name: cartMessages.nl.quantity(spile.nl) })).toHaveValue('2')
    expect(screen.getByRole('button', { name: cartMessages.nl.more(spile.nl) })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    expect(screen.getByText(cartMessages.nl.wishLimit)).toBeVisible()
  })

  test('a gift that others have given in full cannot be given more often', async () => {
    const visit = await visitGiver(server, { wished: 1 })
    await visit.give({ quantity: 1 })
    await beFaster(visit, { quantity: 1 })
    walkCheckout('cart')
    await findGifts()
    expect(screen.getByRole('button', { name: cartMessages.nl.more(spile.nl) })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })

  test('a contribution is reduced to the remaining amount, and keeps its message', async () => {
    const visit = await visitGiver(server, { wished: 1 })
    await visit.give({ amount: 100, message: 'Veel plezier' })
    await beFaster(visit, { amount: 249.5 })
    const { shopper } = walkCheckout('cart', 'en')
    const gifts = await findGifts('en')
    expect(gifts).toHaveTextContent(giftMessages.en.taken.amount('€39.50', '€100'))
    const name = `${giftMessages.en.taken.giveAmount('€39.50')}: ${spile.en}`
    await shopper.click(screen.getByRole('button', { name }))
    expect(await screen.findByText(giftMessages.en.contribution('€39.50'))).toBeVisible()
    expect(gifts).toHaveTextContent('Veel plezier')
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
  })

  test.each([
    ['everything was given', (visit: Awaited<ReturnType<typeof visitGiver>>) => beFaster(visit, { quantity: 1 })],
    [
      'the list was closed',
      async ({ database, id_giftlist }: Awaited<ReturnType<typeof visitGiver>>) =>
        database.run('UPDATE giftlist SET published = 0 WHERE id_giftlist = ?', id_giftlist),
    ],
  ])('when %s, the gift can be removed', async (_title, happen) => {
    const visit = await visitGiver(server, { wished: 1 })
    await visit.give()
    await happen(visit)
    const { shopper, container } = walkCheckout('cart')
    expect(await findGifts()).toHaveTextContent(giftMessages.nl.taken.none)
    expect(await axe(container)).toHaveNoViolations()
    await shopper.click(screen.getByRole('button', { name: `${giftMessages.nl.taken.remove}: ${spile.nl}` }))
    expect(await screen.findByText(cartMessages.nl.empty)).toBeVisible()
  })

  test("a quantity above the remaining one is refused with a message, and the cart's quantity is shown again", async () => {
    const visit = await visitGiver(server)
    await visit.give()
    const { shopper } = walkCheckout('cart')
    await findGifts()
    await beFaster(visit, { quantity: 2 })
    await shopper.click(screen.getByRole('button', { name: cartMessages.nl.more(spile.nl) }))
    expect(await screen.findByText(cartMessages.nl.errors.taken)).toBeVisible()
    expect(screen.getByRole('textbox', { name: cartMessages.nl.quantity(spile.nl) })).toHaveValue('1')
  })
})

test("the panel after an addition shows the added gift, and not the giver's own item of the same product", async () => {
  const { give, giver, id } = await visitGiver(server)
  await giver.add(spile.id, 1)
  await give({ quantity: 2 })
  const { shop } = walkCheckout('cart', 'en')
  await findGifts('en')
  const gift = { id_product: 1004, id_product_attribute: spile.id, id_giftlist_product: id }
  await act(async () => void (await shop.dispatch(addToCart({ ...gift, amount: 50 }))))
  const panel = await screen.findByRole('dialog', { name: panelMessages.en.cartResult.added })
  expect(panel).toHaveTextContent(panelMessages.en.cartResult.giftFor(owners))
  expect(panel).toHaveTextContent(panelMessages.en.cartResult.contribution)
  expect(panel).toHaveTextContent('€50')
  expect(panel).not.toHaveTextContent(/In stock/)
})

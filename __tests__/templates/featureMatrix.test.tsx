import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { leaveShop } from '../../src/features/checkout/checkoutRouting'
import { cart } from '../../src/i18n/nl/cart'
import { checkout } from '../../src/i18n/nl/checkout'
import { frame } from '../../src/i18n/nl/firstLoad/frame'
import { account } from '../../src/i18n/nl/account'
import { catalogue } from '../../src/i18n/nl/firstLoad/catalogue'
import { buildPath } from '../../src/pageTable/paths'
import { headings } from '../../src/i18n/nl/firstLoad/headings'
import { identity } from '../../src/i18n/nl/identity'
import { findDeadLinks } from '../support/pages/findDeadLinks'
import { buildSite, expectWholePage, visitSite } from '../support/pages/visitSite'
import type { AnswerChange } from '../support/sandbox/changeAnswers'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { placeOrder } from '../support/sandbox/placeOrder'
import { withCustomer } from '../support/sandbox/storeVisitor'
import { withoutLinks, withoutPickupPoints, withoutShowroom } from '../support/sandbox/withoutLinks'
import { fillGuestForm } from '../support/shopping/guestForm'

jest.mock('../../src/features/checkout/checkoutRouting', () => ({
  ...jest.requireActual<object>('../../src/features/checkout/checkoutRouting'),
  leaveShop: jest.fn(),
}))

const server = startSandboxServer()
beforeEach(() => jest.mocked(leaveShop).mockClear())

const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name: new RegExp(name) })
const pressLink = async (shopper: UserEvent, name: string | RegExp) =>
  shopper.click((await screen.findAllByRole('link', { name }))[0]!)

/** Walks from the home page to the confirmed order, and calls `check` on every page. */
async function orderAsGuest(shopper: UserEvent, check: () => Promise<void>, wraps: boolean) {
  await check()
  await pressLink(shopper, frame.footer.new)
  await findTitle('Nieuw')
  await check()
  await pressLink(shopper, 'Bue kandelaar')
  await shopper.click(await screen.findByRole('button', { name: 'In mandje' }))
  await check()
  await shopper.click(within(await screen.findByRole('dialog')).getByRole('link', { name: /mandje/ }))
  await screen.findByRole('heading', { name: 'Bue kandelaar' })
  await check()
  await pressLink(shopper, cart.checkout)
  await findTitle(headings.identification)
  await shopper.click(await screen.findByRole('link', { name: identity.methods.go }))
  await findTitle(headings.info)
  await fillGuestForm(shopper)
  await check()
  await shopper.click(screen.getByRole('button', { name: identity.info.submit }))
  await findTitle(headings.shipping)
  await shopper.click(await screen.findByRole('radio', { name: /Thuislevering/ }))
  await check()
  await shopper.click(screen.getByRole('button', { name: checkout.shipping.submit }))
  if (wraps) {
    await findTitle(headings.giftwrapping)
    await shopper.click(await screen.findByRole('button', { name: checkout.gift.submit }))
  }
  await findTitle(headings.payment)
  await shopper.click(await screen.findByRole('radio', { name: /Bancontact/ }))
  await shopper.click(screen.getByRole('checkbox', { name: new RegExp(checkout.payment.terms) }))
  await check()
  await shopper.click(screen.getByRole('button', { name: /^Betaal/ }))
  await waitFor(() => expect(leaveShop).toHaveBeenCalled())
}

/** A feature that an API may lack: the change of its answers, and the words that the site does not have then. */
const rows: [string, AnswerChange, RegExp | null][] = [
  ['nothing', (answer) => answer, null],
  ['gift wrapping', withoutLinks('giftwrapping'), /^Cadeau/],
  ['vouchers', withoutLinks('addvoucher'), /waardebon/i],
  ['pickup points', withoutPickupPoints, null],
  ['accounts', withoutLinks('login', 'create_account'), /^Account$/],
  ['password recovery', withoutLinks('password_reset', 'password_set'), null],
  ['a search for orders', withoutLinks('find_order'), null],
  ['a wishlist of the account', withoutLinks('my_wishlist', 'shared_wishlist'), null],
  ['gift lists', withoutLinks('public_giftlist', 'find_giftlist', 'my_giftlists'), /wenslijst/i],
  ['the newsletter', withoutLinks('newsletter', 'newsletter_confirm', 'newsletter_unsubscribe'), /nieuwsbrief/i],
  ['stock alerts', withoutLinks('stock_alert', 'stock_alert_confirm', 'stock_alert_end'), null],
  ['appointments', withoutLinks('appointment_slots', 'book_appointment', 'cancel_appointment'), /^Maak een afspraak$/],
  ['forms', withoutLinks('send_message', 'send_complaint', 'send_advice_request', 'apply', 'upload_file'), null],
  ['designs', withoutLinks('add_design', 'my_designs'), null],
  ['campaigns', withoutLinks('campaigns', 'cartrules'), /^Showroommodellen$/],
  ['a showroom', withoutShowroom, /^Showroommodellen$/],
  ['brands, categories and families', withoutLinks('brands', 'categories', 'families'), null],
  ['suggestions', withoutLinks('suggestions', 'search_start'), null],
]

describe('a shop API that lacks', () => {
  test.each(rows)('%s still takes an order, and offers nothing that it lacks', async (name, change, words) => {
    const site = await buildSite(server, change)
    const { shopper } = await visitSite(server, site, '/nl')
    await screen.findByRole('heading', { level: 1 })
    const check = async () => {
      await expectWholePage()
      expect(findDeadLinks(site.pages)).toEqual([])
      if (words) expect(screen.queryAllByText(words)).toEqual([])
    }
    await orderAsGuest(shopper, check, name !== 'gift wrapping')
  })
})

test('a shop that turns off what its API cannot tell still takes an order', async () => {
  const off = [
    ...(['giftlists', 'appointments', 'newsletter'] as const),
    'interiorAdvice',
    'team',
    'jobs',
    'customerReviews',
    'customersOfTheMonth',
    'filters',
    'toScale',
  ] as const
  const switches = Object.fromEntries(off.map((feature) => [feature, false]))
  const site = await buildSite(server, (answer) => answer, switches)
  const { shopper } = await visitSite(server, site, '/nl')
  await screen.findByRole('heading', { level: 1 })
  const check = async () => {
    await expectWholePage()
    expect(findDeadLinks(site.pages)).toEqual([])
    expect(screen.queryByText(frame.footer.together)).toBeNull()
    expect(screen.queryAllByRole('button', { name: /^(Kleur|Filter|Op schaal)$/ })).toEqual([])
  }
  await orderAsGuest(shopper, check, true)
  await visitSite(server, site, '/nl/categorie/zitten')
  await findTitle('Zitten')
  expect(screen.queryByRole('link', { name: catalogue.list.allToScale })).toBeNull()
})

/** The links of a session or of an order, and the words that the page does not have without them. */
const parts: [string, string, RegExp | null][] = [
  ['my_orders', buildPath('my-account', 'nl'), new RegExp(`^${account.places.orders}$`)],
  ['my_addresses', buildPath('my-account', 'nl'), new RegExp(`^${account.places.addresses}`)],
  ['my_wishlist', buildPath('my-account', 'nl'), null],
  ['my_wishlist', buildPath('my-wishlist', 'nl'), null],
  ['my_giftlists', buildPath('my-account', 'nl'), /Begin met een naam/],
  ['my-newsletter', buildPath('my-details', 'nl'), /^Je krijgt via je account geen nieuwsbrief/],
  ['update_profile', buildPath('my-details', 'nl'), /^Bewaar je gegevens$/],
  ['change_password', buildPath('my-details', 'nl'), /^Wijzig het wachtwoord$/],
  ['download_data', buildPath('my-details', 'nl'), /^Download je gegevens$/],
  ['delete_account', buildPath('my-details', 'nl'), /^Verwijder je account$/],
  ['my_addresses', buildPath('my-addresses', 'nl'), /^Lindelaan/],
  ['withdraw', `${buildPath('my-orders', 'nl')}/1`, /^Van gedachten veranderd/],
  ['order_again', `${buildPath('my-orders', 'nl')}/1`, /^Bestel opnieuw/],
]

test.each(parts)('an account without the link %s shows %s whole, without that part', async (link, path, words) => {
  await placeOrder(await withCustomer(server), ['2 x 100402'])
  if (words) {
    const { unmount } = await visitSite(server, await buildSite(server, (answer) => answer), path)
    expect(await screen.findAllByText(words)).not.toEqual([])
    unmount()
  }
  const site = await buildSite(server, withoutLinks(link))
  await visitSite(server, site, path)
  await screen.findByRole('button', { name: account.logOut })
  await expectWholePage()
  expect(findDeadLinks(site.pages)).toEqual([])
  if (words) expect(screen.queryAllByText(words)).toEqual([])
})

test.each(['contact', 'complaints', 'interior-advice', 'jobs'] as const)(
  'the page %s names the email address where the API takes no forms',
  async (page) => {
    const site = await buildSite(
      server,
      withoutLinks('send_message', 'send_complaint', 'send_advice_request', 'apply', 'upload_file'),
    )
    const { container } = await visitSite(server, site, buildPath(page, 'nl'))
    await waitFor(() =>
      expect(container.querySelector('main a[href^="mailto:"], main a[href^="/nl/vacatures/"]')).toBeVisible(),
    )
    await expectWholePage()
    expect(container.querySelector('main form')).toBeNull()
    expect(findDeadLinks(site.pages)).toEqual([])
  },
)

import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { HttpResponse } from 'msw'
import { sessionAnswer } from '../../src/contract/session'
import { checkout as en } from '../../src/i18n/en/checkout'
import { headings as enHeadings } from '../../src/i18n/en/headings'
import { checkout as nl } from '../../src/i18n/nl/checkout'
import { headings } from '../../src/i18n/nl/headings'
import { withGuest } from '../support/filledCart'
import { changePointCarrier, pointNamed, searchLink, sixPoints } from '../support/pickUpPoints'
import { guestDetails } from '../support/sandboxShopper'
import { startShopServer } from '../support/shopServer'
import { walkCheckout } from '../support/walkCheckout'

const server = startShopServer()
const page = 'checkout-step-shipping'

/** Small enough for every carrier, light enough for a pick-up point, and too large for a parcel. */
const mugs = 100402
const lamp = 100801
const bench = 100301
const pickUp = 3
const sees = (name: string) => screen.findByRole('heading', { level: 1, name })
const refused =
  (status: number, type: string, data: unknown = null) =>
  () =>
    HttpResponse.json({ type, data }, { status })

/** The shipping step with six pick-up points nearby, "Afhaalpunt" chosen. */
async function atThePoints(language: 'nl' | 'en' = 'nl') {
  const guest = await withGuest(server, [[lamp, 1]])
  changePointCarrier(server, { service_points: sixPoints, _links: searchLink(pickUp) })
  const walk = walkCheckout(page, language)
  await walk.shopper.click(await screen.findByRole('radio', { name: /Afhaalpunt|Pickup point/ }))
  return { guest, ...walk }
}

/** Answers searches by postcode. */
const answerSearch = (answers: Record<string, () => Response | Promise<Response>>) =>
  server.overrideAnswer('get', `/v1/carriers/${pickUp}/service-points`, ({ request }) => {
    const answer = answers[new URL(request.url).searchParams.get('postcode') ?? '']
    return answer ? answer() : HttpResponse.json({ type: 'invalid', data: { field: 'postcode' } }, { status: 422 })
  })
const points = (...names: string[]) =>
  HttpResponse.json({ service_points: names.map((name, at) => pointNamed(name, at)) })

describe('ways of delivery', () => {
  test('the measure line shows what is done, and leads back', async () => {
    await withGuest(server)
    const { shopper } = walkCheckout(page)
    const steps = within(screen.getByRole('navigation', { name: headings.steps.label }))
    expect(steps.getByText(headings.steps.shipping).closest('li')).toHaveAttribute('aria-current', 'step')
    expect(steps.queryByRole('link', { name: /Betaling/ })).not.toBeInTheDocument()
    await shopper.click(steps.getByRole('link', { name: /Gegevens/ }))
    await sees(headings.info)
  })

  test('price, time, and from when it is free', async () => {
    await withGuest(server, [[lamp, 1]])
    server.sandbox.database.run('UPDATE carrier_country SET free_from_cents = 1000000 WHERE id_carrier = 1')
    walkCheckout(page)
    const home = await screen.findByRole('radio', { name: /Thuislevering/ })
    expect(home).toHaveAccessibleName(/€.6,95 2 tot 4 werkdagen. Gratis vanaf €.10.000./)
    expect(screen.getByRole('radio', { name: /Afhalen in de winkel gratis/ })).toHaveAccessibleName(/Kaasrechtstraat 5/)
  })

  test('a carrier that cannot come says why', async () => {
    await withGuest(server, [[bench, 1]])
    const { container } = walkCheckout(page)
    const home = await screen.findByRole('radio', { name: /Thuislevering/ })
    expect(home).toBeDisabled()
    expect(home).toHaveAccessibleName(new RegExp(nl.shipping.unavailable.bulky))
    expect(screen.getByRole('radio', { name: /twee personen/ })).toBeChecked()
    expect(await axe(container)).toHaveNoViolations()
  })

  test('collecting in the shop, in English', async () => {
    const guest = await withGuest(server, [[mugs, 1]])
    const { shopper } = walkCheckout(page, 'en')
    await shopper.click(await screen.findByRole('radio', { name: /Collect in store/ }))
    expect(screen.getByRole('heading', { name: en.shipping.yourAddress })).toBeVisible()
    await shopper.click(screen.getByRole('button', { name: en.shipping.submit }))
    await sees(enHeadings.giftwrapping)
    expect((await guest.checkout()).cart?.id_carrier).toBe(4)
  })

  test.each([
    [refused(409, 'carrier_unavailable', { reason: 'weight' }), nl.errors.carrier],
    [refused(422, 'invalid', { field: 'service_point' }), nl.errors.servicePoint],
    [refused(500, 'error'), nl.errors.other],
    [() => HttpResponse.error(), nl.errors.network],
  ])('a refusal is said by the button, and a second try works (%#)', async (answer, message) => {
    await withGuest(server, [[mugs, 1]])
    server.overrideAnswer('put', '/v1/cart/carrier', answer)
    const { shopper } = walkCheckout(page)
    await shopper.click(await screen.findByRole('radio', { name: /Afhalen in de winkel/ }))
    const submit = screen.getByRole('button', { name: nl.shipping.submit })
    await shopper.click(submit)
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(screen.getByRole('radio', { name: /Afhalen in de winkel/ })).toBeChecked()
    server.server.resetHandlers()
    await shopper.click(submit)
    await sees(headings.giftwrapping)
  })
})

describe('pick-up points', () => {
  test('must be chosen: said at the list, which gets the focus; then it is kept', async () => {
    const guest = await withGuest(server, [[lamp, 1]])
    const { shopper, container } = walkCheckout(page)
    await shopper.click(await screen.findByRole('radio', { name: /Afhaalpunt/ }))
    await shopper.click(screen.getByRole('button', { name: nl.shipping.submit }))
    expect(await screen.findByRole('alert')).toHaveTextContent(nl.shipping.choosePoint)
    const [first] = within(screen.getByRole('group', { name: nl.shipping.points })).getAllByRole('radio')
    expect(first).toHaveFocus()
    expect(first).toHaveAccessibleDescription(nl.shipping.choosePoint)
    await shopper.keyboard(' ')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(await axe(container)).toHaveNoViolations()
    await shopper.click(screen.getByRole('button', { name: nl.shipping.submit }))
    await sees(headings.giftwrapping)
    expect((await guest.checkout()).cart?.service_point).toBe((first as HTMLInputElement).value)
  })

  test.each([
    ['nl', nl, /Aalbes.*ma-za 9-18 u.*300.m/, /Den.*1,5.km/],
    ['en', en, /Aalbes.*300.m/, /Den.*1.5.km/],
  ] as const)(
    'in %s: the nearest first with distance and hours, the rest when asked for',
    async (language, words, near, far) => {
      const { shopper } = await atThePoints(language)
      const list = within(screen.getByRole('group', { name: words.shipping.points }))
      const rows = list.getAllByRole('radio')
      expect(rows).toHaveLength(4)
      expect(rows[0]).toHaveAccessibleName(near)
      expect(rows[3]).toHaveAccessibleName(far)
      await shopper.click(list.getByRole('button', { name: words.shipping.more(2) }))
      expect(list.getByRole('radio', { name: /Els/ })).toHaveFocus()
      expect(list.getAllByRole('radio')).toHaveLength(6)
    },
  )

  test('a search lists points elsewhere; Enter searches and sends nothing; the chosen one stays', async () => {
    const { shopper, address, container } = await atThePoints()
    answerSearch({ '2000': () => points('Wilg', 'Zilverspar') })
    await shopper.click(screen.getByRole('radio', { name: /Berk/ }))
    await shopper.type(screen.getByRole('textbox', { name: nl.shipping.postcode }), ' 2000 {Enter}')
    expect(await screen.findByRole('radio', { name: /Wilg/ })).toBeVisible()
    expect(screen.getByText(nl.shipping.found(2, '2000'))).toBeInTheDocument()
    expect(screen.getByRole('radio', { name: /Berk/ })).toBeChecked()
    expect(screen.queryByRole('radio', { name: /Aalbes/ })).not.toBeInTheDocument()
    expect(address()).toBe('/nl/afrekenen/verzending')
    expect(await axe(container)).toHaveNoViolations()
  })

  test.each([
    ['', nl.shipping.postcodeMissing],
    ['0000', nl.shipping.postcodeUnknown],
    ['1000', nl.shipping.postcodeUnknown],
    ['4000', nl.shipping.searchFailed],
    ['5000', nl.shipping.searchFailed],
    ['6000', nl.shipping.searchFailed],
  ])('a search for "%s" that gives nothing is said at the field, and the list stays', async (postcode, message) => {
    const { shopper } = await atThePoints()
    answerSearch({
      '1000': () => points(),
      '4000': () => HttpResponse.error(),
      '5000': () => HttpResponse.json({}, { status: 500 }),
      '6000': () => HttpResponse.json({ service_points: [{ id: 'x' }] }),
    })
    const field = screen.getByRole('textbox', { name: nl.shipping.postcode })
    if (postcode) await shopper.type(field, postcode)
    await shopper.click(screen.getByRole('button', { name: nl.shipping.search }))
    await waitFor(() => expect(field).toHaveAccessibleDescription(message))
    expect(field).toHaveValue(postcode)
    expect(screen.getByRole('radio', { name: /Aalbes/ })).toBeVisible()
    expect(screen.getByRole('button', { name: nl.shipping.search })).not.toHaveAttribute('aria-busy')
  })

  test('the last search counts, however late the one before comes in', async () => {
    const { shopper } = await atThePoints()
    let late = (_answer: Response) => {}
    answerSearch({
      '1000': () => new Promise<Response>((resolve) => (late = resolve)),
      '2000': () => points('Wilg'),
    })
    const field = screen.getByRole('textbox', { name: nl.shipping.postcode })
    await shopper.type(field, '1000{Enter}')
    await shopper.clear(field)
    await shopper.type(field, '2000{Enter}')
    expect(await screen.findByRole('radio', { name: /Wilg/ })).toBeVisible()
    late(points('Verlaat'))
    await shopper.click(screen.getByRole('radio', { name: /Wilg/ }))
    expect(screen.queryByRole('radio', { name: /Verlaat/ })).not.toBeInTheDocument()
  })

  test('what was typed and chosen is there after a reload, in the other language too', async () => {
    const { shopper, unmount } = await atThePoints()
    answerSearch({ '2000': () => points('Wilg', 'Zilverspar') })
    await shopper.type(screen.getByRole('textbox', { name: nl.shipping.postcode }), '2000{Enter}')
    await shopper.click(await screen.findByRole('radio', { name: /Zilverspar/ }))
    unmount()
    walkCheckout(page, 'en')
    expect(await screen.findByRole('radio', { name: /Pickup point/ })).toBeChecked()
    expect(screen.getByRole('textbox', { name: en.shipping.postcode })).toHaveValue('2000')
    expect(await screen.findByRole('radio', { name: /Wilg/ })).toBeVisible()
    expect(screen.getByRole('radio', { name: /Zilverspar/ })).toBeChecked()
  })

  test('the map is the same choice, for who points', async () => {
    const { shopper, container } = await atThePoints()
    const open = screen.getByRole('button', { name: nl.shipping.map })
    expect(open).toHaveAttribute('aria-expanded', 'false')
    await shopper.click(open)
    const map = container.querySelector<HTMLElement>('#point-map')!
    expect(map).toHaveAttribute('aria-hidden', 'true')
    await shopper.click(within(map).getByText('3'))
    expect(screen.getByRole('radio', { name: /Ceder/ })).toBeChecked()
    expect(map).not.toContainElement(document.activeElement as HTMLElement)
    expect(within(map).getByText(/km$/)).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
    await shopper.click(screen.getByRole('button', { name: nl.shipping.hideMap }))
    expect(map).not.toBeInTheDocument()
  })
})

describe('the delivery address', () => {
  test('of a guest can be changed on the info step', async () => {
    await withGuest(server, [[mugs, 1]])
    const { shopper } = walkCheckout(page)
    expect(await screen.findByText(/Lindelaan 1, 9000 Gent, België/)).toBeVisible()
    await shopper.click(screen.getByRole('link', { name: nl.shipping.changeLabel }))
    await sees(headings.info)
  })

  /** A customer with an account, an address in Ghent and one in Antwerp. */
  async function customerWithTwo() {
    const customer = await withGuest(server, [[mugs, 1]])
    const antwerp = { ...guestDetails.delivery, address1: 'Molenstraat 8', postcode: '2000', city: 'Antwerpen' }
    await customer.guest({ ...guestDetails, invoice: antwerp })
    const { email, firstname, lastname, newsletter } = guestDetails.account
    const account = { id_lang: 1, email, password: 'noorderlicht', firstname, lastname, newsletter }
    const { addresses } = await customer.call(sessionAnswer, 'POST', '/v1/accounts', account)
    return { customer, antwerp: addresses.find(({ city }) => city === 'Antwerpen')! }
  }

  test('of a customer with several is chosen among them, and the shop is told at once', async () => {
    const { customer, antwerp } = await customerWithTwo()
    const { container, shopper } = walkCheckout(page)
    const group = within(await screen.findByRole('group', { name: nl.shipping.address }))
    expect(group.getByRole('radio', { name: /Lindelaan/ })).toBeChecked()
    await shopper.click(group.getByRole('radio', { name: /Molenstraat 8, 2000 Antwerpen/ }))
    await waitFor(async () => expect((await customer.checkout()).cart?.id_address_delivery).toBe(antwerp.id_address))
    expect(await screen.findByRole('radio', { name: /Molenstraat/ })).toBeChecked()
    expect(await axe(container)).toHaveNoViolations()
    await shopper.click(screen.getByRole('button', { name: nl.shipping.submit }))
    await sees(headings.giftwrapping)
    expect((await customer.checkout()).cart?.id_address_delivery).toBe(antwerp.id_address)
  })

  test('stays the old one when the shop does not take the other, and says so beside it', async () => {
    await customerWithTwo()
    server.overrideAnswer('put', '/v1/cart', () => HttpResponse.error())
    const { shopper } = walkCheckout(page)
    await shopper.click(await screen.findByRole('radio', { name: /Molenstraat/ }))
    const group = within(screen.getByRole('group', { name: nl.shipping.address }))
    expect(await group.findByRole('alert')).toHaveTextContent(nl.errors.network)
    expect(group.getByRole('radio', { name: /Lindelaan/ })).toBeChecked()
  })
})

test('the search of the shop itself: near Bruges, the nearest first, and the chosen one is kept', async () => {
  const guest = await withGuest(server, [[lamp, 1]])
  const { shopper } = walkCheckout(page)
  await shopper.click(await screen.findByRole('radio', { name: /Afhaalpunt/ }))
  const field = screen.getByRole('textbox', { name: nl.shipping.postcode })
  await shopper.type(field, '99999{Enter}')
  await waitFor(() => expect(field).toHaveAccessibleDescription(nl.shipping.postcodeUnknown))
  await shopper.clear(field)
  await shopper.type(field, '8000{Enter}')
  const [nearest] = await screen.findAllByRole('radio', { name: /8000 Brugge/ })
  expect(within(screen.getByRole('group', { name: nl.shipping.points })).getAllByRole('radio')[0]).toBe(nearest)
  await shopper.click(nearest!)
  await shopper.click(screen.getByRole('button', { name: nl.shipping.submit }))
  await sees(headings.giftwrapping)
  expect((await guest.checkout()).cart?.service_point).toBe((nearest as HTMLInputElement).value)
})

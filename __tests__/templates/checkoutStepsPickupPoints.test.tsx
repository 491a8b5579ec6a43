import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { checkout as en } from '../../src/i18n/en/checkout'
import { checkout as nl } from '../../src/i18n/nl/checkout'
import { headings } from '../../src/i18n/nl/firstLoad/headings'
import { accountAddress, accountDetails, register } from '../support/sandbox/register'
import { guestDetails } from '../support/sandbox/Shopper'
import { withCart, withGuest } from '../support/sandbox/storeVisitor'
import { changePointCarrier, buildPickupPoint, searchLink, sixPoints } from '../support/data/pickupPointFixtures'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { findTitle, walkCheckout } from '../support/shopping/walkCheckout'
import { lamp, page, pickUp } from '../support/shopping/shippingStep'

const server = startSandboxServer()

/** Opens the shipping step with six pickup points nearby and selects the carrier "Afhaalpunt". */
async function atThePoints(language: 'nl' | 'en' = 'nl') {
  const guest = await withGuest(server, [[lamp, 1]])
  changePointCarrier(server, { service_points: sixPoints, _links: searchLink(pickUp) })
  const walk = walkCheckout(page, language)
  await walk.shopper.click(await screen.findByRole('radio', { name: /Afhaalpunt|Pickup point/ }))
  return { guest, ...walk }
}

const answerSearch = (answers: Record<string, () => Response | Promise<Response>>) =>
  server.overrideAnswer('get', `/v1/carriers/${pickUp}/service-points`, ({ request }) => {
    const answer = answers[new URL(request.url).searchParams.get('postcode') ?? '']
    return answer ? answer() : HttpResponse.json({ type: 'invalid', data: { field: 'postcode' } }, { status: 422 })
  })
const points = (...names: string[]) =>
  HttpResponse.json({ service_points: names.map((name, at) => buildPickupPoint(name, at)) })

describe('pickup points in the shipping step', () => {
  test('submitting without a pickup point shows a message and moves the focus to the list', async () => {
    const guest = await withGuest(server, [[lamp, 1]])
    const { shopper } = walkCheckout(page)
    await shopper.click(await screen.findByRole('radio', { name: /Afhaalpunt/ }))
    await shopper.click(screen.getByRole('button', { name: nl.shipping.submit }))
    expect(await screen.findByRole('alert')).toHaveTextContent(nl.shipping.choosePoint)
    const [first] = within(screen.getByRole('group', { name: nl.shipping.points })).getAllByRole('radio')
    expect(first).toHaveFocus()
    expect(first).toHaveAccessibleDescription(nl.shipping.choosePoint)
    await shopper.keyboard(' ')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await shopper.click(screen.getByRole('button', { name: nl.shipping.submit }))
    await findTitle(headings.giftwrapping)
    expect((await guest.checkout()).cart?.service_point).toBe((first as HTMLInputElement).value)
  })

  test('a pickup point is not carried over to another carrier with pickup points, and stays with its own', async () => {
    const guest = await withGuest(server, [[lamp, 1]])
    server.overrideAnswer('get', '/v1/checkout', async ({ request }) => {
      const answer = (await (await server.shop(request)).json()) as { carriers: { key: string; name: string }[] }
      const own = answer.carriers.find(({ key }) => key === 'pickup-point')!
      const other = { ...own, id_carrier: 77, key: '', name: 'Kluis', service_points: [buildPickupPoint('Station', 0)] }
      const carriers = [{ ...own, service_points: sixPoints }, other]
      return HttpResponse.json({ ...answer, carriers })
    })
    const { shopper } = walkCheckout(page)
    await shopper.click(await screen.findByRole('radio', { name: /Afhaalpunt/ }))
    await shopper.click(screen.getByRole('radio', { name: new RegExp(sixPoints[1]!.name) }))
    await shopper.click(screen.getByRole('radio', { name: /Kluis/ }))
    expect(screen.getByRole('radio', { name: /Station/ })).not.toBeChecked()
    expect(screen.queryByRole('radio', { name: new RegExp(sixPoints[1]!.name) })).not.toBeInTheDocument()
    await shopper.click(screen.getByRole('button', { name: nl.shipping.submit }))
    expect(await screen.findByRole('alert')).toHaveTextContent(nl.shipping.choosePoint)
    await shopper.click(screen.getByRole('radio', { name: /Afhaalpunt/ }))
    expect(screen.getByRole('radio', { name: new RegExp(sixPoints[1]!.name) })).toBeChecked()
    expect((await guest.checkout()).cart?.service_point).toBeNull()
  })

  test.each([
    ['nl', nl, /Aalbes.*ma–za 9–18 uur.*300.m/, /Den.*1,5.km/],
    ['en', en, /Aalbes.*300.m/, /Den.*1.5.km/],
  ] as const)(
    'in %s pickup points are sorted by distance and shown with their hours, and a button shows the rest',
    async (language, messages, near, far) => {
      const { shopper } = await atThePoints(language)
      const list = within(screen.getByRole('group', { name: messages.shipping.points }))
      const rows = list.getAllByRole('radio')
      expect(rows).toHaveLength(4)
      expect(rows[0]).toHaveAccessibleName(near)
      expect(rows[3]).toHaveAccessibleName(far)
      await shopper.click(list.getByRole('button', { name: messages.shipping.more(2) }))
      expect(list.getByRole('radio', { name: /Els/ })).toHaveFocus()
      expect(list.getAllByRole('radio')).toHaveLength(6)
    },
  )

  test('a search with Enter lists other pickup points, keeps the selected one and does not submit the step', async () => {
    const { shopper, address } = await atThePoints()
    answerSearch({ '2000': () => points('Wilg', 'Zilverspar') })
    await shopper.click(screen.getByRole('radio', { name: /Berk/ }))
    await shopper.type(screen.getByRole('textbox', { name: nl.shipping.postcode }), ' 2000 {Enter}')
    expect(await screen.findByRole('radio', { name: /Wilg/ })).toBeVisible()
    expect(screen.getByText(nl.shipping.found(2, '2000'))).toBeInTheDocument()
    expect(screen.getByRole('radio', { name: /Berk/ })).toBeChecked()
    expect(screen.queryByRole('radio', { name: /Aalbes/ })).not.toBeInTheDocument()
    expect(address()).toBe('/nl/afrekenen/verzending')
  })

  test.each([
    ['', nl.shipping.postcodeMissing],
    ['0000', nl.shipping.postcodeUnknown],
    ['1000', nl.shipping.postcodeUnknown],
    ['4000', nl.shipping.searchFailed],
  ])('a search for "%s" without results shows a message at the field and keeps the list', async (postcode, message) => {
    const { shopper } = await atThePoints()
    answerSearch({ '1000': () => points(), '4000': () => HttpResponse.error() })
    const field = screen.getByRole('textbox', { name: nl.shipping.postcode })
    if (postcode) await shopper.type(field, postcode)
    await shopper.click(screen.getByRole('button', { name: nl.shipping.search }))
    await waitFor(() => expect(field).toHaveAccessibleDescription(message))
    expect(field).toHaveValue(postcode)
    expect(screen.getByRole('radio', { name: /Aalbes/ })).toBeVisible()
    expect(screen.getByRole('button', { name: nl.shipping.search })).not.toHaveAttribute('aria-busy')
  })

  test('a late response to an earlier search is ignored', async () => {
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

  test('the postcode and the choice survive a reload and a change of language', async () => {
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

  test('another delivery address lists the pickup points near it instead of those of the previous search', async () => {
    const customer = await withCart(server, [[lamp, 1]])
    const { session } = await register(customer, { ...accountDetails, ...accountAddress })
    const work = { ...guestDetails.delivery, address1: 'Werf 3', postcode: '8000', city: 'Brugge' }
    await customer.send('POST', '/v1/my/addresses', { address: work })
    window.localStorage.setItem('upnorth.session', session.token)
    changePointCarrier(server, { service_points: sixPoints, _links: searchLink(pickUp) })
    answerSearch({ '2000': () => points('Wilg', 'Zilverspar') })
    const { shopper } = walkCheckout(page)
    await shopper.click(await screen.findByRole('radio', { name: /Afhaalpunt/ }))
    await shopper.type(screen.getByRole('textbox', { name: nl.shipping.postcode }), '2000{Enter}')
    await shopper.click(await screen.findByRole('radio', { name: /Wilg/ }))
    await shopper.click(screen.getByRole('radio', { name: /Werf 3/ }))
    await waitFor(() => expect(screen.queryByText(nl.shipping.nearPostcode('2000'))).not.toBeInTheDocument())
    const list = within(screen.getByRole('group', { name: nl.shipping.points }))
    // The response to the checkout request contains the points near its address.
    expect(list.getByRole('radio', { name: /Aalbes/ })).not.toBeChecked()
    expect(list.queryByRole('radio', { name: /Wilg|Zilverspar/ })).not.toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: nl.shipping.postcode })).toHaveValue('')
    expect(server.asked().filter((call) => call.includes('/service-points'))).toHaveLength(1)
  })

  test('a pickup point can be selected on the map', async () => {
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
    await shopper.click(screen.getByRole('button', { name: nl.shipping.hideMap }))
    expect(map).not.toBeInTheDocument()
  })
})

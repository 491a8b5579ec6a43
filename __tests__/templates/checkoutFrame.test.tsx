import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { slowAfter } from '../../src/ui/status/useSlow'
import { reloadPage } from '../../src/ui/status/reloadPage'
import { checkout as checkoutEn } from '../../src/i18n/en/checkout'
import { headings as headingsEn } from '../../src/i18n/en/headings'
import { checkout as checkoutNl } from '../../src/i18n/nl/checkout'
import { headings as headingsNl } from '../../src/i18n/nl/headings'
import { formatMoney } from '../../src/i18n/money'
import { buildPath, type LinkedPage } from '../../src/pageTable/paths'
import { loggedOut } from '../../src/store/session/sessionSlice'
import { axe } from '../support/axe'
import { withCart, withGuest } from '../support/sandbox/storeVisitor'
import { fillGuestForm, identityWords } from '../support/shopping/guestForm'
import { goBack } from '../support/dom/goBack'
import { gate } from '../support/store/testStore'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { walkCheckout } from '../support/shopping/walkCheckout'
import { retryLabel } from '../support/data/commonSentences'

jest.mock('../../src/ui/status/reloadPage', () => ({ reloadPage: jest.fn() }))

const server = startSandboxServer()
const all = {
  nl: { ...identityWords.nl, checkout: checkoutNl, headings: headingsNl },
  en: { ...identityWords.en, checkout: checkoutEn, headings: headingsEn },
}
const languages = ['nl', 'en'] as const
const sees = (name: string) => screen.findByRole('heading', { level: 1, name })
const six = [[100402, 2]] as [number, number][]

/** A guest with nothing left but to pay. */
async function withAllSaid() {
  const guest = await withGuest(server, six)
  await guest.carrier(1)
}

describe.each(languages)('the addresses of the steps in %s', (language) => {
  const { headings } = all[language]
  const steps: [LinkedPage, string][] = [
    ['checkout', headings.identification],
    ['checkout-step-guest', headings.info],
    ['checkout-step-shipping', headings.shipping],
    ['checkout-step-giftwrapping', headings.giftwrapping],
    ['checkout-step-payment', headings.payment],
  ]

  /** SPEC §4: a step that is due or done stays, also after a reload. */
  test.each(steps)('%s can be opened by its address once it is due', async (page, heading) => {
    await withAllSaid()
    const walk = walkCheckout(page, language)
    await sees(heading)
    await screen.findByRole('complementary')
    expect(walk.address()).toBe(buildPath(page, language))
  })

  test.each(steps.slice(2))('%s leads to identification while nobody is known', async (page) => {
    await withCart(server)
    const walk = walkCheckout(page, language)
    await sees(headings.identification)
    expect(walk.address()).toBe(buildPath('checkout', language))
  })

  test.each(steps.slice(1, 4))('Back from %s leads to the step before it was opened', async (page, heading) => {
    await withAllSaid()
    const walk = walkCheckout('checkout-step-payment', language)
    const link = document.querySelector(`a[href="${buildPath(page, language)}"]`)
    if (!link) throw new Error(`the measure line does not lead back to ${page}`)
    await walk.shopper.click(link)
    await sees(heading)
    await goBack()
    await sees(headings.payment)
    await screen.findByRole('complementary')
    expect(walk.address()).toBe(buildPath('checkout-step-payment', language))
  })
})

test('a step that is done leads back by the measure line; one that is to come does not', async () => {
  await withAllSaid()
  walkCheckout('checkout-step-giftwrapping')
  const steps = within(await screen.findByRole('navigation', { name: headingsNl.steps.label }))
  expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/nl/afrekenen/info',
    '/nl/afrekenen/verzending',
  ])
})

describe('the summary', () => {
  test.each([
    ['nl', '6 stuks', '1 stuk gratis', 'Levering: Afhalen in de winkel'],
    ['en', '6 pieces', '1 piece free', 'Delivery: Collect in store'],
  ] as const)('in %s it shows what the shop worked out: offers, vouchers, delivery', async (language, ...said) => {
    const guest = await withGuest(server, [[100402, 6]])
    await guest.voucher('WELKOM10')
    await guest.carrier(4)
    const { cart } = await guest.checkout()
    walkCheckout('checkout-step-giftwrapping', language)
    const summary = await screen.findByRole('complementary')
    for (const words of said) expect(await within(summary).findByText(new RegExp(words))).toBeVisible()
    const written = (euro: number) => formatMoney(euro, language).replaceAll('\u00a0', ' ')
    const takenOff = [...(cart?.offers ?? []), ...(cart?.vouchers ?? [])].map(({ amount }) => written(-amount))
    expect(takenOff).toHaveLength(2)
    for (const amount of takenOff) expect(summary).toHaveTextContent(amount)
    expect(summary).toHaveTextContent(written(cart?.totals.total ?? 0))
  })
})

describe('a checkout that does not come', () => {
  const language = 'en'
  const { checkout: words, info, ways } = all[language]

  test.each([
    ['no connection', () => HttpResponse.error()],
    ['a fault', () => HttpResponse.json({}, { status: 500 })],
    ['too many calls', () => HttpResponse.json({}, { status: 429 })],
    ['broken JSON', () => new HttpResponse('{"cart":', { headers: { 'Content-Type': 'application/json' } })],
    ['the wrong shape', () => HttpResponse.json({ cart: 5 })],
  ])('%s: said, and a second try shows the step', async (_name, answer) => {
    await withCart(server)
    server.overrideAnswer('get', '/v1/checkout/identification', answer)
    const { shopper } = walkCheckout('checkout', language)
    expect(await screen.findByText(words.errors.load)).toBeVisible()
    server.server.resetHandlers()
    await shopper.click(screen.getByRole('button', { name: retryLabel[language] }))
    expect(await screen.findByRole('link', { name: ways.go })).toBeVisible()
  })

  describe('for long', () => {
    beforeEach(() => jest.useFakeTimers({ advanceTimers: true }))
    afterEach(() => jest.useRealTimers())

    test('the shopper hears so and can start the page anew; the late answer still counts', async () => {
      const { open, opened } = gate()
      await withCart(server)
      server.overrideAnswer('get', '/v1/checkout', async ({ request }) => {
        await opened
        return server.shop(request)
      })
      const { shopper, container } = walkCheckout('checkout-step-guest', language)
      expect(await screen.findByText(words.loading)).toBeInTheDocument()
      await act(() => jest.advanceTimersByTimeAsync(slowAfter))
      expect(screen.getByRole('status')).toHaveTextContent(words.slow)
      await shopper.click(screen.getByRole('button', { name: words.reload }))
      expect(reloadPage).toHaveBeenCalled()
      jest.useRealTimers()
      expect(await axe(container)).toHaveNoViolations()
      open()
      expect(await screen.findByRole('button', { name: info.submit })).toBeVisible()
    })

    test('a step that is sent says that it takes long, and goes on once the answer comes', async () => {
      const { open, opened } = gate()
      await withCart(server)
      server.overrideAnswer('post', '/v1/guests', async ({ request }) => {
        await opened
        return server.shop(request)
      })
      const { shopper } = walkCheckout('checkout-step-guest', language)
      await fillGuestForm(shopper, language)
      const button = screen.getByRole('button', { name: info.submit })
      await shopper.click(button)
      await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
      expect(screen.queryByText(words.slow)).not.toBeInTheDocument()
      await act(() => jest.advanceTimersByTimeAsync(slowAfter))
      expect(screen.getByText(words.slow)).toBeVisible()
      open()
      await sees(all[language].headings.shipping)
    })
  })
})

test('who becomes somebody else while the checkout loads is not left waiting', async () => {
  const { open, opened } = gate()
  await withGuest(server)
  server.overrideAnswer('get', '/v1/checkout', async ({ request }) => {
    await opened
    return server.shop(request)
  })
  const walk = walkCheckout('checkout-step-guest')
  await screen.findByText(checkoutNl.loading)
  act(() => void walk.shop.dispatch(loggedOut()))
  open()
  await sees(headingsNl.cart)
})

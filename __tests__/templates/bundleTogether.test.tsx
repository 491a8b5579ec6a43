import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { catalogue } from '../../src/i18n/nl/firstLoad/catalogue'
import { panel } from '../../src/i18n/nl/panel'
import { slowThreshold } from '../../src/ui/status/useIsSlow'
import { axe } from '../support/axe'
import { pressEscape } from '../support/dom/modalDialog'
import { createGate } from '../support/store/testStore'
import { add, chair, lamp, part, pendant, startCombinations } from '../support/shopping/bundlePanel'
import { readCommonErrors, retryLabel } from '../support/data/commonSentences'

const { server, aList, posts, takeFromStock } = startCombinations()

describe('adding all products of a bundle', () => {
  test('the products of a bundle are added one after another, and only once despite several clicks', async () => {
    const { shopper, cart, allTogether } = await aList()
    const dialog = await allTogether(chair.id, pendant.id, lamp.id)
    expect(dialog).toHaveTextContent('Samen, 3 stuks€ 617')
    const { answer } = server.holdAnswer('post', '/v1/cart/items')
    await shopper.click(add(catalogue.product.add))
    expect(add(catalogue.product.add)).toHaveAttribute('aria-busy', 'true')
    await shopper.click(add(catalogue.product.add))
    answer()
    const result = await screen.findByRole('dialog', { name: panel.cartResult.added })
    expect(result).toHaveTextContent(panel.cartResult.addedTogether(3))
    expect(cart()).toEqual([
      [chair.nl, 1],
      [pendant.nl, 1],
      [lamp.nl, 1],
    ])
    expect(posts()).toHaveLength(3)
  })

  test('an addition that takes long says so', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    const { shopper, allTogether } = await aList()
    const dialog = await allTogether(chair.id, pendant.id)
    const { answer } = server.holdAnswer('post', '/v1/cart/items')
    await shopper.click(add(catalogue.product.add))
    await act(() => jest.advanceTimersByTimeAsync(slowThreshold))
    expect(await within(dialog).findByText(panel.slow)).toBeVisible()
    jest.useRealTimers()
    answer()
    await screen.findByRole('dialog', { name: panel.cartResult.added })
  })

  test('at first a bundle includes only the product that was chosen, and at least one can be added', async () => {
    const { shopper, cart, together } = await aList()
    const dialog = await together(chair.id, lamp.id)
    const [first, second] = [chair, lamp].map(({ nl }) =>
      within(dialog).getByRole('checkbox', { name: panel.bundle.takeThis(nl) }),
    )
    expect(first).toBeChecked()
    expect(second).not.toBeChecked()
    expect(dialog).toHaveTextContent('1 stuk€ 289')
    await shopper.click(first!)
    expect(add(catalogue.product.add)).toBeDisabled()
    await shopper.click(second!)
    expect(dialog).toHaveTextContent('1 stuk€ 129')
    await shopper.click(add(catalogue.product.add))
    await screen.findByRole('dialog', { name: panel.cartResult.added })
    expect(cart()).toEqual([[lamp.nl, 1]])
  })

  test('a product that has sold out is marked as such in the panel, and the others are added to the cart', async () => {
    const { shopper, cart, allTogether } = await aList()
    const dialog = await allTogether(chair.id, pendant.id, lamp.id)
    takeFromStock(103801, 0)
    await shopper.click(add(catalogue.product.add))
    const alert = await within(dialog).findByText(panel.bundle.missing(pendant.nl))
    expect(alert.closest('[role=alert]')).toHaveTextContent(panel.bundle.added(`${chair.nl} en ${lamp.nl}`))
    expect(alert.closest('[role=alert]')).toHaveFocus()
    expect(part(pendant.nl)).toHaveTextContent(panel.errors.soldOut)
    expect(part(chair.nl)).toHaveTextContent(panel.cartResult.added)
    expect(cart()).toEqual([
      [chair.nl, 1],
      [lamp.nl, 1],
    ])
    expect(await axe(dialog)).toHaveNoViolations()
    // Another variant of the sold-out product can still be added.
    await shopper.click(within(part(pendant.nl)).getByLabelText(/^bosgroen/))
    await shopper.click(add(catalogue.product.add))
    await screen.findByRole('dialog', { name: panel.cartResult.added })
    expect(cart()).toHaveLength(3)
    expect(posts()).toHaveLength(4)
  })

  test('a retry after a network error adds only the remaining products', async () => {
    const { shopper, cart, allTogether } = await aList()
    const dialog = await allTogether(chair.id, lamp.id)
    let calls = 0
    server.overrideAnswer('post', '/v1/cart/items', ({ request }) => {
      calls += 1
      return calls === 1 ? server.shop(request) : HttpResponse.error()
    })
    await shopper.click(add(catalogue.product.add))
    await within(dialog).findByText(panel.bundle.missing(lamp.nl))
    expect(part(lamp.nl)).toHaveTextContent(readCommonErrors(panel.errors).network)
    expect(dialog).toHaveTextContent('1 stuk€ 129')
    server.restoreCalls()
    await shopper.click(add(retryLabel.nl))
    const result = await screen.findByRole('dialog', { name: panel.cartResult.added })
    expect(result).toHaveTextContent(panel.cartResult.addedTogether(2))
    expect(cart()).toEqual([
      [chair.nl, 1],
      [lamp.nl, 1],
    ])
  })

  test.each([
    ['no response', () => HttpResponse.error()],
    ['the response of a gateway that waited too long', () => HttpResponse.json({}, { status: 504 })],
  ])(
    'a product that may have been added despite %s is shown as uncertain, and is not added again',
    async (_title, respond) => {
      const { shopper, cart, allTogether } = await aList()
      const dialog = await allTogether(chair.id, lamp.id)
      let calls = 0
      server.overrideAnswer('post', '/v1/cart/items', async ({ request }) => {
        calls += 1
        const answer = await server.shop(request)
        return calls === 1 ? answer : respond()
      })
      server.failCall('get', '/v1/cart')
      await shopper.click(add(catalogue.product.add))
      await within(dialog).findByText(panel.bundle.unsettled(lamp.nl))
      expect(dialog).not.toHaveTextContent(panel.bundle.missing(lamp.nl))
      await shopper.click(add(retryLabel.nl))
      await waitFor(() => expect(add(retryLabel.nl)).not.toHaveAttribute('aria-busy'))
      expect(calls).toBe(2)
      server.restoreCalls()
      await shopper.click(add(retryLabel.nl))
      await screen.findByRole('dialog', { name: panel.cartResult.added })
      expect(cart()).toEqual([
        [chair.nl, 1],
        [lamp.nl, 1],
      ])
      expect(posts()).toHaveLength(2)
    },
  )

  test('a failure is shown even when the panel was closed in the meantime, and a retry counts once', async () => {
    const { shopper, cart, allTogether } = await aList()
    const dialog = await allTogether(chair.id, lamp.id)
    const wait = createGate()
    server.overrideAnswer('post', '/v1/cart/items', async ({ request }) => {
      await wait.opened
      await server.shop(request)
      return HttpResponse.error()
    })
    await shopper.click(add(catalogue.product.add))
    act(() => void pressEscape(dialog))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    wait.open()
    expect(await screen.findByRole('dialog', { name: panel.cartResult.unsettled })).toHaveTextContent(
      readCommonErrors({ kept: panel.errors.unsettled }).network,
    )
    server.restoreCalls()
    await shopper.click(add(retryLabel.nl))
    await screen.findByRole('dialog', { name: panel.cartResult.added })
    expect(cart()).toEqual([[chair.nl, 1]])
  })
})

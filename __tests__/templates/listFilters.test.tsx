import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { catalogue } from '../../src/i18n/nl/firstLoad/catalogue'
import { list as messages } from '../../src/i18n/nl/list'
import type { ProductScope } from '../../src/contract/productList'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { visitList } from '../support/shopping/visitList'

const server = startSandboxServer()
const chairs = { category: 11 }

test('three filters can be combined and narrow a list step by step', async () => {
  const { shopper, readQuery, listNames, bar, notes } = await visitList(server, { scope: chairs })
  expect(listNames()).toHaveLength(5)
  await shopper.click(bar().getByRole('button', { name: catalogue.list.facets.colours }))
  await shopper.click(await bar().findByRole('checkbox', { name: /^Groen/ }))
  await shopper.click(bar().getByRole('button', { name: catalogue.list.facets.materials }))
  await shopper.click(await bar().findByRole('checkbox', { name: /^Eik/ }))
  await shopper.click(bar().getByRole('button', { name: catalogue.list.facets.delivery }))
  await shopper.click(await bar().findByRole('checkbox', { name: /^Op voorraad/ }))
  expect(readQuery()).toBe('?colour=green&material=oak&stock=1')
  await waitFor(() => expect(listNames().length).toBeLessThan(5))
  const foundCount = listNames().length
  expect(foundCount).toBeGreaterThan(0)
  const showButton = bar().getByRole('button', { name: messages.show(foundCount) })
  expect(notes().getByRole('status')).toHaveTextContent(messages.found(foundCount))
  await shopper.click(showButton)
  const button = bar().getByRole('button', { name: catalogue.list.facets.delivery })
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('chips remove filters, and the focus moves to the next chip', async () => {
  const query = '?colour=light-wood,green'
  const { shopper, listNames, notes, container, ...page } = await visitList(server, { scope: chairs, query })
  const buildRemoveQuery = (chip: string) => ({ name: messages.remove(chip) })
  await shopper.click(await notes().findByRole('button', buildRemoveQuery('Licht hout')))
  expect(notes().getByRole('button', buildRemoveQuery('Groen'))).toHaveFocus()
  expect(page.readQuery()).toBe('?colour=green')
  await shopper.click(notes().getByRole('button', { name: messages.clearAll }))
  expect(page.readQuery()).toBe('')
  await waitFor(() => expect(listNames()).toHaveLength(5))
  expect(notes().queryByRole('list')).not.toBeInTheDocument()
  expect(container.querySelector('[aria-expanded]')).toHaveFocus()
})

test('removing the last chip moves the focus to the first button of the bar', async () => {
  const { shopper, notes, container, ...page } = await visitList(server, { scope: chairs, query: '?colour=green' })
  await shopper.click(await notes().findByRole('button', { name: messages.remove('Groen') }))
  expect(container.querySelector('.bar [aria-expanded]')).toHaveFocus()
  expect(page.readQuery()).toBe('')
  await page.waitUntilLoaded()
})

test('the first click opens the popover once its chunk has loaded, and Escape returns the focus', async () => {
  const { shopper, bar } = await visitList(server, { scope: chairs })
  const button = bar().getByRole('button', { name: 'Kleur' })
  await shopper.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  const green = await bar().findByRole('checkbox', { name: /^Groen/ })
  green.focus()
  await shopper.keyboard('{Escape}')
  expect(bar().queryByRole('checkbox')).not.toBeInTheDocument()
  expect(button).toHaveFocus()
})

test('a popover remains open when the focus moves to the element around it, as when a user presses a label in Firefox', async () => {
  const { shopper, bar } = await visitList(server, { scope: chairs })
  await shopper.click(bar().getByRole('button', { name: 'Kleur' }))
  const green = await bar().findByRole('checkbox', { name: /^Groen/ })
  fireEvent.focusIn(document.body)
  expect(green).toBeInTheDocument()
})

test('a popover closes when another facet is opened and when the user clicks elsewhere', async () => {
  const { shopper, bar } = await visitList(server, { scope: chairs })
  await shopper.click(bar().getByRole('button', { name: 'Kleur' }))
  await bar().findByRole('checkbox', { name: /^Groen/ })
  await shopper.click(bar().getByRole('button', { name: 'Merk' }))
  expect(await bar().findByRole('checkbox', { name: /^Havrelund/ })).toBeVisible()
  expect(bar().queryByRole('checkbox', { name: /^Groen/ })).not.toBeInTheDocument()
  await shopper.click(screen.getByRole('main'))
  expect(bar().queryByRole('checkbox')).not.toBeInTheDocument()
})

test('a value without products cannot be checked, and a checked value can always be unchecked', async () => {
  const query = '?material=wool&colour=yellow'
  const { shopper, bar } = await visitList(server, { scope: { category: 10 }, query })
  await shopper.click(bar().getByRole('button', { name: 'Materiaal' }))
  expect(await bar().findByRole('checkbox', { name: /^Wol/ })).toBeEnabled()
  await shopper.click(bar().getByRole('button', { name: 'Kleur' }))
  expect(await bar().findByRole('checkbox', { name: /^Geel/ })).toBeChecked()
  await shopper.click(bar().getByRole('checkbox', { name: /^Geel/ }))
  await waitFor(() => expect(bar().getByRole('checkbox', { name: /^Geel/ })).toBeDisabled())
})

test('the button "Wis" clears only the open facet', async () => {
  const query = '?brand=havrelund&price=-300&sale=1'
  const { shopper, bar, ...page } = await visitList(server, { scope: chairs, query })
  await shopper.click(bar().getByRole('button', { name: 'Prijs' }))
  await bar().findByRole('slider', { name: messages.price.lowestHandle })
  await shopper.click(bar().getByRole('button', { name: messages.clear }))
  expect(page.readQuery()).toBe('?brand=havrelund')
  await page.waitUntilLoaded()
})

describe('the price range of a list', () => {
  /** Opens the price filter of a list, with its highest price and its two handles. */
  async function openPriceFilter(scope: ProductScope = chairs) {
    const visit = await visitList(server, { scope })
    const { shopper, bar } = visit
    await shopper.click(bar().getByRole('button', { name: 'Prijs' }))
    const highest = await bar().findByRole('textbox', { name: /^Tot/ })
    const typeHighest = async (text: string) => {
      await shopper.clear(highest)
      await shopper.type(highest, `${text}{Enter}`)
    }
    const [lowHandle, highHandle] = bar().getAllByRole('slider')
    const drag = (handle: HTMLElement | undefined, value: number) => fireEvent.change(handle!, { target: { value } })
    return { ...visit, highest, typeHighest, lowHandle, highHandle, drag }
  }

  test('the price range can be entered in two fields, and unreadable text remains, with a message', async () => {
    const { shopper, bar, highest, typeHighest, readQuery, listNames, waitUntilLoaded } = await openPriceFilter()
    await typeHighest('veel')
    expect(highest).toHaveValue('veel')
    expect(highest).toHaveAccessibleDescription(messages.price.unreadable)
    await typeHighest('300')
    expect(highest).toHaveValue('300')
    expect(highest).not.toHaveAccessibleDescription()
    expect(readQuery()).toBe('?price=-300')
    await waitFor(() => expect(listNames().length).toBeLessThan(5))
    const lowest = bar().getByRole('textbox', { name: /^Van/ })
    await shopper.clear(lowest)
    await shopper.type(lowest, '250')
    await shopper.tab()
    expect(readQuery()).toBe('?price=250-300')
    await waitUntilLoaded()
  })

  test.each([
    ['1.290', '?price=-1290'],
    ['€ 500', '?price=-500'],
    ['499,99', '?price=-500'],
  ])('the highest price "%s" leads to the query %s', async (typed, expected) => {
    const { typeHighest, readQuery, waitUntilLoaded } = await openPriceFilter({ sale: 1 })
    await typeHighest(typed)
    expect(readQuery()).toBe(expected)
    await waitUntilLoaded()
  })

  test('a drag replaces unreadable text', async () => {
    const { highest, typeHighest, highHandle, drag, waitUntilLoaded } = await openPriceFilter()
    await typeHighest('veel')
    drag(highHandle, 300)
    expect(highest).toHaveValue('300')
    expect(highest).not.toHaveAccessibleDescription()
    await waitUntilLoaded()
  })

  test('an amount that does not change the price range requests nothing', async () => {
    const { bar, highest, typeHighest, readQuery, waitUntilLoaded } = await openPriceFilter()
    await waitUntilLoaded()
    const requestCount = server.asked().length
    await typeHighest(highest.getAttribute('value')!)
    expect(readQuery()).toBe('')
    expect(bar().getByRole('button', { name: 'Prijs' })).toBeVisible()
    await waitUntilLoaded()
    expect(server.asked()).toHaveLength(requestCount)
  })

  test('the first drag of a price handle adds a history entry, and later drags replace it', async () => {
    const { highHandle, drag, readQuery, navigate, notes } = await openPriceFilter()
    drag(highHandle, 400)
    drag(highHandle, 300)
    expect(highHandle).toHaveAttribute('aria-valuetext', '€\u00a0300')
    expect(readQuery()).toBe('')
    await waitFor(() => expect(readQuery()).toBe('?price=-300'))
    drag(highHandle, 290)
    await waitFor(() => expect(readQuery()).toBe('?price=-290'))
    expect(navigate).toHaveBeenCalledTimes(1)
    expect(await notes().findByRole('button', { name: /tot €\s290/ })).toBeVisible()
  })

  test('a dragged price takes effect even if the popover closes before the handle has rested', async () => {
    const { shopper, lowHandle, drag, readQuery, waitUntilLoaded } = await openPriceFilter()
    drag(lowHandle, 260)
    await shopper.keyboard('{Escape}')
    expect(readQuery()).toBe('?price=260-')
    await waitUntilLoaded()
  })
})

describe('the filters on a small screen', () => {
  test('on a small screen, the filters are in a side panel', async () => {
    const { shopper, bar, listNames } = await visitList(server, { scope: chairs })
    const button = bar().getByRole('button', { name: 'Filter' })
    await shopper.click(button)
    const panel = within(await screen.findByRole('dialog', { name: 'Filter' }))
    await shopper.click(panel.getByText('Kleur', { selector: 'summary' }))
    await shopper.click(await panel.findByRole('checkbox', { name: /^Groen/ }))
    await waitFor(() => expect(listNames().length).toBeLessThan(5))
    expect(panel.getByText('Kleur', { selector: 'summary' })).toHaveTextContent('Kleur 1')
    await shopper.click(panel.getByRole('button', { name: messages.show(listNames().length) }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(button).toHaveFocus()
    expect(button).toHaveTextContent('Filter (1)')
  })

  test('a facet remains expanded when its last value is unchecked', async () => {
    const { shopper, bar, waitUntilLoaded } = await visitList(server, { scope: chairs, query: '?colour=green' })
    await shopper.click(bar().getByRole('button', { name: /^Filter/ }))
    const panel = within(await screen.findByRole('dialog', { name: 'Filter' }))
    await shopper.click(await panel.findByRole('checkbox', { name: /^Groen/ }))
    expect(panel.getByRole('checkbox', { name: /^Groen/ })).not.toBeChecked()
    expect(panel.getByText('Kleur', { selector: 'summary' }).closest('details')).toHaveAttribute('open')
    await waitUntilLoaded()
  })
})

import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { list as messages } from '../../src/i18n/nl/list'
import { axe } from '../support/axe'
import { openPageStore } from '../support/store/pageStore'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { visitList } from '../support/shopping/visitList'
import { retryLabel } from '../support/data/commonSentences'

const server = startSandboxServer()
const chairs = { category: 11 }
/** All products fill three pages and a part of the fourth. */
const allProducts = {}
const productCount = 79
const nextPageLink = { name: /^Toon de/ }
const buildChipQuery = (name: string) => ({ name: messages.remove(name) })

test('a selected sort order is written to the URL and resets the page number', async () => {
  const { shopper, bar, readQuery, listNames, goBack } = await visitList(server, {
    scope: allProducts,
    query: '?page=2',
  })
  await waitFor(() => expect(listNames()).toHaveLength(48))
  const select = bar().getByRole('combobox', { name: /Sorteer/ })
  await shopper.selectOptions(select, 'naam')
  expect(readQuery()).toBe('?sort=name')
  await waitFor(() => expect(listNames()).toHaveLength(24))
  expect(listNames()).toEqual([...listNames()].sort((one, other) => one!.localeCompare(other!, 'nl')))
  await shopper.selectOptions(select, 'aanbevolen')
  expect(readQuery()).toBe('')
  await goBack()
  expect(select).toHaveValue('name')
})

describe('the next page of a list', () => {
  test('the link to the next page loads it in place and moves the focus to its first product', async () => {
    const { shopper, pager, listNames, readQuery } = await visitList(server, { scope: allProducts })
    expect(pager().getByText(`24 van de ${productCount} bekeken`)).toBeVisible()
    expect(pager().getByRole('link', nextPageLink)).toHaveAttribute('href', expect.stringMatching(/\?page=2$/))
    await shopper.click(pager().getByRole('link', { name: 'Toon de volgende 24' }))
    await waitFor(() => expect(listNames()).toHaveLength(48))
    expect(new Set(listNames()).size).toBe(48)
    await waitFor(() => expect(document.activeElement).toHaveTextContent(listNames()[24]!))
    expect(readQuery()).toBe('?page=2')
    expect(pager().getByText(`48 van de ${productCount} bekeken`)).toBeVisible()
    await shopper.click(pager().getByRole('link', nextPageLink))
    await waitFor(() => expect(listNames()).toHaveLength(72))
    await shopper.click(pager().getByRole('link', { name: 'Toon de laatste 7' }))
    await waitFor(() => expect(listNames()).toHaveLength(productCount))
    expect(pager().queryByRole('link')).not.toBeInTheDocument()
  })

  test('a next page that failed to load can be retried', async () => {
    const { shopper, pager, notes, listNames, readQuery } = await visitList(server, { scope: allProducts })
    server.failCall('get', '/v1/products')
    await shopper.click(pager().getByRole('link', nextPageLink))
    expect(await notes().findByRole('alert')).toHaveTextContent(messages.failed)
    expect(listNames()).toHaveLength(24)
    server.restoreCalls()
    await shopper.click(notes().getByRole('button', { name: retryLabel.nl }))
    await waitFor(() => expect(listNames()).toHaveLength(48))
    expect(readQuery()).toBe('?page=2')
    expect(notes().queryByRole('alert')).not.toBeInTheDocument()
  })

  test('only the next page is requested when the earlier pages are already loaded', async () => {
    const { shopper, pager, listNames, readQuery } = await visitList(server, {
      scope: { q: 'eik' },
      isSearch: true,
      query: '?q=eik',
    })
    await waitFor(() => expect(listNames()).toHaveLength(24))
    await shopper.click(pager().getByRole('link', nextPageLink))
    await waitFor(() => expect(listNames()).toHaveLength(36))
    expect(readQuery()).toBe('?q=eik&page=2')
    expect(server.asked().at(-1)).toMatch(/limit=24&page=2/)
    expect(new Set(listNames()).size).toBe(36)
  })
})

describe('the URL of a list', () => {
  test('a URL with filters shows the filtered list without flashing the whole list', async () => {
    const query = '?colour=green&price=-300'
    const { container, listNames, notes } = await visitList(server, { scope: chairs, query })
    expect(container.querySelector('#list')).toHaveAttribute('data-requested', 'filters')
    expect(await notes().findByRole('button', buildChipQuery('Groen'))).toBeVisible()
    expect(container.querySelector('#list')).not.toHaveAttribute('data-requested')
    expect(listNames().length).toBeGreaterThan(0)
    expect(listNames().length).toBeLessThan(5)
  })

  test('a URL with a page number shows that page and all pages before it', async () => {
    const { listNames } = await visitList(server, { scope: allProducts, query: '?page=2' })
    expect(listNames()).toHaveLength(24)
    await waitFor(() => expect(listNames()).toHaveLength(48))
  })

  test('a URL whose filters fail to load shows the built list with a message and a retry button that moves the focus to the bar', async () => {
    server.failCall('get', '/v1/products', 500)
    const { shopper, listNames, notes, container } = await visitList(server, { scope: chairs, query: '?colour=green' })
    expect(await notes().findByRole('alert')).toHaveTextContent(messages.failedUnfiltered)
    expect(container.querySelector('#list')).not.toHaveAttribute('data-requested')
    expect(listNames()).toHaveLength(5)
    server.restoreCalls()
    await shopper.click(notes().getByRole('button', { name: retryLabel.nl }))
    await waitFor(() => expect(listNames().length).toBeLessThan(5))
    expect(notes().getByRole('button', buildChipQuery('Groen'))).toBeVisible()
    expect(container.querySelector('[aria-expanded]')).toHaveFocus()
  })
})

describe('filters without results', () => {
  const query = '?brand=hiljaa&price=100-120'
  test('a list without results shows a row of similar products and suggests a filter to remove, which moves the focus to the bar', async () => {
    const { shopper, notes, listNames, container, ...page } = await visitList(server, {
      scope: { category: 12 },
      query,
    })
    const removeButton = await notes().findByRole('button', { name: /^Zonder prijs: / })
    expect(notes().getByText(messages.nothing.title)).toBeVisible()
    expect(await notes().findByRole('heading', { name: messages.nothing.nearest })).toBeVisible()
    // The whole list has three products.
    expect(listNames()).toHaveLength(3)
    const [nearestName] = listNames()
    expect(await axe(container)).toHaveNoViolations()
    await shopper.click(removeButton)
    await waitFor(() => expect(notes().queryByText(messages.nothing.title)).not.toBeInTheDocument())
    expect(page.readQuery()).toBe('?brand=hiljaa')
    expect(container.querySelector('[aria-expanded]')).toHaveFocus()
    expect(listNames()[0]).toBe(nearestName)
  })

  test('after all filters are cleared, the bar remains and has the focus while the products load', async () => {
    const { shopper, notes, listNames, container } = await visitList(server, { scope: { category: 12 }, query })
    await notes().findByRole('heading', { name: messages.nothing.nearest })
    const [, clearButton] = notes().getAllByRole('button', { name: messages.clearAll })
    const { asked, answer } = server.holdAnswer('get', '/v1/products', { late: true })
    await shopper.click(clearButton!)
    await asked
    expect(container.querySelector('[aria-expanded]')).toHaveFocus()
    answer()
    await waitFor(() => expect(listNames()).toHaveLength(3))
    expect(container.querySelector('[aria-expanded]')).toHaveFocus()
  })
})

test('an error while a facet is open shows one message, inside the popover', async () => {
  const { shopper, bar, listNames } = await visitList(server, { scope: chairs })
  await shopper.click(bar().getByRole('button', { name: 'Kleur' }))
  const green = await bar().findByRole('checkbox', { name: /^Groen/ })
  server.failCall('get', '/v1/products')
  await shopper.click(green)
  expect(await screen.findAllByRole('alert')).toHaveLength(1)
  expect(green).toBeChecked()
  expect(listNames()).toHaveLength(5)
  server.restoreCalls()
  await shopper.click(bar().getByRole('button', { name: retryLabel.nl }))
  await waitFor(() => expect(listNames().length).toBeLessThan(5))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(bar().getByRole('button', { name: 'Kleur' })).toHaveFocus()
  expect(green).toBeVisible()
})

describe('navigating back in a list', () => {
  test('navigating back undoes the filters and the sort order one by one, without requests', async () => {
    const { shopper, bar, goBack, listNames, ...page } = await visitList(server, { scope: chairs })
    await shopper.click(bar().getByRole('button', { name: 'Kleur' }))
    await shopper.click(await bar().findByRole('checkbox', { name: /^Groen/ }))
    await waitFor(() => expect(listNames().length).toBeLessThan(5))
    const greenNames = listNames()
    await shopper.selectOptions(bar().getByRole('combobox'), 'naam')
    await waitFor(() => expect(listNames()).not.toEqual(greenNames))
    const requestCount = server.asked().length
    await goBack()
    expect(page.readQuery()).toBe('?colour=green')
    expect(listNames()).toEqual(greenNames)
    expect(bar().getByRole('combobox')).toHaveValue('recommended')
    await goBack()
    expect(listNames()).toHaveLength(5)
    expect(server.asked()).toHaveLength(requestCount)
  })

  test('navigating back from a product page shows the same products in the first render', async () => {
    const { shopper, pager, path, goBack, listNames, container } = await visitList(server, { scope: allProducts })
    await shopper.click(pager().getByRole('link', nextPageLink))
    await waitFor(() => expect(listNames()).toHaveLength(48))
    const formerNames = listNames()
    const requestCount = server.asked().length
    const lastLink = container.querySelector<HTMLElement>('#list ul > li:last-child a')!
    await shopper.click(lastLink)
    expect(await screen.findByText(/^\/nl\/producten\//)).toBeVisible()
    await goBack()
    expect(window.location.pathname).toBe(path)
    expect(listNames()).toEqual(formerNames)
    expect(server.asked()).toHaveLength(requestCount)
  })
})

test('the cards show the current stock once the store has started and the user is active', async () => {
  const { shopper, container } = await visitList(server, { scope: chairs })
  const getCards = () => [...container.querySelectorAll<HTMLElement>('#list ul > li')]
  server.sandbox.database.run('UPDATE combination SET stock = 0')
  await shopper.click(screen.getByRole('heading', { level: 1 }))
  expect(server.asked()).toEqual([])
  await act(openPageStore)
  await shopper.click(screen.getByRole('heading', { level: 1 }))
  await waitFor(() => getCards().forEach((each) => expect(each).toHaveTextContent('Uitverkocht')))
})

test('new prices do not change the height of the cards of a list', async () => {
  const { container, list } = await visitList(server, { scope: chairs })
  const cards = [...container.querySelectorAll<HTMLElement>('#list ul > li')]
  // The browser divides a column into fractions of a pixel.
  for (const card of cards) card.getBoundingClientRect = () => new DOMRect(0, 0, 300, 412.6)
  server.sandbox.database.run('UPDATE combination SET price_cents = 12300, regular_cents = NULL, lowest_cents = NULL')
  await act(openPageStore)
  fireEvent.scroll(window)
  await waitFor(() => expect(container).toHaveTextContent(/€\s123/))
  expect(cards.length).toBeGreaterThanOrEqual(list.products.length)
  expect(new Set(cards.map(({ style }) => style.minHeight))).toEqual(new Set(['412.6px']))
})

import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { list as messages } from '../../src/i18n/nl/list'
import { axe } from '../support/axe'
import { openPageStore } from '../support/store/pageStore'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { visitList } from '../support/shopping/visitList'
import { retryLabel } from '../support/data/commonSentences'

const server = startSandboxServer()
const chairs = { category: 11 }
/** All products fill three pages and part of a fourth. */
const all = {}
const whole = 79
const more = { name: /^Toon de/ }
const chip = (name: string) => ({ name: messages.remove(name) })

describe('the sort order of a list', () => {
  test('a selected sort order is written to the URL and resets the page number', async () => {
    const { shopper, bar, query, pieces, back } = await visitList(server, { scope: all, query: '?page=2' })
    await waitFor(() => expect(pieces()).toHaveLength(48))
    const select = bar().getByRole('combobox', { name: /Sorteer/ })
    await shopper.selectOptions(select, 'naam')
    expect(query()).toBe('?sort=name')
    await waitFor(() => expect(pieces()).toHaveLength(24))
    expect(pieces()).toEqual([...pieces()].sort((one, other) => one!.localeCompare(other!, 'nl')))
    await shopper.selectOptions(select, 'aanbevolen')
    expect(query()).toBe('')
    await back()
    expect(select).toHaveValue('name')
  })
})

describe('the next page of a list', () => {
  test('the link to the next page loads it in place and moves the focus to its first product', async () => {
    const { shopper, foot, pieces, query } = await visitList(server, { scope: all })
    expect(foot().getByText(`24 van de ${whole} bekeken`)).toBeVisible()
    expect(foot().getByRole('link', more)).toHaveAttribute('href', expect.stringMatching(/\?page=2$/))
    await shopper.click(foot().getByRole('link', { name: 'Toon de volgende 24' }))
    await waitFor(() => expect(pieces()).toHaveLength(48))
    expect(new Set(pieces()).size).toBe(48)
    await waitFor(() => expect(document.activeElement).toHaveTextContent(pieces()[24]!))
    expect(query()).toBe('?page=2')
    expect(foot().getByText(`48 van de ${whole} bekeken`)).toBeVisible()
    await shopper.click(foot().getByRole('link', more))
    await waitFor(() => expect(pieces()).toHaveLength(72))
    await shopper.click(foot().getByRole('link', { name: 'Toon de laatste 7' }))
    await waitFor(() => expect(pieces()).toHaveLength(whole))
    expect(foot().queryByRole('link')).not.toBeInTheDocument()
  })

  test('a next page that failed to load can be retried', async () => {
    const { shopper, foot, notes, pieces, query } = await visitList(server, { scope: all })
    server.failCall('get', '/v1/products')
    await shopper.click(foot().getByRole('link', more))
    expect(await notes().findByRole('alert')).toHaveTextContent(messages.failed)
    expect(pieces()).toHaveLength(24)
    server.restoreCalls()
    await shopper.click(notes().getByRole('button', { name: retryLabel.nl }))
    await waitFor(() => expect(pieces()).toHaveLength(48))
    expect(query()).toBe('?page=2')
    expect(notes().queryByRole('alert')).not.toBeInTheDocument()
  })

  test('only the next page is requested when the earlier pages are already loaded', async () => {
    const { shopper, foot, pieces, query } = await visitList(server, {
      scope: { q: 'eik' },
      search: true,
      query: '?q=eik',
    })
    await waitFor(() => expect(pieces()).toHaveLength(24))
    await shopper.click(foot().getByRole('link', more))
    await waitFor(() => expect(pieces()).toHaveLength(36))
    expect(query()).toBe('?q=eik&page=2')
    expect(server.asked().at(-1)).toMatch(/limit=24&page=2/)
    expect(new Set(pieces()).size).toBe(36)
  })
})

describe('the URL of a list', () => {
  test('a URL with filters shows the filtered list without flashing the whole list', async () => {
    const query = '?colour=green&price=-300'
    const { container, pieces, notes } = await visitList(server, { scope: chairs, query })
    expect(container.querySelector('#list')).toHaveAttribute('data-requested', 'filters')
    expect(await notes().findByRole('button', chip('Groen'))).toBeVisible()
    expect(container.querySelector('#list')).not.toHaveAttribute('data-requested')
    expect(pieces().length).toBeGreaterThan(0)
    expect(pieces().length).toBeLessThan(5)
  })

  test('a URL with a page number shows that page and all pages before it', async () => {
    const { pieces } = await visitList(server, { scope: all, query: '?page=2' })
    expect(pieces()).toHaveLength(24)
    await waitFor(() => expect(pieces()).toHaveLength(48))
  })

  test('a URL whose filters fail to load shows the built list with a message and a retry button, which moves the focus to the bar', async () => {
    server.failCall('get', '/v1/products', 500)
    const { shopper, pieces, notes, container } = await visitList(server, { scope: chairs, query: '?colour=green' })
    expect(await notes().findByRole('alert')).toHaveTextContent(messages.failedUnfiltered)
    expect(container.querySelector('#list')).not.toHaveAttribute('data-requested')
    expect(pieces()).toHaveLength(5)
    server.restoreCalls()
    await shopper.click(notes().getByRole('button', { name: retryLabel.nl }))
    await waitFor(() => expect(pieces().length).toBeLessThan(5))
    expect(notes().getByRole('button', chip('Groen'))).toBeVisible()
    expect(container.querySelector('[aria-expanded]')).toHaveFocus()
  })
})

describe('filters without results', () => {
  const query = '?brand=hiljaa&price=100-120'
  test('a list without results suggests a filter to remove, which moves the focus to the bar, and shows a row of products that come close', async () => {
    const { shopper, notes, pieces, container, ...page } = await visitList(server, { scope: { category: 12 }, query })
    const without = await notes().findByRole('button', { name: /^Zonder prijs: / })
    expect(notes().getByText(messages.nothing.title)).toBeVisible()
    expect(await notes().findByRole('heading', { name: messages.nothing.nearest })).toBeVisible()
    // The whole list has three products.
    expect(pieces()).toHaveLength(3)
    const [nearestName] = pieces()
    expect(await axe(container)).toHaveNoViolations()
    await shopper.click(without)
    await waitFor(() => expect(notes().queryByText(messages.nothing.title)).not.toBeInTheDocument())
    expect(page.query()).toBe('?brand=hiljaa')
    expect(container.querySelector('[aria-expanded]')).toHaveFocus()
    expect(pieces()[0]).toBe(nearestName)
  })

  test('after all filters are cleared, the bar stays and has the focus while the products load', async () => {
    const { shopper, notes, pieces, container } = await visitList(server, { scope: { category: 12 }, query })
    await notes().findByRole('heading', { name: messages.nothing.nearest })
    const [, clear] = notes().getAllByRole('button', { name: messages.clearAll })
    const { asked, answer } = server.holdAnswer('get', '/v1/products', { late: true })
    await shopper.click(clear!)
    await asked
    expect(container.querySelector('[aria-expanded]')).toHaveFocus()
    answer()
    await waitFor(() => expect(pieces()).toHaveLength(3))
    expect(container.querySelector('[aria-expanded]')).toHaveFocus()
  })
})

describe('late and failed responses for a list', () => {
  test('an error while a facet is open shows one message, inside the pop-over', async () => {
    const { shopper, bar, pieces } = await visitList(server, { scope: chairs })
    await shopper.click(bar().getByRole('button', { name: 'Kleur' }))
    const green = await bar().findByRole('checkbox', { name: /^Groen/ })
    server.failCall('get', '/v1/products')
    await shopper.click(green)
    expect(await screen.findAllByRole('alert')).toHaveLength(1)
    expect(green).toBeChecked()
    expect(pieces()).toHaveLength(5)
    server.restoreCalls()
    await shopper.click(bar().getByRole('button', { name: retryLabel.nl }))
    await waitFor(() => expect(pieces().length).toBeLessThan(5))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(bar().getByRole('button', { name: 'Kleur' })).toHaveFocus()
    expect(green).toBeVisible()
  })
})

describe('navigating back in a list', () => {
  test('navigating back undoes the filters and the sort order one by one, without requests', async () => {
    const { shopper, bar, back, pieces, ...page } = await visitList(server, { scope: chairs })
    await shopper.click(bar().getByRole('button', { name: 'Kleur' }))
    await shopper.click(await bar().findByRole('checkbox', { name: /^Groen/ }))
    await waitFor(() => expect(pieces().length).toBeLessThan(5))
    const green = pieces()
    await shopper.selectOptions(bar().getByRole('combobox'), 'naam')
    await waitFor(() => expect(pieces()).not.toEqual(green))
    const requests = server.asked().length
    await back()
    expect(page.query()).toBe('?colour=green')
    expect(pieces()).toEqual(green)
    expect(bar().getByRole('combobox')).toHaveValue('recommended')
    await back()
    expect(pieces()).toHaveLength(5)
    expect(server.asked()).toHaveLength(requests)
  })

  test('navigating back from a product page shows the same products in the first render', async () => {
    const { shopper, foot, path, back, pieces, container } = await visitList(server, { scope: all })
    await shopper.click(foot().getByRole('link', more))
    await waitFor(() => expect(pieces()).toHaveLength(48))
    const before = pieces()
    const requests = server.asked().length
    const last = container.querySelector<HTMLElement>('#list ul > li:last-child a')!
    await shopper.click(last)
    expect(await screen.findByText(/^\/nl\/producten\//)).toBeVisible()
    await back()
    expect(window.location.pathname).toBe(path)
    expect(pieces()).toEqual(before)
    expect(server.asked()).toHaveLength(requests)
  })
})

describe('the cards of a built page', () => {
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
})

test('current prices leave the cards of a list exactly as high as they were', async () => {
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

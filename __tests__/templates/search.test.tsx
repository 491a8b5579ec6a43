import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogue } from '../../src/i18n/nl/firstLoad/catalogue'
import { frame } from '../../src/i18n/nl/firstLoad/frame'
import { list as messages } from '../../src/i18n/nl/list'
import { search } from '../../src/i18n/nl/search'
import SearchPage from '../../src/templates/search'
import { axe } from '../support/axe'
import { renderTemplate } from '../support/dom/renderTemplate'
import { card } from '../support/data/catalogueFixtures'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { visitList } from '../support/shopping/visitList'
import { retryLabel } from '../support/data/commonSentences'

const server = startSandboxServer()
const searchFor = (term: string, filters = '') =>
  visitList(server, { scope: { q: term }, isSearch: true, query: `?q=${encodeURIComponent(term)}${filters}` })
const getField = () => screen.getByRole('searchbox', { name: frame.header.searchLabel })

const searchContent = { newest: [card('Time wandklok', { is_new: true })], taglines: {} }

test('without a search term the page shows a native form and the newest products, and sends no request', async () => {
  window.history.replaceState(null, '', '/nl/zoeken')
  const { container } = renderTemplate(SearchPage, searchContent)
  expect(screen.getByRole('link', { name: 'Time wandklok' })).toBeVisible()
  expect(screen.queryByText('Nieuw')).toBeNull()
  expect(screen.getByRole('link', { name: catalogue.home.showAll })).toHaveAttribute('href', '/nl/nieuw')
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  const form = screen.getByRole('search')
  expect(form).toHaveAttribute('action', '/nl/zoeken')
  expect(form).not.toHaveAttribute('method', 'post')
  expect(getField()).toHaveAttribute('name', 'q')
  expect(container.querySelector('#list')).not.toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
  expect(server.asked()).toEqual([])
})

test('the results for the term in the URL are sorted by relevance', async () => {
  const { listNames, notes, container } = await searchFor('vaas')
  expect(screen.getByRole('heading', { level: 1, name: '“vaas”' })).toBeVisible()
  // The header has the field.
  expect(screen.queryByRole('searchbox')).toBeNull()
  await waitFor(() => expect(listNames().length).toBeGreaterThan(3))
  expect(notes().getByText(messages.search.found(listNames().length, 'vaas'))).toBeVisible()
  expect(screen.getByRole('combobox')).toHaveValue('relevance')
  expect(await axe(container)).toHaveNoViolations()
})

test('the results end with a card that leads to the brand of the best result', async () => {
  const { container } = await searchFor('vaas')
  const link = await screen.findByRole('link', { name: catalogue.brand.more('Leirhus') })
  expect(link).toHaveAttribute('href', '/nl/merken/leirhus')
  expect(container.querySelector('#list ul > li:last-child')).toContainElement(link)
  expect(screen.getByText('Keramiek uit Jutland')).toBeVisible()
})

test('a misspelt term is corrected with a message, and its results can be filtered', async () => {
  const { shopper, listNames, notes, bar, readQuery } = await searchFor('stoelne')
  expect(await notes().findByText(messages.search.corrected('stoelen', 'stoelne'))).toBeVisible()
  const resultCount = listNames().length
  await shopper.click(bar().getByRole('button', { name: catalogue.list.facets.brands }))
  await shopper.click(await bar().findByRole('checkbox', { name: /^Holmesund/ }))
  await waitFor(() => expect(listNames().length).toBeLessThan(resultCount))
  expect(readQuery()).toBe('?q=stoelne&brand=holmesund')
})

test('a first search on the page does not load a new page', async () => {
  window.history.replaceState(null, '', '/nl/zoeken')
  const navigate = jest.fn(() => Promise.resolve())
  Object.assign(globalThis, { ___navigate: navigate })
  renderTemplate(SearchPage, searchContent)
  await userEvent.type(getField(), 'l&mp 100%{Enter}')
  expect(navigate).toHaveBeenLastCalledWith('/nl/zoeken?q=l%26mp+100%25', undefined)
})

test('a search without results suggests departments and the new products of the page', async () => {
  const { container } = await searchFor('xqzzyxw')
  expect(await screen.findByText(new RegExp(messages.search.nothing('xqzzyxw')))).toBeVisible()
  const suggestions = within(container.querySelector<HTMLElement>('.suggestions')!)
  await waitFor(() =>
    expect(
      suggestions.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('/nl/categorie/')),
    ).toHaveLength(3),
  )
  expect(suggestions.getByRole('heading', { level: 2, name: catalogue.home.newArrivals })).toBeVisible()
  expect(suggestions.getByRole('link', { name: 'Time wandklok' })).toBeVisible()
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  expect(server.asked().filter((call) => call.includes('/products'))).toHaveLength(1)
})

test('a word for a page about the shop finds that page, beside the products', async () => {
  const { container } = await searchFor('levertijd')
  const pages = within(await screen.findByRole('navigation', { name: search.pages }))
  expect(pages.getByRole('link', { name: frame.footer.delivery })).toHaveAttribute('href', '/nl/levering')
  await screen.findByText(messages.search.perhaps, { exact: false })
  expect(await axe(container)).toHaveNoViolations()
})

test('a search for one character that has no results requests no suggestions, which need two characters', async () => {
  await searchFor('%')
  expect(await screen.findByText(messages.search.nothing('%'))).toBeVisible()
  expect(screen.getByRole('heading', { name: catalogue.home.newArrivals })).toBeVisible()
  expect(server.asked().filter((call) => call.includes('/suggestions'))).toEqual([])
})

test('new arrivals are suggested even when the departments fail to load', async () => {
  server.failCall('get', '/v1/suggestions')
  await searchFor('xqzzyxw')
  expect(await screen.findByText(messages.search.nothing('xqzzyxw'))).toBeVisible()
  expect(screen.getByRole('heading', { name: catalogue.home.newArrivals })).toBeVisible()
})

test('a search that a filter leaves without results suggests removing the filter', async () => {
  const { notes } = await searchFor('vaas', '&price=9000-')
  expect(await notes().findByRole('button', { name: /^Zonder prijs: / })).toBeVisible()
  expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument()
})

test('a filter is not to blame for a search that has no results without the filter either', async () => {
  const { notes } = await searchFor('xyzzy', '&colour=green')
  expect(await notes().findByText(messages.search.nothing('xyzzy'), { exact: false })).toBeVisible()
  expect(notes().queryByText(messages.nothing.title)).not.toBeInTheDocument()
})

test('a failed search shows a message and new products, and can be retried', async () => {
  server.failCall('get', '/v1/products', 503)
  const { shopper, notes } = await searchFor('vaas')
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.search.failed)
  expect(screen.getByRole('heading', { name: catalogue.home.newArrivals })).toBeVisible()
  server.restoreCalls()
  await shopper.click(notes().getByRole('button', { name: retryLabel.nl }))
  expect(await notes().findByText(/voor “vaas”/)).toBeVisible()
  expect(screen.queryByRole('heading', { name: catalogue.home.newArrivals })).not.toBeInTheDocument()
})

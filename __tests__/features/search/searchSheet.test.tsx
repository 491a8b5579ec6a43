import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { recentSearchesKey } from '../../../src/features/search/searchHistory'
import { search as en } from '../../../src/i18n/en/search'
import type { Language } from '../../../src/i18n/languages'
import { catalogue } from '../../../src/i18n/nl/firstLoad/catalogue'
import { search as nl } from '../../../src/i18n/nl/search'
import { axe } from '../../support/axe'
import { renderSearchSheet } from '../../support/shopping/renderSearchSheet'
import { createGate } from '../../support/store/testStore'
import { startSandboxServer } from '../../support/sandbox/startSandboxServer'

const server = startSandboxServer()
// Filling the database of a sandbox is slow, so it is done before the first request.
beforeEach(() => void server.sandbox)
async function visitSheet(language?: Language) {
  const view = renderSearchSheet(language)
  await view.openSheet()
  return view
}
async function suggestFor(typed: string) {
  const visit = await visitSheet()
  await visit.shopper.type(visit.field, typed)
  await screen.findByRole('listbox')
  return visit
}
const getRequests = () => server.asked().filter((call) => call.includes('/suggestions'))

describe.each([
  [
    'nl',
    nl,
    'Spile stoel Havrelund €\u00a0289',
    '/nl/producten/spile-stoel/spile-stoel-leiblauw',
    '/nl/zoeken?q=spile',
  ],
  ['en', en, 'Spile chair Havrelund €289', '/en/products/spile-chair/spile-chair-slate-blue', '/en/search?q=spile'],
] as const)('the search sheet in %s', (language, messages, name, path, results) => {
  test('two letters show suggestions with brand and price, and a click opens the product and closes the sheet', async () => {
    const { shopper, field, sheet, navigate } = await visitSheet(language)
    await shopper.type(field, 's')
    expect(field).toHaveAttribute('aria-expanded', 'false')
    await shopper.paste('pile')
    const list = await screen.findByRole('listbox', { name: messages.suggestions })
    const products = within(list).getByRole('group', { name: messages.products })
    const option = within(products).getByRole('option', { name })
    expect(option).toHaveAttribute('href', path)
    expect(field).toHaveAttribute('aria-expanded', 'true')
    expect(field).toHaveAttribute('aria-controls', list.id)
    expect(getRequests()).toHaveLength(1)
    await shopper.click(option)
    expect(navigate).toHaveBeenCalledWith(path, expect.anything())
    expect(sheet.open).toBe(false)
  })

  test('Enter without a selected option opens the results without a page load and stores the search', async () => {
    const { shopper, field, sheet, navigate } = await visitSheet(language)
    await shopper.type(field, ' spile {Enter}')
    expect(navigate).toHaveBeenCalledWith(results, undefined)
    expect(sheet.open).toBe(false)
    expect(window.localStorage.getItem(recentSearchesKey)).toBe('["spile"]')
  })

  test('axe finds no violations in recent searches, suggestions and a search without results', async () => {
    window.localStorage.setItem(recentSearchesKey, '["lamp"]')
    const { container, shopper, field } = await visitSheet(language)
    expect(await axe(container)).toHaveNoViolations()
    await shopper.type(field, 'spile')
    await screen.findByRole('listbox')
    await shopper.keyboard('{ArrowDown}')
    expect(await axe(container)).toHaveNoViolations()
    await shopper.clear(field)
    await shopper.type(field, 'qqqqqq')
    await screen.findByText(messages.none('qqqqqq'))
    expect(await axe(container)).toHaveNoViolations()
  })
})

describe('the sheet before anything is typed', () => {
  test('the sheet shows popular searches and four pictures, which disappear while the user types', async () => {
    const { shopper, field, sheet, navigate } = await visitSheet('nl')
    const popular = within(await screen.findByRole('region', { name: nl.popular })).getAllByRole('link')
    expect(popular).toHaveLength(6)
    const pictures = within(screen.getByRole('region', { name: nl.pictures })).getAllByRole('link')
    expect(pictures).toHaveLength(4)
    for (const each of pictures) expect(each).toHaveAttribute('href', expect.stringMatching(/^\/nl\/producten\//))
    await shopper.type(field, 'spile')
    expect(screen.queryByRole('region', { name: nl.popular })).toBeNull()
    await shopper.clear(field)
    const firstLink = within(await screen.findByRole('region', { name: nl.popular })).getAllByRole('link')[0]!
    await shopper.click(firstLink)
    const term = firstLink.textContent!
    expect(navigate).toHaveBeenCalledWith(
      `/nl/zoeken?${new URLSearchParams({ q: term }).toString()}`,
      expect.anything(),
    )
    expect(window.localStorage.getItem(recentSearchesKey)).toBe(JSON.stringify([term]))
    expect(sheet.open).toBe(false)
  })

  test.each([
    ['cannot be reached', () => HttpResponse.error()],
    ['gives another shape', () => HttpResponse.json({ popular: 'vaas' })],
    ['does not know the call', () => HttpResponse.json({ type: 'not_found' }, { status: 404 })],
  ])('only the recent searches are shown when the shop API %s', async (_name, answer) => {
    window.localStorage.setItem(recentSearchesKey, '["lamp"]')
    server.overrideAnswer('get', '/v1/search/start', answer)
    await visitSheet()
    await waitFor(() => expect(server.asked().some((call) => call.includes('/search/start'))).toBe(true))
    await act(async () => {})
    expect(screen.getByRole('region', { name: nl.recent })).toBeVisible()
    expect(screen.queryByRole('region', { name: nl.popular })).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

test('letters typed before the script has loaded are searched for', async () => {
  const { sheet, field } = renderSearchSheet()
  field.value = 'spile'
  sheet.open = true
  expect(await screen.findByRole('option', { name: /^Spile stoel/ })).toBeInTheDocument()
})

test('keys pressed faster than React renders all take effect', async () => {
  const { field, listSuggestions, navigate } = await suggestFor('tove')
  const [, secondOption] = screen.getAllByRole('option')
  expect(listSuggestions().length).toBeGreaterThan(2)
  act(() => {
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) fireEvent.keyDown(field, { key })
  })
  expect(navigate).toHaveBeenCalledWith(secondOption!.getAttribute('href'), expect.anything())
})

test('keys that compose a letter or are combined with another key do not select an option', async () => {
  const { field, readActiveOption } = await suggestFor('tove')
  for (const keys of [
    { isComposing: true },
    { altKey: true },
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
  ]) {
    fireEvent.keyDown(field, { key: 'ArrowDown', ...keys })
    expect(readActiveOption()).toBeNull()
  }
})

test('typing more letters deselects the option', async () => {
  const { shopper, field, readActiveOption } = await suggestFor('tove')
  await shopper.keyboard('{ArrowDown}')
  expect(readActiveOption()).not.toBeNull()
  await shopper.type(field, ' s')
  expect(readActiveOption()).toBeNull()
})

test('Escape clears the field, and a second Escape closes the sheet', async () => {
  const { shopper, field, sheet } = await suggestFor('tove')
  await shopper.keyboard('{Escape}')
  expect(field).toHaveValue('')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(sheet.open).toBe(true)
  await shopper.keyboard('{Escape}')
  expect(sheet.open).toBe(false)
  expect(sheet.querySelector('summary')).toHaveFocus()
})

test('Tab moves from the field past the suggestions to the next button', async () => {
  const { shopper } = await suggestFor('tove')
  await shopper.tab()
  expect(screen.getByRole('button', { name: 'Zoek' })).toHaveFocus()
})

test('fast typing sends a single request', async () => {
  const { field } = await visitSheet()
  for (const value of ['spi', 'spile', 'spile stoel']) fireEvent.input(field, { target: { value } })
  await screen.findByRole('listbox')
  expect(getRequests()).toEqual(['GET /web/v1/suggestions?q=spile+stoel'])
})

test('a late response to an earlier term is dropped', async () => {
  const { open, opened } = createGate()
  let heldRequestCount = 0
  server.overrideAnswer('get', '/v1/suggestions', async ({ request }) => {
    if (new URL(request.url).searchParams.get('q') === 'lamp') {
      heldRequestCount += 1
      await opened
    }
    return server.shop(request)
  })
  const { shopper, field, listSuggestions } = await visitSheet()
  await shopper.type(field, 'lamp')
  await waitFor(() => expect(heldRequestCount).toBe(1))
  await shopper.clear(field)
  await shopper.type(field, 'spile')
  await screen.findByRole('option', { name: /^Spile stoel/ })
  const formerSuggestions = listSuggestions()
  await act(async () => open())
  expect(listSuggestions()).toEqual(formerSuggestions)
})

test('a misspelt term shows suggestions and a link to the corrected spelling', async () => {
  const { shopper, field, navigate } = await visitSheet()
  await shopper.type(field, 'stoelne')
  const correctedLink = await screen.findByRole('link', { name: nl.corrected('stoelen') })
  expect(correctedLink).toHaveAttribute('href', '/nl/zoeken?q=stoelen')
  expect(screen.getAllByRole('option').length).toBeGreaterThan(0)
  await shopper.click(correctedLink)
  expect(navigate).toHaveBeenCalledWith('/nl/zoeken?q=stoelen', expect.anything())
})

test('the number of suggestions is announced once', async () => {
  const { listSuggestions } = await suggestFor('tove')
  expect(screen.getAllByRole('status')).toHaveLength(1)
  expect(screen.getByRole('status')).toHaveTextContent(nl.found(listSuggestions().length))
})

test('a reduced product shows its former price, and one line above the products says what that is', async () => {
  const { shopper, field } = await visitSheet()
  await shopper.type(field, 'tove eetkamer')
  const option = await screen.findByRole('option', { name: /^Tove eetkamerstoel/ })
  expect(option).toHaveTextContent(/€ 343,20 Was € 429$/)
  expect(screen.getByRole('group', { name: nl.products })).toHaveTextContent(catalogue.productGrid.lowestInList)
})

describe('errors of the suggestions', () => {
  test.each([
    ['a network error', () => HttpResponse.error()],
    ['a response of another shape', () => HttpResponse.json({ q: 'spile', _embedded: {} })],
  ])('%s shows a message, and Enter still opens the results', async (_name, answer) => {
    server.overrideAnswer('get', '/v1/suggestions', answer)
    const { shopper, field, navigate } = await visitSheet()
    await shopper.type(field, 'spile')
    expect(await screen.findByText(nl.failed)).toBeInTheDocument()
    await shopper.keyboard('{Enter}')
    expect(navigate).toHaveBeenCalledWith('/nl/zoeken?q=spile', undefined)
  })

  test('after an error the next letter sends a new request', async () => {
    server.failCall('get', '/v1/suggestions')
    const { shopper, field } = await visitSheet()
    await shopper.type(field, 'spil')
    await screen.findByText(nl.failed)
    server.restoreCalls()
    await shopper.type(field, 'e')
    expect(await screen.findByRole('option', { name: /^Spile stoel/ })).toBeInTheDocument()
    expect(screen.queryByText(nl.failed)).not.toBeInTheDocument()
  })
})

test('a term of only spaces is not searched for', async () => {
  const { shopper, field, navigate } = await visitSheet()
  await shopper.type(field, '   {Enter}')
  expect(navigate).not.toHaveBeenCalled()
})

describe('recent searches', () => {
  const listLinkTexts = () => screen.queryAllByRole('link').map(({ textContent }) => textContent)
  beforeEach(() => {
    window.localStorage.setItem(recentSearchesKey, '["lamp","ronde tafel"]')
    // The popular searches are links too.
    server.failCall('get', '/v1/search/start', 404, { type: 'not_found' })
  })

  test('following a recent search opens its results and moves it to the top', async () => {
    const { shopper, sheet, navigate } = await visitSheet()
    await shopper.click(screen.getByRole('link', { name: 'ronde tafel' }))
    expect(navigate).toHaveBeenCalledWith('/nl/zoeken?q=ronde+tafel', expect.anything())
    expect(sheet.open).toBe(false)
    expect(window.localStorage.getItem(recentSearchesKey)).toBe('["ronde tafel","lamp"]')
  })

  test('a recent search can be removed, and so can all of them', async () => {
    const { shopper } = await visitSheet()
    await shopper.click(screen.getByRole('button', { name: nl.forget('lamp') }))
    expect(listLinkTexts()).toEqual(['ronde tafel'])
    await shopper.click(screen.getByRole('button', { name: nl.forgetAll }))
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
    expect(window.localStorage.getItem(recentSearchesKey)).toBeNull()
  })

  test('recent searches are updated when they change in another tab', async () => {
    await visitSheet()
    window.localStorage.setItem(recentSearchesKey, '["vaas"]')
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: recentSearchesKey, storageArea: window.localStorage }))
    })
    expect(listLinkTexts()).toEqual(['vaas'])
  })
})

test('closing the sheet restores the native field', async () => {
  const { sheet, field } = await visitSheet()
  sheet.open = false
  await waitFor(() => expect(field).not.toHaveAttribute('role'))
  expect(field.getAttributeNames().filter((name) => name.startsWith('aria-'))).toEqual(['aria-label'])
})

test('a word for a page about the shop suggests that page, and no message says that nothing was found', async () => {
  const { shopper, field, listSuggestions } = await visitSheet('nl')
  await shopper.click(field)
  await shopper.paste('openingsuren')
  await waitFor(() => expect(listSuggestions()).toEqual(['Contact']))
  expect(screen.getByRole('option')).toHaveAttribute('href', '/nl/contact')
  expect(screen.queryByText(nl.none('openingsuren'))).not.toBeInTheDocument()
})

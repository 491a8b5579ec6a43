import { screen } from '@testing-library/react'
import { newerPageScript } from '../../src/templates/parts/LazyNewerPage'
import { NotFound } from '../../src/features/content/NotFound'
import { buildNotFoundPage } from '../support/pages/notFoundPage'
import { renderIn } from '../support/dom/renderIn'

test.each([
  [
    'nl',
    'Je bent te ver naar het noorden gegaan',
    'Zoek in de winkel',
    '/nl/zoeken',
    'Zitten',
    'Nieuw aangekomen',
    '/nl/nieuw',
  ],
  ['en', 'You have gone too far north', 'Search the shop', '/en/search', 'Seating', 'New arrivals', '/en/new'],
] as const)(
  'in %s the 404 page has a heading, a search form and links to departments and new arrivals',
  async (language, title, search, searchPath, department, fresh, newPath) => {
    const page = buildNotFoundPage(language)
    renderIn(language, <NotFound {...page.content} departments={page.navigation} />)
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
    expect(screen.getByText(page.content.eyebrow)).toBeInTheDocument()
    const field = screen.getByRole('searchbox', { name: search })
    expect(field).toHaveAttribute('name', 'q')
    expect(field.closest('form')).toHaveAttribute('action', searchPath)
    expect(screen.getByRole('link', { name: department })).toHaveAttribute('href', page.navigation[0]!.path)
    expect(screen.getByRole('link', { name: fresh })).toHaveAttribute('href', newPath)
  },
)

test.each([
  ['/nl/producten/%E0%A4', '/nl/producten/E0A4'],
  ['/nl/producten/100%25', '/nl/producten/100'],
  ['/nl/producten/a%20%zz?q=%E9', '/nl/producten/a%20zz?q=%E9'],
  ['/nl/producten/caf%C3%A9', '/nl/producten/caf%C3%A9'],
])('Gatsby’s router, which decodes the address twice, can start at %s', (address, decodableAddress) => {
  window.history.pushState(null, '', address)
  const script = document.createElement('script')
  script.textContent = newerPageScript
  document.body.append(script)
  const { pathname, search } = window.location
  expect(pathname + search).toBe(decodableAddress)
  expect(document.body.dataset['looking']).toBe('')
})

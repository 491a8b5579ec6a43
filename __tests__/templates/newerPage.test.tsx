import shopDetails from '../../data/shop.json'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FramedPage } from '../../src/gatsby/wrapPage'
import { eager as en } from '../../src/i18n/en/firstLoad/eager'
import { gallery as galleryEn } from '../../src/i18n/en/gallery'
import { readPathLanguage } from '../../src/i18n/languages'
import { eager as nl } from '../../src/i18n/nl/firstLoad/eager'
import { gallery as galleryNl } from '../../src/i18n/nl/gallery'
import { headings as headingsEn } from '../../src/i18n/en/firstLoad/headings'
import { headings as headingsNl } from '../../src/i18n/nl/firstLoad/headings'
import { addMessages } from '../../src/i18n/messages'
import type { PageContext } from '../../src/pageTable/pageContext'
import NotFoundPage from '../../src/templates/404'
import { axe } from '../support/axe'
import { framePage } from '../support/pages/layoutPage'
import { fakeIntersectionObserver } from '../support/dom/fakeIntersectionObserver'
import { buildNotFoundPage } from '../support/pages/notFoundPage'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { InPage, setLazyTestStore } from '../support/store/pageStore'

addMessages('nl', nl)
addMessages('en', en)

const server = startSandboxServer()
beforeEach(fakeIntersectionObserver)
const messages = {
  nl: { ...nl, gallery: galleryNl, headings: headingsNl },
  en: { ...en, gallery: galleryEn, headings: headingsEn },
}

function Tab({ page }: { page: PageContext<unknown> }) {
  return <p data-testid="tab">{`${page.head.title} ${page.head.canonical}${page.head.noindex ? ' noindex' : ''}`}</p>
}

const Brands = () => <h1>Merken</h1>

/** Renders the 404 page at a path without a built page. */
function visit(path: string) {
  const language = readPathLanguage(path)
  const page = buildNotFoundPage(language)
  setLazyTestStore(language)
  window.history.replaceState(null, '', path)
  const template = <NotFoundPage pageContext={page} location={window.location} onFound={() => undefined} />
  return render(
    <InPage language={language}>
      <FramedPage page={page} path={path} element={template} Head={Tab} />
    </InPage>,
  )
}

const findHeading = () => screen.findByRole('heading', { level: 1 })
const getTab = () => screen.getByTestId('tab')
const getMain = () => screen.getByRole('main')

test.each([
  ['/nl/producten/spile-stoel', 'Spile stoel', `Spile stoel | ${shopDetails.name} /nl/producten/spile-stoel`],
  ['/en/brands/hiljaa', 'Hiljaa', `Hiljaa | ${shopDetails.name} /en/brands/hiljaa`],
  ['/nl/merken/havrelund/tove', 'Tove', `Tove | ${shopDetails.name} /nl/merken/havrelund/tove`],
  ['/nl/categorie/zitten', /^Zitten/, `Zitten | ${shopDetails.name} /nl/categorie/zitten`],
])('%s shows the page that was added after the build', async (path, name, title) => {
  visit(path)
  expect(screen.getByText(messages[readPathLanguage(path)].headings.notFound.looking)).toBeInTheDocument()
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
  await waitFor(() => expect(getTab()).toHaveTextContent(title))
  expect(getTab()).not.toHaveTextContent('noindex')
  expect(screen.queryByText(buildNotFoundPage(readPathLanguage(path)).content.title)).toBeNull()
})

test('the language switch links to the same page in the other language', async () => {
  visit('/nl/producten/spile-stoel')
  await screen.findByRole('heading', { level: 1, name: 'Spile stoel' })
  const links = screen.getAllByRole('link', { name: /English/ })
  await waitFor(() => links.forEach((link) => expect(link).toHaveAttribute('href', '/en/products/spile-chair')))
})

test('a path for which the shop API has no page shows the 404 page', async () => {
  const language = 'en'
  visit('/en/brands/nobody')
  expect(await findHeading()).toHaveTextContent(buildNotFoundPage(language).content.title)
  expect(getTab()).toHaveTextContent('noindex')
})

test('a path that matches no pattern shows the 404 page without a request', () => {
  visit('/nl/bestaat-niet')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(buildNotFoundPage('nl').content.title)
  expect(server.asked()).toEqual([])
})

test('the path of a product that is no longer sold shows a link to its family', async () => {
  server.sandbox.database.run("UPDATE product SET active = 0 WHERE slug ->> 'nl' = 'tove-eetkamerstoel'")
  visit('/nl/producten/tove-eetkamerstoel')
  expect(await findHeading()).toHaveTextContent('Dit stuk is er niet meer.')
  expect(screen.getByRole('link', { name: 'Bekijk de reeks Tove' })).toHaveAttribute(
    'href',
    '/nl/merken/havrelund/tove',
  )
  expect(getMain()).toHaveTextContent('Tove armstoel')
})

test('a failed request can be retried', async () => {
  server.failCall('get', '/v1/product', 503, { message: 'down' })
  const { container } = visit('/nl/producten/spile-stoel')
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.nl.gallery.newer.failed)
  expect(await axe(container)).toHaveNoViolations()
  server.restoreCalls()
  await userEvent.click(screen.getByRole('button', { name: messages.nl.frame.error.retry }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Spile stoel' })).toBeVisible()
})

test('a page that is found after the user has navigated away is not shown', async () => {
  let answer = () => {}
  const gate = new Promise<void>((resolve) => (answer = resolve))
  server.overrideAnswer('get', '/v1/product', async ({ request }) => {
    await gate
    return server.shop(request)
  })
  const { rerender } = visit('/nl/producten/spile-stoel')
  await waitFor(() => expect(server.asked()).toContain('GET /web/v1/product?slug=spile-stoel'))
  rerender(
    <InPage language="nl">
      <FramedPage page={framePage('nl')} path="/nl/merken" element={<Brands />} Head={Tab} />
    </InPage>,
  )
  await act(async () => answer())
  expect(await findHeading()).toHaveTextContent('Merken')
  expect(getTab()).toHaveTextContent('Merken | Shop /nl/merken')
})

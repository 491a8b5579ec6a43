import shopDetails from '../../data/shop.json'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { Layout } from '../../src/layout/Layout'
import { reportSlowPage, endPageChange } from '../../src/layout/SlowNavigationNotice'
import type { PageContext } from '../../src/pageTable/pageContext'
import { axe } from '../support/axe'
import { framePage } from '../support/pages/layoutPage'
import { renderIn } from '../support/dom/renderIn'
import { fakeIntersectionObserver } from '../support/dom/fakeIntersectionObserver'

beforeEach(fakeIntersectionObserver)

const buildLayout = (changes: Partial<PageContext<unknown>> = {}) => (
  <Layout pageContext={framePage('nl', changes)} path="/nl/merken">
    <h1>Merken</h1>
  </Layout>
)

test('a page has one banner, one main element, one footer and a link that skips the header', async () => {
  const { container } = renderIn('nl', buildLayout())
  expect(screen.getByRole('banner')).toBeInTheDocument()
  expect(screen.getByRole('contentinfo')).toHaveTextContent(
    `© ${shopDetails.company}, ${shopDetails.vatNumber}${shopDetails.email}`,
  )
  expect(screen.getByRole('link', { name: 'Naar de inhoud' })).toHaveAttribute(
    'href',
    `#${screen.getByRole('main').id}`,
  )
  expect(screen.getByText('Af en toe een brief uit het noorden.')).toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
})

test.each([
  'checkout-identification',
  'checkout-step-guest',
  'checkout-step-shipping',
  'checkout-step-giftwrapping',
  'checkout-step-payment',
  'checkout-status',
] as const)(
  'the page %s has a header that links only to the home page, and the other language in the footer',
  (template) => {
    const paths = { nl: '/nl/afrekenen/cadeautje', en: '/en/checkout/giftwrapping' }
    renderIn('nl', buildLayout({ template, paths }))
    expect(screen.getByRole('banner')).toHaveTextContent(`${shopDetails.name}Veilig afrekenen`)
    expect(screen.getAllByRole('link', { name: `${shopDetails.name}, home` })).toHaveLength(1)
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Vragen?')
    expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('href', paths.en)
  },
)

test.each(['newsletter', 'cart', 'order-confirmation', 'account-home', 'create-account', '404'] as const)(
  'the page %s has no newsletter band, because its users are in the middle of something else',
  (template) => {
    renderIn('nl', buildLayout({ template }))
    expect(screen.queryByText('Af en toe een brief uit het noorden.')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Nieuwsbrief' })).toHaveAttribute('href', '/nl/nieuwsbrief')
  },
)

test.each(['homepage', 'category', 'product', 'campaign', 'content'] as const)(
  'the page %s ends with the newsletter band',
  (template) => {
    renderIn('nl', buildLayout({ template }))
    expect(screen.getByText('Af en toe een brief uit het noorden.')).toBeInTheDocument()
  },
)

test('a slow page is announced, and the notice disappears when the page arrives', async () => {
  renderIn('nl', buildLayout())
  await act(async () => reportSlowPage())
  expect(screen.getByText('De pagina komt eraan.')).toBeInTheDocument()
  act(endPageChange)
  expect(screen.queryByText('De pagina komt eraan.')).toBeNull()
})

test('the title of each page after the first is announced', () => {
  const { rerender } = renderIn('nl', buildLayout())
  expect(screen.queryByText('Nieuw | Shop')).toBeNull()
  rerender(buildLayout({ head: { title: 'Nieuw | Shop', canonical: '/nl/nieuw' } }))
  expect(screen.getByText('Nieuw | Shop')).toHaveAttribute('role', 'status')
  rerender(buildLayout())
  expect(screen.getByText('Merken | Shop')).toHaveAttribute('role', 'status')
})

test('an offline message, aligned with the page, is shown until the network returns', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  renderIn('nl', buildLayout())
  expect(screen.getByText(/Je bent even offline/)).toHaveClass('wrap')
  online.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.queryByText(/Je bent even offline/)).toBeNull()
  online.mockRestore()
})

test('the progress line is filled when a slow page arrives and removed afterwards', async () => {
  const { container } = renderIn('nl', buildLayout())
  act(reportSlowPage)
  const line = await waitFor(
    () => container.querySelector('.line[aria-hidden]') ?? Promise.reject(new Error('no line')),
  )
  fireEvent.animationEnd(line)
  expect(line).toBeInTheDocument()
  act(endPageChange)
  expect(line).toHaveClass('arrived')
  fireEvent.animationEnd(line)
  expect(line).not.toBeInTheDocument()
})

import shopDetails from '../../data/shop.json'
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ContentPage, type ContentPageProps } from '../../src/features/content/ContentPage'
import type { Product } from '../../src/contract/product'
import { contentMessages } from '../../src/i18n/buildTime'
import { headings } from '../../src/i18n/nl/firstLoad/headings'
import type { ContentPageContent } from '../../src/pageTable/contents/content'
import type { PageContext } from '../../src/pageTable/pageContext'
import type { Catalogue } from '../../src/pageTable/pages/catalogueIndex'
import { loadShopFiles } from '../support/data/loadShopFiles'
import { axe } from '../support/axe'
import { fakeCatalogue, fakePicture } from '../support/data/fakeCatalogue'
import { renderIn } from '../support/dom/renderIn'
import { buildFakePages } from '../support/pages/fakePages'

const { data } = loadShopFiles()
// The favourite of the first person of the team is a product of this catalogue.
const [first, ...others] = data.team
const team = [{ ...first!, id_product: fakeCatalogue().nl.products[0]!.id_product }, ...others]
const build = (
  changes: Partial<typeof data> = {},
  builtOn = '2026-11-22',
  changeCatalogue?: Parameters<typeof buildFakePages>[0],
) => buildFakePages(changeCatalogue, { data: { ...data, team, ...changes }, builtOn })
const pages = build()
const contentPages = pages.filter(({ context }) => ['contact', 'content', 'interior-advice'].includes(context.template))

const findPage = (path: string, among = pages) =>
  among.find((page) => page.path === path)!.context as PageContext<ContentPageContent>

/** Renders a page and waits for the status of the shop, whose rules load after the page. */
async function show(context: PageContext<ContentPageContent>, options: Omit<ContentPageProps, 'pageContext'> = {}) {
  const shown = renderIn(context.language, <ContentPage pageContext={context} {...options} />)
  await act(async () => void (await import('../../src/features/content/formatOpeningStatus')))
  return shown
}

test('every content page is linked and indexed', () => {
  expect(contentPages).toHaveLength(30)
  expect(contentPages.filter(({ context }) => context.head.noindex)).toEqual([])
})

test.each(contentPages.map((page) => [page.path, page.context as PageContext<ContentPageContent>] as const))(
  '%s has a title, a picture, its text and the date of its last change',
  async (_, context) => {
    const { container } = await show(context)
    expect(screen.getByRole('heading', { level: 1, name: context.title })).toBeInTheDocument()
    expect(screen.getByText(context.head.description!)).toBeInTheDocument()
    expect(screen.getAllByRole('img')[0]).toHaveAttribute('alt', context.content.picture.alt)
    expect(screen.getByText(/^(Laatst gewijzigd op|Last changed on) \d+ \w+ \d{4}\.$/)).toBeInTheDocument()
    for (const { heading } of context.content.sections)
      expect(screen.getByRole('heading', { level: 2, name: heading! })).toBeInTheDocument()
    expect(container.querySelectorAll('a[href^="page:"]')).toHaveLength(0)
  },
)

test.each(['contact', 'over-ons', 'meet-the-team', 'klanten-reviews', 'klant-van-de-maand', 'vacatures', 'levering'])(
  'axe finds no violations on /nl/%s',
  async (name) => {
    const { container } = await show(findPage(`/nl/${name}`))
    expect(await axe(container)).toHaveNoViolations()
  },
)

test('the form of a page follows its text, and a link below the title leads to it', () => {
  const context = findPage('/nl/klachten')
  renderIn(
    'nl',
    <ContentPage pageContext={context} hasFormLink>
      <form aria-label="Klacht" />
    </ContentPage>,
  )
  const form = screen.getByRole('form', { name: 'Klacht' })
  const before = screen.getByRole('heading', { name: 'Kom je er met ons niet uit?' })
  expect(before.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByRole('link', { name: headings.toForm })).toHaveAttribute('href', '#form')
})

test('a page that is opened for its form starts with it, and needs no link to it', async () => {
  await show(findPage('/nl/afspraken'), { isFormFirst: true, children: <form aria-label="Afspraak" /> })
  const form = screen.getByRole('form', { name: 'Afspraak' })
  for (const name of ['Rustig kijken', 'Openingstijden']) {
    const after = screen.getByRole('heading', { name })
    expect(form.compareDocumentPosition(after)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  }
  expect(screen.queryByRole('link', { name: headings.toForm })).toBeNull()
})

afterEach(() => jest.useRealTimers())

describe('a link in a text', () => {
  const open = jest.fn(() => Promise.resolve())
  beforeEach(() => {
    open.mockClear()
    Object.assign(globalThis, { ___navigate: open })
  })
  const link = () => screen.getByRole('link', { name: 'het team' })
  async function showText(html: string) {
    const context = findPage('/nl/over-ons')
    await show({ ...context, content: { ...context.content, sections: [{ heading: null, html }] } })
  }

  test('a link opens a page of the site without a full page load', async () => {
    await showText('<p><a href="/nl/meet-the-team"><em>het team</em></a> <a href="https://example.com/">elders</a></p>')
    await userEvent.click(screen.getByText('het team'))
    expect(open).toHaveBeenCalledWith('/nl/meet-the-team', undefined)
    open.mockClear()
    // Without this, jsdom reports that it cannot open another page.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await userEvent.click(screen.getByRole('link', { name: 'elders' }))
    expect(open).not.toHaveBeenCalled()
  })

  test.each(['Control', 'Meta', 'Shift', 'Alt'])('a link is left to the browser with %s pressed', async (key) => {
    await showText('<p><a href="/nl/meet-the-team">het team</a></p>')
    const user = userEvent.setup()
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await user.keyboard(`{${key}>}`)
    await user.click(link())
    await user.keyboard(`{/${key}}`)
    expect(open).not.toHaveBeenCalled()
  })
})

test('the team members have plans of their rooms with the favourite in ink, or their initials', async () => {
  const measure = ({ products }: Catalogue) => (products[0]!.dimensions = { width: 56, depth: 53 })
  await show(findPage('/nl/meet-the-team', build({}, undefined, measure)))
  const members = screen.getAllByRole('listitem').filter((item) => item.querySelector('blockquote'))
  expect(members).toHaveLength(data.team.length)
  expect(within(members[0]!).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^\/nl\/producten\//))
  const { width, depth } = team[0]!.room!
  const plan = within(members[0]!).getByRole('img', {
    name: new RegExp(`^Plattegrond van een kamer van ${width} × ${depth} cm`),
  })
  const marked = plan.querySelector('.piece')
  expect([marked?.getAttribute('width'), marked?.getAttribute('height')]).toEqual(['56', '53'])
  expect(members[0]?.querySelector('img')).toBeNull()
  expect(members[1]).toHaveTextContent(/^J/)
  expect(within(members[1]!).queryByRole('link')).toBeNull()
})

test('the last card of the team is an empty room with a link to the jobs, as long as a job is open', async () => {
  const { title, label, link } = contentMessages.nl.vacantPlace
  await show(findPage('/nl/meet-the-team', build()))
  const place = within(screen.getByRole('heading', { name: title }).closest('li')!)
  expect(place.getByRole('img', { name: label }).querySelector('.piece')).toBeNull()
  expect(place.getByRole('link', { name: link })).toHaveAttribute('href', '/nl/vacatures')
  cleanup()
  await show(findPage('/nl/meet-the-team', build({ jobs: [] })))
  expect(screen.queryByRole('heading', { name: title })).toBeNull()
})

test('a review has the plan of the room of its customer, or else the product in use', async () => {
  const [{ id_product, name }] = fakeCatalogue().nl.products as [Product]
  const showInUse = ({ products }: Catalogue) =>
    Object.assign(products[0]!, {
      dimensions: { width: 56, depth: 53 },
      pictures: [{ ...fakePicture('tove-room'), view: 'room' as const }],
    })
  const [review] = data.reviews
  const reviews = [
    { ...review!, name: 'Hanna', id_product, room: undefined },
    { ...review!, name: 'Lotte', id_product, room: team[0]!.room },
    { ...review!, name: 'Els', id_product: null, room: undefined },
  ]
  await show(findPage('/nl/klanten-reviews', build({ reviews }, undefined, showInUse)))
  const [hanna, lotte, els] = screen.getAllByRole('listitem').filter((item) => item.querySelector('blockquote'))
  expect(within(hanna!).getByRole('img')).toHaveAttribute('src', expect.stringContaining('tove-room'))
  expect(
    within(lotte!)
      .getByRole('img', { name: /^Plattegrond/ })
      .querySelector('.piece'),
  ).toBeInTheDocument()
  expect(within(lotte!).getByRole('link', { name })).toBeVisible()
  expect(els?.querySelector('img, svg, a')).toBeNull()
})

test.each([
  ['the version that the customer has', [12], '/nl/producten/tove-stoel/noot'],
  ['the product without a known version', [999], '/nl/producten/tove-stoel'],
])('a customer of the month links to %s', async (_, id_product_attributes, path) => {
  const [customer] = data.customersOfTheMonth
  const customersOfTheMonth = [{ ...customer!, id_products: [1], id_product_attributes }]
  await show(findPage('/nl/klant-van-de-maand', build({ customersOfTheMonth })))
  expect(screen.getByRole('link', { name: 'Tove stoel' })).toHaveAttribute('href', path)
})

test.each([
  ['2026-11-24T10:00:00Z', '/nl/contact', 'Vandaag open tot 18.00 uur.'],
  ['2026-11-24T08:00:00Z', '/en/contact', 'Closed now. Open today from 10:00.'],
  ['2026-11-24T18:00:00Z', '/nl/afspraken', 'Nu gesloten. Morgen open vanaf 10.00 uur.'],
  ['2026-11-21T18:00:00Z', '/en/appointments', 'Closed now. Open again on Tuesday 24 November at 10:00.'],
])('at %s the place %s says: %s', async (moment, path, status) => {
  jest.useFakeTimers({ now: new Date(moment) })
  await show(findPage(path))
  expect(await screen.findByText(status)).toBeInTheDocument()
})

test.each(['/nl/contact', '/en/appointments'])('%s shows the way to the door, in a plan and in words', async (path) => {
  const { container } = await show(findPage(path))
  const words = data.route!.text[path.startsWith('/nl') ? 'nl' : 'en']
  const figure = screen.getByText(words).closest('figure')
  expect(figure?.querySelector('.door')).toBeInTheDocument()
  for (const { name } of data.route!.streets) if (name) expect(figure).toHaveTextContent(name)
  expect(await axe(container)).toHaveNoViolations()
})

test('the contact page shows the address, a telephone number, the hours and the coming holidays', async () => {
  await show(findPage('/nl/contact'))
  expect(screen.getByRole('group')).toHaveTextContent(
    `${shopDetails.name}${shopDetails.street}${shopDetails.postcode} ${shopDetails.city.nl}`,
  )
  expect(screen.getByRole('link', { name: shopDetails.phone.text })).toHaveAttribute(
    'href',
    `tel:${shopDetails.phone.number}`,
  )
  expect(screen.getByText('Vrijdag').parentElement).toHaveTextContent('Vrijdag10.00 tot 19.00')
  expect(screen.getByText('Maandag').parentElement).toHaveTextContent('Maandaggesloten')
  expect(screen.getByText('vrijdag 25 december').parentElement).toHaveTextContent('gesloten, Kerstmis')
})

describe('a vacancy', () => {
  const jobs = data.jobs.map((job) => ({ ...job, closes: '2026-12-31' }))

  test('a vacancy is listed until its last day, with a link to its page or to the contact page', async () => {
    await show(findPage('/en/jobs', build({ jobs }, '2026-12-31')))
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(expect.arrayContaining(['/en/jobs/js-developer', '/en/contact']))
    expect(screen.getByText(/^Full-time or four days a week\. €3,400 to €4,400 gross/)).toHaveTextContent(
      'Apply by 31 December 2026.',
    )
  })

  test('a vacancy says how to apply after it has described the job', async () => {
    await show(findPage('/en/jobs/js-developer', build({ jobs }, '2026-12-31')))
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(headings.slice(0, 5)).toEqual([
      'The site you will build',
      'What you will do',
      'Who you are',
      'What you get',
      'How to apply',
    ])
  })

  test('a vacancy is left out after its last day, and its page says that it is taken', async () => {
    const later = build({ jobs }, '2027-01-01')
    const { unmount } = await show(findPage('/nl/vacatures', later))
    expect(screen.queryByRole('heading', { name: 'JavaScript-ontwikkelaar' })).toBeNull()
    unmount()
    await show(findPage('/nl/vacatures/js-developer', later))
    expect(screen.getByText(/^Deze plek is ingevuld\./)).toBeInTheDocument()
  })
})

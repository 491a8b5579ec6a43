import { act, screen, within } from '@testing-library/react'
import Homepage from '../../src/templates/homepage'
import { pickNewArrivals } from '../../src/pageTable/pages/newArrivals'
import type { HomeContent } from '../../src/pageTable/contents/home'
import type { Story } from '../../src/pageTable/contents/links'
import { axe } from '../support/axe'
import { setDay } from '../support/dom/setDay'
import { renderTemplate } from '../support/dom/renderTemplate'
import { scrollNear, fakeIntersectionObserver } from '../support/dom/fakeIntersectionObserver'
import { campaignLink, card, picture, room } from '../support/data/catalogueFixtures'

const story = (title: string): Story => ({
  eyebrow: 'Uit de showroom',
  title,
  text: 'Zet een armstoel in de rij.',
  link: { name: `Lees: ${title}`, path: '/nl/verhaal' },
  picture: room('room-dining'),
  wall: null,
})

const panel = (title: string, name: string, path: string) => ({
  title,
  text: 'Voor wie iets te vieren heeft.',
  link: { name, path },
  picture: room('room-table'),
})

const wide = { tile: 'wide', picture_wide: picture('sofa-wide', { frame: 'wide' }) } as const
const content: HomeContent = {
  hero: {
    title: 'Meubelen voor lange avonden',
    text: 'De Lampi-bank is er in vijf nieuwe stoffen.',
    link: { name: 'Bekijk de Lampi-bank', path: '/nl/producten/lampi' },
    picture: room('room-living'),
  },
  newProducts: pickNewArrivals([
    ...Array.from({ length: 8 }, (_, index) => card(`Stoel ${index + 1}`)),
    card('Lampi driezitsbank', { ...wide, is_new: true }),
  ]),
  hasNew: true,
  colours: [],
  newProductsPath: '/nl/nieuw',
  stories: [story('Zes stoelen'), story('Een kast')],
  categories: [{ name: 'Zitten', path: '/nl/categorie/zitten', product_count: 15 }],
  categoryPicture: picture('tove'),
  brands: [{ name: 'Hiljaa', path: '/nl/merken/hiljaa', tagline: 'Finse kalmte', country: 'FI', founded: 2009 }],
  brandsPath: '/nl/merken',
  isSouthToNorth: true,
  campaigns: {
    title: 'Acties',
    link: { name: 'Alle acties', path: '/nl/promoties' },
    links: [
      campaignLink('Voorbij', '2026-01-01', '2026-02-01'),
      campaignLink('Beddenweken', '2026-11-01', '2026-12-20'),
      campaignLink('Licht', '2026-11-20', null),
      campaignLink('Green Friday', '2026-11-27', '2026-11-30'),
      campaignLink('Winter', '2026-12-21', null),
    ],
  },
  lowerSections: {
    quote: {
      text: 'Ze zitten nog beter dan ze eruitzien.',
      by: 'Lotte, Gent',
      product: { name: 'Tove eetkamerstoel', path: '/nl/producten/tove-eetkamerstoel' },
      picture: picture('tove'),
    },
    panels: [
      panel('Een wenslijst', 'Maak een wenslijst', '/nl/wenslijsten/'),
      panel('Meet eerst je deur', 'Vraag interieuradvies', '/nl/interieuradvies'),
    ],
    services: [{ title: 'Gratis levering vanaf € 75', text: 'Tot in de kamer van je keuze.' }],
  },
}

beforeEach(() => {
  fakeIntersectionObserver()
  setDay('2026-11-21')
})
afterEach(() => jest.useRealTimers())

describe('the home page', () => {
  test.each([
    ['nl', 'Nieuw aangekomen', 'Finland, 2009', 'Merken, van zuid naar noord'],
    ['en', 'New arrivals', 'Finland, 2009', 'Brands, from south to north'],
  ] as const)(
    'the home page shows new arrivals, brands and categories in %s',
    async (language, arrivals, origin, brands) => {
      const { container } = renderTemplate(Homepage, content, { language })
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
      expect(screen.getByRole('heading', { name: arrivals })).toBeVisible()
      expect(screen.getByRole('heading', { name: brands })).toBeVisible()
      expect(screen.getByText(origin)).toBeVisible()
      expect(screen.getByRole('link', { name: 'Zitten 15' })).toHaveAttribute('href', '/nl/categorie/zitten')
      expect(await axe(container)).toHaveNoViolations()
    },
  )

  test('the product grid starts with a wide card and fills two rows', () => {
    renderTemplate(Homepage, content)
    const cards = within(screen.getAllByRole('list')[0]!).getAllByRole('listitem')
    expect(cards).toHaveLength(7)
    expect(cards[0]).toHaveClass('wide')
    expect(within(cards[0]!).getByRole('link', { name: 'Lampi driezitsbank' })).toBeVisible()
    expect(within(cards[0]!).queryByText('Nieuw')).toBeNull()
    expect(cards.filter((each) => each.classList.contains('last'))).toHaveLength(2)
  })

  test('the lower sections are loaded when the user scrolls near them', async () => {
    renderTemplate(Homepage, content)
    expect(screen.queryByRole('heading', { name: 'Acties' })).not.toBeInTheDocument()
    await act(async () => scrollNear())
    expect(await screen.findByRole('link', { name: 'Maak een wenslijst' })).toHaveAttribute('href', '/nl/wenslijsten/')
    expect(screen.getByRole('link', { name: 'Vraag interieuradvies' })).toHaveAttribute('href', '/nl/interieuradvies')
    expect(screen.getByRole('heading', { name: 'Gratis levering vanaf € 75' })).toBeVisible()
    const review = screen.getByText('“Ze zitten nog beter dan ze eruitzien.”').closest('figure')!
    expect(within(review).getByRole('link', { name: 'Tove eetkamerstoel' })).toBeVisible()
    expect(review.parentElement?.querySelector('img')).toBeInTheDocument()
  })

  test.each([
    ['a review with a picture', content.lowerSections.quote, ['pictured']],
    ['a review without a picture', { ...content.lowerSections.quote!, picture: null }, ['quoted']],
    ['no review', null, []],
  ])('the space that the lower sections reserve is that of %s', (_, quote, spaces) => {
    const { container } = renderTemplate(Homepage, { ...content, lowerSections: { ...content.lowerSections, quote } })
    const { classList } = container.querySelector('.lower')!
    expect(['pictured', 'quoted'].filter((space) => classList.contains(space))).toEqual(spaces)
  })

  test.each([
    ['campaigns with pictures', content.campaigns.links, true],
    ['campaigns without pictures', content.campaigns.links.map((link) => ({ ...link, picture: null })), false],
  ])('the space that the campaigns reserve is that of %s', (_, links, isPictured) => {
    const { container } = renderTemplate(Homepage, { ...content, campaigns: { ...content.campaigns, links } })
    expect(container.querySelector('.campaigns')!.classList.contains('pictured')).toBe(isPictured)
  })

  test('at most three campaigns are shown, with running ones before upcoming ones', async () => {
    renderTemplate(Homepage, content)
    await act(async () => scrollNear())
    const section = (await screen.findByRole('heading', { name: 'Acties' })).closest('section')!
    const rows = within(section).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      'Beddenwekentot en met 2026-12-20',
      'Lichttot en met null',
      'Green Fridayvanaf 2026-11-27',
    ])
  })

  test('a home page without stories and without reviews is whole', () => {
    renderTemplate(Homepage, { ...content, stories: [], lowerSections: { ...content.lowerSections, quote: null } })
    expect(screen.queryByText('Uit de showroom')).toBeNull()
    expect(document.querySelector('blockquote')).toBeNull()
    expect(screen.getByRole('link', { name: 'Zitten 15' })).toBeVisible()
  })

  test('a shop without anything new shows a selection, and an empty one nothing', () => {
    const { unmount } = renderTemplate(Homepage, { ...content, hasNew: false })
    expect(screen.getByRole('heading', { name: 'Een greep uit de winkel' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Toon alles' })).toBeNull()
    unmount()
    renderTemplate(Homepage, { ...content, newProducts: [], hasNew: false })
    expect(screen.queryByRole('heading', { name: /Een greep|Nieuw aangekomen/ })).toBeNull()
  })

  test('the title of brands that do not go from south to north names no direction', () => {
    renderTemplate(Homepage, { ...content, isSouthToNorth: false })
    expect(screen.getByRole('heading', { name: 'Merken' })).toBeVisible()
  })

  test('no space is reserved when there are no campaigns', () => {
    const { container } = renderTemplate(Homepage, { ...content, campaigns: { ...content.campaigns, links: [] } })
    expect(container.querySelector('.campaigns')).toBeNull()
  })
})

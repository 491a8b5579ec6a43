import { screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import Homepage from '../../src/templates/homepage'
import type { HomeContent, Story } from '../../src/pageTable/contents'
import { renderTemplate } from '../support/renderTemplate'
import { card, picture, room } from '../support/shelf'

const story = (title: string): Story => ({
  eyebrow: 'Uit de showroom',
  title,
  text: 'Meng een armstoel door de rij.',
  link: { name: `Lees: ${title}`, path: '/nl/verhaal' },
  picture: room('room-dining'),
  ground: '#c0c2aa',
})

const wide = { tile: 'wide', picture_wide: picture('sofa-wide', { frame: 'wide' }) } as const
const content: HomeContent = {
  hero: {
    title: 'Meubelen voor lange avonden',
    text: 'De Lampi-bank is er in vijf nieuwe stoffen.',
    link: { name: 'Bekijk de Lampi-bank', path: '/nl/producten/lampi' },
    picture: room('room-living'),
  },
  newProducts: [
    ...Array.from({ length: 8 }, (_, index) => card(`Stoel ${index + 1}`)),
    card('Lampi driezitsbank', { ...wide, is_new: true }),
  ],
  newProductsPath: '/nl/nieuw',
  stories: [story('Zes stoelen'), story('Een kast')],
  categories: [{ name: 'Zitten', path: '/nl/categorie/zitten', product_count: 15 }],
  categoryPicture: picture('tove'),
  brands: [{ name: 'Hiljaa', path: '/nl/merken/hiljaa', tagline: 'Finse kalmte', country: 'FI', founded: 2009 }],
  brandsPath: '/nl/merken',
  quote: { text: 'Ze zitten nog beter dan ze eruitzien.', by: 'Lotte, Gent' },
}

describe('home', () => {
  test.each([
    ['nl', 'Nieuw aangekomen', 'Finland, 2009', 'Merken, van zuid naar noord'],
    ['en', 'New arrivals', 'Finland, 2009', 'Brands, from south to north'],
  ] as const)('shows the shop in %s', async (language, arrivals, origin, brands) => {
    const { container } = renderTemplate(Homepage, content, { language })
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(screen.getByRole('heading', { name: arrivals })).toBeVisible()
    expect(screen.getByRole('heading', { name: brands })).toBeVisible()
    expect(screen.getByText(origin)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Zitten 15' })).toHaveAttribute('href', '/nl/categorie/zitten')
    expect(await axe(container)).toHaveNoViolations()
  })

  test('the wall opens with a wide piece and fills two rows', () => {
    renderTemplate(Homepage, content)
    const tiles = within(screen.getAllByRole('list')[0]!).getAllByRole('listitem')
    expect(tiles).toHaveLength(7)
    expect(tiles[0]).toHaveClass('wide')
    expect(within(tiles[0]!).getByRole('link', { name: 'Lampi driezitsbank' })).toBeVisible()
    expect(within(tiles[0]!).getByText('Nieuw')).toBeVisible()
    expect(tiles.filter((tile) => tile.classList.contains('last'))).toHaveLength(2)
  })

  test('only the room on top is fetched at once', () => {
    const { container } = renderTemplate(Homepage, content)
    const pictures = [...container.querySelectorAll('img')]
    expect(pictures.filter((each) => each.getAttribute('loading') !== 'lazy')).toHaveLength(1)
    expect(pictures[0]).toHaveAttribute('fetchpriority', 'high')
  })
})

import { screen, within } from '@testing-library/react'
import type { Brand } from '../../src/contract/catalogue'
import type { BrandContent, BrandsContent, FamilyContent } from '../../src/pageTable/contents/brands'
import type { FamilyLink } from '../../src/pageTable/contents/links'
import BrandPage from '../../src/templates/brand'
import BrandsPage from '../../src/templates/brands'
import FamilyPage from '../../src/templates/family'
import { renderTemplate } from '../support/dom/renderTemplate'
import { card, picture, room } from '../support/data/catalogueFixtures'

const brand: Brand = {
  id_brand: 4,
  slug: 'stegmark',
  name: 'Stegmark',
  country: 'SE',
  founded: 1974,
  tagline: 'Het modulaire rek dat meegroeit',
  story: 'Stegmark begon in een garage.',
  picture: room('room-shelving'),
  picture2: room('room-hall'),
  product_count: 10,
  build_your_own: true,
}
const link = (name: string): FamilyLink => ({
  name,
  path: `/nl/merken/stegmark/${name.toLowerCase()}`,
  description: 'Een rek.',
  picture: picture(name.toLowerCase()),
})
const list = { scope: { brand: 'stegmark' }, total: 1, products: [card('Leden plank')] }
const ledenCampaign = {
  name: 'Leden-weken',
  path: '/nl/acties/leden-weken',
  starts: '2020-01-01',
  ends: null,
  when: { before: 'vanaf 1 januari', running: 'zonder einddatum' },
  picture: null,
  brand: 'stegmark',
}
const content: BrandContent = {
  brand,
  families: [link('Leden')],
  campaigns: [ledenCampaign],
  builtOn: '2026-11-21',
  buildYourOwn: '/nl/merken/stegmark/build-your-own',
  list,
}

describe('a brand page', () => {
  test.each([
    ['nl', 'Zweden, 1974, 10 stukken', 'Alles van Stegmark', 'Reeksen', 'Stel je rek samen', 'Acties die nu lopen'],
    [
      'en',
      'Sweden, 1974, 10 pieces',
      'Everything by Stegmark',
      'Series',
      'Build your own shelving',
      'Offers running now',
    ],
  ] as const)(
    'the page shows the brand’s story, families and products in %s',
    async (language, origin, all, series, build, offers) => {
      renderTemplate(BrandPage, content, { language })
      expect(screen.getByRole('heading', { level: 1, name: 'Stegmark' })).toBeVisible()
      expect(screen.getByText(origin)).toBeVisible()
      expect(screen.getByText(brand.story)).toBeVisible()
      expect(screen.getByRole('heading', { name: series })).toBeVisible()
      expect(screen.getByRole('link', { name: 'Leden' })).toHaveAttribute('href', link('Leden').path)
      expect(screen.getByRole('link', { name: build })).toHaveAttribute('href', content.buildYourOwn)
      const campaigns = within(screen.getByRole('navigation', { name: offers }))
      expect(campaigns.getByRole('link', { name: 'Leden-weken' })).toHaveAttribute('href', ledenCampaign.path)
      expect(screen.getByRole('heading', { name: all })).toBeVisible()
      expect(screen.getByRole('link', { name: 'Leden plank' })).toBeVisible()
    },
  )

  test('the page omits the sections of shelving, families and campaigns when a brand has none', () => {
    renderTemplate(BrandPage, { ...content, families: [], campaigns: [], buildYourOwn: null })
    expect(screen.queryByRole('heading', { name: 'Reeksen' })).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Stel je rek samen' })).not.toBeInTheDocument()
    expect(screen.queryByRole('navigation', { name: 'Acties die nu lopen' })).not.toBeInTheDocument()
  })
})

describe('a family page', () => {
  const family: FamilyContent['family'] = {
    id_family: 1,
    slugs: { nl: 'leden', en: 'leden' },
    brand: 'stegmark',
    name: 'Leden',
    description: 'Een rek dat meegroeit.',
    picture: picture('leden'),
    id_products: [],
  }
  const familyBrand = { name: 'Stegmark', path: '/nl/merken/stegmark' }

  test.each([
    ['nl', 'Een reeks van Stegmark', 'Andere reeksen van Stegmark'],
    ['en', 'A series by Stegmark', 'Other series by Stegmark'],
  ] as const)(
    'the page names the brand of the family and the other families of that brand in %s',
    async (language, ofBrand, others) => {
      renderTemplate(FamilyPage, { family, brand: familyBrand, others: [link('Skap')], list }, { language })
      expect(screen.getByRole('heading', { level: 1, name: 'Leden' })).toBeVisible()
      expect(screen.getByText(family.description)).toBeVisible()
      expect(screen.getByRole('link', { name: ofBrand })).toHaveAttribute('href', familyBrand.path)
      expect(screen.getByRole('heading', { name: others })).toBeVisible()
      expect(screen.getByRole('link', { name: 'Skap' })).toHaveAttribute('href', link('Skap').path)
    },
  )

  test('the page omits the section of other families when the brand has only one', () => {
    renderTemplate(FamilyPage, { family, brand: familyBrand, others: [], list })
    expect(screen.queryByRole('heading', { name: /Andere reeksen/ })).not.toBeInTheDocument()
  })
})

describe('the brand index', () => {
  const letters: BrandsContent['letters'] = [
    { letter: 'H', brands: [{ ...brand, name: 'Hiljaa', path: '/nl/merken/hiljaa' }] },
    { letter: 'S', brands: [{ ...brand, path: '/nl/merken/stegmark' }] },
    { letter: '#', brands: [{ ...brand, name: '7', path: '/nl/merken/7' }] },
  ]

  test.each([
    ['nl', 'Naar een letter', 'Zweden, 1974', '10 stukken'],
    ['en', 'Go to a letter', 'Sweden, 1974', '10 pieces'],
  ] as const)('each brand has a row below its initial in %s', async (language, name, origin, count) => {
    renderTemplate(BrandsPage, { letters }, { language })
    const row = within(screen.getByRole('region', { name: 'S' })).getByRole('listitem')
    expect(within(row).getByRole('link', { name: 'Stegmark' })).toHaveAttribute('href', '/nl/merken/stegmark')
    for (const words of [brand.tagline, origin, count]) expect(within(row).getByText(words)).toBeVisible()
    expect(screen.getByRole('navigation', { name })).toBeVisible()
  })

  test('letters with a section link to it, and the others are plain text', () => {
    renderTemplate(BrandsPage, { letters })
    const index = within(screen.getByRole('navigation', { name: 'Naar een letter' }))
    const links = index.getAllByRole('link')
    expect(links.map((each) => each.textContent)).toEqual(['H', 'S', '#'])
    for (const each of links) {
      const heading = document.querySelector(each.getAttribute('href')!)
      expect(heading).toHaveTextContent(each.textContent!)
    }
    expect(index.getByText('A').closest('li')).toHaveAttribute('aria-hidden', 'true')
  })
})

import { screen, within } from '@testing-library/react'
import type { Brand } from '../../src/contract/catalogue'
import type { BrandContent, BrandsContent, FamilyContent } from '../../src/pageTable/contents/brands'
import type { FamilyLink, PageStory } from '../../src/pageTable/contents/links'
import BrandPage from '../../src/templates/brand'
import BrandsPage from '../../src/templates/brands'
import FamilyPage from '../../src/templates/family'
import { renderTemplate } from '../support/dom/renderTemplate'
import { campaignLink, card, picture, room } from '../support/data/catalogueFixtures'

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
const ledenCampaign = campaignLink('Leden-weken', '2020-01-01', null)
const story: PageStory = {
  quote: 'Eén keer in de vijf jaar zeg ik ja.',
  by: 'Elin Sandgren',
  paragraphs: [],
  closeUp: picture('leden-detail'),
  room: room('room-lounge'),
}
const content: BrandContent = {
  brand,
  story,
  families: [link('Leden')],
  campaigns: [ledenCampaign],
  builtOn: '2026-11-21',
  buildYourOwnPath: '/nl/merken/stegmark/build-your-own',
  list,
  next: {
    name: 'Skumring',
    path: '/nl/merken/skumring',
    sentence: 'Licht voor het blauwe uur',
    picture: null,
    ground: null,
  },
}

describe('a brand page', () => {
  test.each([
    [
      'nl',
      'Zweden, 1974, 10 stukken',
      'Alles van Stegmark',
      'Reeksen',
      'Stel je rek samen',
      'Acties die nu lopen',
      'Verder naar Skumring',
    ],
    [
      'en',
      'Sweden, 1974, 10 pieces',
      'Everything by Stegmark',
      'Series',
      'Build your own shelving',
      'Offers running now',
      'On to Skumring',
    ],
  ] as const)(
    'the page shows the brand’s story, families and products in %s',
    async (language, origin, all, series, build, offers, next) => {
      renderTemplate(BrandPage, content, { language })
      expect(screen.getByRole('heading', { level: 1, name: 'Stegmark' })).toBeVisible()
      expect(screen.getByText(origin)).toBeVisible()
      expect(screen.getByText(brand.story)).toBeVisible()
      expect(screen.getByText(`“${story.quote}”`)).toBeVisible()
      expect(screen.getByText('Elin Sandgren')).toBeVisible()
      expect(screen.getByRole('heading', { name: series })).toBeVisible()
      expect(screen.getByRole('link', { name: 'Leden' })).toHaveAttribute('href', link('Leden').path)
      expect(screen.getByRole('link', { name: build })).toHaveAttribute('href', content.buildYourOwnPath)
      const campaigns = within(screen.getByRole('navigation', { name: offers }))
      expect(campaigns.getByRole('link', { name: 'Leden-weken' })).toHaveAttribute('href', ledenCampaign.path)
      expect(screen.getByRole('heading', { name: all })).toBeVisible()
      expect(screen.getByRole('link', { name: 'Leden plank' })).toBeVisible()
      expect(screen.getByRole('link', { name: next })).toHaveAttribute('href', content.next?.path)
    },
  )

  test('the page omits the sections of shelving, families and campaigns when a brand has none', () => {
    renderTemplate(BrandPage, { ...content, families: [], campaigns: [], buildYourOwnPath: null })
    expect(screen.queryByRole('heading', { name: 'Reeksen' })).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Stel je rek samen' })).not.toBeInTheDocument()
    expect(screen.queryByRole('navigation', { name: 'Acties die nu lopen' })).not.toBeInTheDocument()
  })
})

describe('the rooms of a brand page', () => {
  const shown = () =>
    screen.getAllByRole('img', { name: /room-/ }).map((image) => image.getAttribute('alt')!.replace('Foto van ', ''))

  test.each<[string, Brand['picture2'], PageStory['room'], string[]]>([
    ['the room of the story before that of the shop API', room('room-hall'), room('room-lounge'), ['room-lounge']],
    ['the second room of the shop API when the story has none', room('room-hall'), null, ['room-hall']],
    ['no second room that repeats the first', room('room-shelving'), room('room-shelving'), []],
    ['no second room when there is none', null, null, []],
  ])('the page shows %s', (_, picture2, storyRoom, second) => {
    renderTemplate(BrandPage, { ...content, brand: { ...brand, picture2 }, story: { ...story, room: storyRoom } })
    expect(shown()).toEqual(['room-shelving', ...second])
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
  const familyBrand = {
    name: 'Stegmark',
    path: '/nl/merken/stegmark',
    sentence: 'Het modulaire rek dat meegroeit',
    picture: room('room-hall'),
    ground: '#a1acb1',
  }
  const open = (products: number, more: Partial<FamilyContent['brand']> = {}) => {
    const cards = Array.from({ length: products }, (_, at) => card(`Plank ${at}`, { id_product: at }))
    const family4 = { ...list, total: products, products: cards }
    renderTemplate(FamilyPage, { family, brand: { ...familyBrand, ...more }, story, others: [], list: family4 })
    return screen.queryByRole('link', { name: 'Meer over Stegmark' })
  }

  test.each([1, 2, 3, 5, 6, 7])('a card about the brand follows %i products, which leave columns free', (products) => {
    expect(open(products)).toHaveAttribute('href', familyBrand.path)
    expect(screen.getByText(familyBrand.sentence)).toBeVisible()
  })

  test('no card about the brand follows a full row', () => {
    expect(open(4)).not.toBeInTheDocument()
  })

  test('a brand without another room has its tagline on the colour of the wall', () => {
    expect(open(2, { picture: null })).toBeVisible()
    expect(screen.getByText(familyBrand.sentence).parentElement).toHaveStyle({ background: familyBrand.ground })
  })

  test.each([
    ['nl', 'Een reeks van Stegmark', 'Andere reeksen van Stegmark'],
    ['en', 'A series by Stegmark', 'Other series by Stegmark'],
  ] as const)(
    'the page names the brand of the family and the other families of that brand in %s',
    async (language, ofBrand, others) => {
      const content = { family, brand: familyBrand, story, others: [link('Skap')], list }
      renderTemplate(FamilyPage, content, { language })
      expect(screen.getByRole('heading', { level: 1, name: 'Leden' })).toBeVisible()
      expect(screen.getByText(family.description)).toBeVisible()
      expect(screen.getByText(`“${story.quote}”`)).toBeVisible()
      expect(screen.getByRole('img', { name: 'Foto van room-lounge' })).toBeVisible()
      expect(screen.queryByRole('img', { name: 'Foto van leden' })).not.toBeInTheDocument()
      expect(screen.getByRole('link', { name: ofBrand })).toHaveAttribute('href', familyBrand.path)
      expect(screen.getByRole('heading', { name: others })).toBeVisible()
      expect(screen.getByRole('link', { name: 'Skap' })).toHaveAttribute('href', link('Skap').path)
    },
  )

  test('the page omits the section of other families when the brand has only one', () => {
    renderTemplate(FamilyPage, { family, brand: familyBrand, story: null, others: [], list })
    expect(screen.queryByRole('heading', { name: /Andere reeksen/ })).not.toBeInTheDocument()
  })
})

describe('the brand index', () => {
  const letters: BrandsContent['letters'] = [
    { letter: 'H', brands: [{ ...brand, name: 'Hiljaa', path: '/nl/merken/hiljaa' }] },
    { letter: 'S', brands: [{ ...brand, path: '/nl/merken/stegmark' }] },
    { letter: '#', brands: [{ ...brand, name: '7', path: '/nl/merken/7' }] },
  ]
  const manyBrands: BrandsContent['letters'] = [
    ...letters,
    {
      letter: 'W',
      brands: Array.from({ length: 20 }, (_, at) => ({ ...brand, name: `W${at}`, path: `/nl/merken/w${at}` })),
    },
  ]

  test.each([
    ['nl', 'Zweden, 1974', '10 stukken'],
    ['en', 'Sweden, 1974', '10 pieces'],
  ] as const)('each brand has a row below its initial in %s', async (language, origin, count) => {
    renderTemplate(BrandsPage, { letters }, { language })
    const row = within(screen.getByRole('region', { name: 'S' })).getByRole('listitem')
    expect(within(row).getByRole('link', { name: 'Stegmark' })).toHaveAttribute('href', '/nl/merken/stegmark')
    for (const messages of [brand.tagline, origin, count]) expect(within(row).getByText(messages)).toBeVisible()
  })

  test('the row of a brand without products has no number', () => {
    const empty = { ...letters[0]!, brands: [{ ...letters[0]!.brands[0]!, product_count: 0 }] }
    renderTemplate(BrandsPage, { letters: [empty] })
    expect(screen.queryByText(/stukken/)).toBeNull()
  })

  test('an index of a few brands has no letters to choose from', () => {
    renderTemplate(BrandsPage, { letters })
    expect(screen.queryByRole('navigation', { name: 'Naar een letter' })).not.toBeInTheDocument()
  })

  test.each([
    ['nl', 'Naar een letter'],
    ['en', 'Go to a letter'],
  ] as const)('an index of many brands has a link to each initial that a brand has in %s', (language, name) => {
    renderTemplate(BrandsPage, { letters: manyBrands }, { language })
    const index = within(screen.getByRole('navigation', { name }))
    const links = index.getAllByRole('link')
    expect(links.map((each) => each.textContent)).toEqual(['H', 'S', '#', 'W'])
    for (const each of links) {
      const heading = document.querySelector(each.getAttribute('href')!)
      expect(heading).toHaveTextContent(each.textContent!)
    }
  })
})

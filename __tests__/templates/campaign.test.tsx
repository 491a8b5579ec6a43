import { screen, within } from '@testing-library/react'
import type { Campaign } from '../../src/contract/catalogue'
import { buildCampaignTexts } from '../../src/pageTable/pages/campaignTexts'
import type { CampaignContent } from '../../src/pageTable/contents/campaign'
import type { Language } from '../../src/i18n/languages'
import CampaignPage from '../../src/templates/campaign'
import SalePage from '../../src/templates/sale'
import { axe } from '../support/axe'
import { setDay } from '../support/dom/setDay'
import { renderTemplate } from '../support/dom/renderTemplate'
import { buildPath } from '../../src/pageTable/paths'
import { campaignLink, card, picture, room } from '../support/data/catalogueFixtures'

afterEach(() => jest.useRealTimers())

const chair = card('Spile stoel')
const campaign: Campaign = {
  id: 'year-end-spile',
  slugs: { nl: 'eindejaar', en: 'year-end' },
  title: 'Zes stoelen aan tafel',
  teaser: 'De goedkoopste betaal je niet.',
  note: 'Kleuren mogen door elkaar.',
  type: 'buy_x_get_y',
  value: { buy: 5, free: 1 },
  starts: '2026-11-12',
  ends: '2026-12-03',
  picture: room('room-chairs'),
  id_products: [chair.id_product],
}
const brand = {
  name: 'Havrelund',
  path: '/nl/merken/havrelund',
  sentence: 'Stoelen uit massief hout',
  picture: room('room-dining'),
  ground: '#b5b8a3',
}
const content = (language: Language, more: Partial<CampaignContent> = {}): CampaignContent => ({
  campaign,
  list: { scope: { campaign: campaign.id }, total: 1, products: [chair] },
  brand,
  brandAfterwards: { ...brand, picture: room('room-table') },
  builtOn: '2026-11-21',
  texts: buildCampaignTexts(campaign, [chair], language),
  story: {
    quote: 'Negen spijlen. Geen enkele schroef.',
    by: null,
    paragraphs: ['De poten gaan dwars door de zitting.'],
    closeUp: null,
    room: null,
  },
  promotionTerm: 'Actie',
  rows: [{ term: 'Van', text: '12 november 2026' }],
  more: {
    title: 'Ook in deze uitvoeringen',
    variants: [{ name: 'Spile stoel, oker', path: '/nl/producten/spile/oker', picture: picture('spile-ochre') }],
  },
  conditions: {
    title: 'De voorwaarden van deze actie',
    sentences: ['Leg ook het gratis stuk in je winkelmandje.'],
    afterwards: ['Terugsturen kan zoals altijd.'],
    terms: { name: 'Algemene voorwaarden', path: buildPath('terms', language) },
  },
  others: [],
  wall: { left: '#b5b8a3', top: '#b5b8a3', right: '#b5b8a3', isDark: false },
  position: '50% 60%',
  detail: picture('spile-side'),
  items: { paid: 5, all: 6 },
  buildYourOwn: null,
  ...more,
})

function listNames() {
  const gallery = screen.queryByRole('navigation', { name: 'Acties die nu lopen' })
  if (!gallery) return []
  return within(gallery)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
}

describe('a campaign page', () => {
  test.each([
    ['nl', 'Loopt nu, tot en met 3 december.', '6 halen, 5 betalen', '1 stuk in deze actie'],
    ['en', 'Running now, until 3 December.', 'Buy 5, get 1 free', '1 piece in the offer'],
  ] as const)(
    'the page shows the terms and the products of a campaign in %s',
    async (language, status, terms, list) => {
      setDay('2026-11-21')
      renderTemplate(CampaignPage, content(language), { language, template: 'campaign' })
      expect(screen.getByRole('heading', { level: 1, name: campaign.title })).toBeVisible()
      for (const messages of [campaign.teaser, campaign.note!, status]) expect(screen.getByText(messages)).toBeVisible()
      expect(screen.getByText(terms)).toBeVisible()
      expect(screen.getByText('Negen spijlen. Geen enkele schroef.')).toBeVisible()
      expect(screen.getByText('De poten gaan dwars door de zitting.')).toBeVisible()
      expect(screen.getByRole('heading', { name: list })).toBeVisible()
      expect(screen.getByRole('link', { name: 'Spile stoel' })).toBeVisible()
      expect(screen.getByText('12 november 2026')).toBeVisible()
      const variant = screen.getByRole('link', { name: 'Spile stoel, oker' })
      expect(variant).toHaveAttribute('href', '/nl/producten/spile/oker')
    },
  )

  test.each([
    ['2026-11-11', /^Begint op/, '6 halen, 5 betalen'],
    ['2026-12-04', /^Deze actie is voorbij/, '6 halen, 5 betalen'],
  ])(
    'a page built on 21 November 2026 and viewed on %s shows the status of the day of viewing',
    (day, status, terms) => {
      setDay(day)
      renderTemplate(CampaignPage, content('nl'))
      expect(screen.getByText(status)).toBeVisible()
      expect(screen.getByText(terms)).toBeVisible()
      expect(screen.getByRole('link', { name: 'Spile stoel' })).toBeVisible()
    },
  )

  test('the link to the conditions leads to those of the campaign on the same page, which link to the general terms', () => {
    setDay('2026-11-21')
    renderTemplate(CampaignPage, content('nl'))
    const target = screen.getByRole('link', { name: 'Lees de voorwaarden' }).getAttribute('href')!
    const heading = document.querySelector(target)
    expect(heading).toHaveTextContent('De voorwaarden van deze actie')
    const conditions = within(heading!.closest('section')!)
    expect(conditions.getByText('Leg ook het gratis stuk in je winkelmandje.')).toBeVisible()
    expect(conditions.getByRole('link', { name: 'Algemene voorwaarden' })).toHaveAttribute(
      'href',
      '/nl/algemene-voorwaarden',
    )
  })

  test('the card of a used piece says so', () => {
    const products = [card('Pult bureau', { condition: 'showroommodel, licht gebruikt' })]
    renderTemplate(CampaignPage, content('nl', { list: { scope: { campaign: 'showroom' }, total: 1, products } }))
    const item = screen.getByRole('link', { name: 'Pult bureau' }).closest('li')
    expect(item).toHaveTextContent('showroommodel, licht gebruikt')
  })

  test('a campaign that is over shows no conditions for the cart any more', () => {
    setDay('2026-12-04')
    renderTemplate(CampaignPage, content('nl'))
    expect(screen.queryByText('Leg ook het gratis stuk in je winkelmandje.')).toBeNull()
    expect(screen.getByText('Terugsturen kan zoals altijd.')).toBeVisible()
  })

  test.each([
    ['2026-12-03', []],
    ['2026-12-04', ['Bedden']],
  ])('on %s, a campaign until 3 December shows the other running campaigns %j', (day, names) => {
    setDay(day)
    const others = [
      campaignLink('Bedden', '2026-11-01', '2026-12-20'),
      campaignLink('Licht', '2026-11-20', '2026-11-23'),
    ]
    renderTemplate(CampaignPage, content('nl', { others }))
    expect(listNames()).toEqual(names)
    expect(screen.queryAllByRole('heading', { name: 'Acties die nu lopen' })).toHaveLength(names.length)
  })

  test.each([
    ['2026-12-03', 'a room', 'room-dining'],
    ['2026-12-04', 'a room that the other campaigns do not show', 'room-table'],
  ])('on %s, the list ends with a link to the brand and %s', (day, _, name) => {
    setDay(day)
    renderTemplate(CampaignPage, content('nl'))
    const end = screen.getByRole('link', { name: 'Meer over Havrelund' }).closest('li')!
    expect(within(end).getByText('Stoelen uit massief hout')).toBeVisible()
    expect(end.querySelector('img')!.src).toContain(name)
  })

  test('a campaign without a picture, terms and products shows its title', async () => {
    const bare = { ...campaign, picture: null, note: null, type: 'lottery', id_products: [] }
    const { container } = renderTemplate(
      CampaignPage,
      content('nl', {
        campaign: bare,
        list: { scope: { campaign: bare.id }, total: 0, products: [] },
        texts: buildCampaignTexts(bare, [], 'nl'),
        brand: null,
        story: null,
        rows: [],
        wall: null,
        detail: null,
        items: null,
      }),
    )
    expect(screen.getByRole('heading', { level: 1, name: bare.title })).toBeVisible()
    expect(screen.getByRole('heading', { name: '0 stukken in deze actie' })).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  test.each([
    [4, false],
    [5, true],
  ])('a list of %i products has filters: %s', (total, hasFilters) => {
    const list = { scope: { campaign: campaign.id }, total, products: [chair] }
    renderTemplate(CampaignPage, content('nl', { list }))
    expect(screen.queryAllByRole('button', { name: 'Kleur' })).toHaveLength(hasFilters ? 1 : 0)
  })

  test('a shelving campaign links to the configurator', () => {
    renderTemplate(CampaignPage, content('nl', { buildYourOwn: { name: 'Stel samen', path: '/nl/samen' } }))
    expect(screen.getByRole('link', { name: 'Stel samen' })).toHaveAttribute('href', '/nl/samen')
  })

  test('a campaign that the shop API does not know is shown as a plain page', () => {
    renderTemplate(CampaignPage, null)
    expect(screen.getByRole('heading', { level: 1, name: 'Een pagina' })).toBeVisible()
  })
})

describe('campaigns on the sale page', () => {
  const campaigns = [campaignLink('Bedden', '2026-11-01', '2026-12-20'), campaignLink('Winter', '2026-12-21', null)]
  const list = { scope: { sale: 1 } as const, total: 1, products: [chair] }
  test.each([
    ['2026-11-21', ['Bedden']],
    ['2026-12-21', ['Winter']],
    ['2026-10-31', []],
  ])('on %s the sale page shows the running campaigns %j', (day, names) => {
    setDay(day)
    renderTemplate(SalePage, { list, campaigns, builtOn: '2026-11-21' })
    expect(listNames()).toEqual(names)
  })

  test('running campaigns show a picture and their end date, and link to their pages', () => {
    setDay('2026-11-21')
    const { container } = renderTemplate(SalePage, { list, campaigns, builtOn: '2026-11-21' })
    expect(container.querySelector('nav li img')).toHaveAttribute('src', expect.stringContaining('room-bedden'))
    expect(screen.getByRole('link', { name: 'Bedden' })).toHaveAttribute('href', '/nl/acties/bedden')
    expect(screen.getByText('tot en met 2026-12-20')).toBeVisible()
  })
})

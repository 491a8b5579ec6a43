import type { Campaign } from '../../src/contract/catalogue'
import type { Language } from '../../src/i18n/languages'
import { readPromotion } from '../../src/pageTable/pages/campaignTexts'
import { findCampaignPhase, type CampaignContent } from '../../src/pageTable/contents/campaign'
import type { BrandContent } from '../../src/pageTable/contents/brands'
import type { HomeContent } from '../../src/pageTable/contents/home'
import type { SaleContent } from '../../src/pageTable/contents/lists'
import { findWallColour, hasInkContrast } from '../../src/pageTable/contents/wallColour'
import { loadShopFiles } from '../support/data/loadShopFiles'
import { openPages } from '../support/pages/fakePages'
import { fakeCampaign as campaign, fakePicture } from '../support/data/fakeCatalogue'

const { pictures } = loadShopFiles().data
const builtOn = '2026-11-21'

const contentAt = <Content>(path: string, campaigns: Campaign[]) =>
  openPages((catalogue) => (catalogue.campaigns = campaigns), { builtOn })<Content>(path)

const paths: Record<Language, string> = { nl: '/nl/acties/showroom', en: '/en/actions/showroom' }
const inPhases = (language: Language, more: Partial<Campaign>) =>
  contentAt<CampaignContent>(paths[language], [campaign('showroom', more)])

test.each([
  ['2026-11-12', '2026-12-03', '2026-11-11', 'before'],
  ['2026-11-12', '2026-12-03', '2026-11-12', 'running'],
  ['2026-11-12', '2026-12-03', '2026-12-03', 'running'],
  ['2026-11-12', '2026-12-03', '2026-12-04', 'over'],
  [null, null, builtOn, 'running'],
] as const)('a campaign from %s to %s has, on %s, the phase "%s"', (starts, ends, day, phase) => {
  expect(findCampaignPhase({ starts, ends }, day)).toBe(phase)
})

describe('the promotion of a campaign (SPEC §2)', () => {
  test.each<[string, unknown, string | null, string | null]>([
    ['percent', 20, '20\u00a0% korting', '20% off'],
    ['buy_x_get_y', { buy: 5, free: 1 }, '6 halen, 5 betalen', 'Buy 5, get 1 free'],
    [
      'percent_from',
      { percent: 10, min_modules: 6 },
      '10\u00a0% korting op het geheel vanaf 6 stukken',
      '10% off everything from 6 pieces',
    ],
    ['donation', 10, '10 bomen per bestelling', '10 trees for every order'],
    ['gift', 'pouf', 'Een cadeau bij je bestelling', 'A gift with your order'],
    ['showroom', null, 'Uit onze eigen showroom, licht gebruikt', 'From our own showroom, lightly used'],
    // Promotions of unknown types and values have no description besides the campaign's own text.
    ['lottery', 3, null, null],
    ['toString', 3, null, null],
    ['percent', 'veel', null, null],
    ['buy_x_get_y', { buy: 5 }, null, null],
    ['donation', undefined, null, null],
  ])('the promotion %s is described with the value %j', (type, value, nl, en) => {
    expect(inPhases('nl', { type, value }).texts.running.promotionText).toBe(nl)
    expect(inPhases('en', { type, value }).texts.running.promotionText).toBe(en)
  })

  test('the promotion "buy 5, get 1 free" is explained in both readings, with the numbers for a measure line', () => {
    const offer = { type: 'buy_x_get_y', value: { buy: 5, free: 1 } }
    const [nl, en] = [inPhases('nl', offer), inPhases('en', offer)]
    expect(nl.texts.running.how).toMatch(/Leg er 6 in je mandje en je betaalt er 5.*koop er 5 en je krijgt er 1 bij/)
    expect(en.texts.running.how).toMatch(/6 in your basket and you pay for 5: the cheapest piece is free/)
    expect(nl.items).toEqual({ paid: 5, all: 6 })
    expect(inPhases('nl', { type: 'gift' }).items).toBeNull()
  })

  test('a percentage is said to be in the prices only while the campaign runs', () => {
    // The fake catalogue gives a reduced price to the Tove chair (1), and none to the Pilvi pouf (2).
    expect(inPhases('nl', { id_products: [2] }).texts.running.promotionText).toBe('20\u00a0% korting')
    const content = inPhases('nl', { id_products: [1, 2] })
    expect(content.texts.running.promotionText).toBe('20\u00a0% korting, al verwerkt in de prijzen hieronder')
    expect(content.texts.before.promotionText).toBe('20\u00a0% korting')
    expect(content.texts.over.promotionText).toBe('20\u00a0% korting')
  })
})

describe('the period of a campaign', () => {
  test.each([
    [
      'nl',
      'Begint op donderdag 12\u00a0november',
      'Loopt nu, tot en met 3\u00a0december.',
      'De laatste dag was 3\u00a0december 2026.',
    ],
    ['en', 'Starts on Thursday', 'Running now, until 3\u00a0December.', 'Its last day was 3\u00a0December 2026.'],
  ] as const)('the period has its first and last day in %s', (language, before, running, over) => {
    const { texts, rows } = inPhases(language, {})
    expect(texts.before.status).toContain(before)
    expect(texts.running.status).toBe(running)
    expect(texts.over.status).toContain(over)
    expect(rows.map(({ text }) => text)).toEqual(
      language === 'nl'
        ? ['12\u00a0november 2026', '3\u00a0december 2026']
        : ['12\u00a0November 2026', '3\u00a0December 2026'],
    )
  })

  test.each([
    ['showroom', 'Loopt nu, zolang de voorraad strekt.'],
    ['percent', 'Loopt nu, zonder einddatum.'],
  ])('a %s campaign without a last day has its duration', (type, status) => {
    const { texts, rows } = inPhases('nl', { type, starts: null, ends: null })
    expect(texts.running.status).toBe(status)
    expect(rows).toEqual([])
  })

  test.each([
    [1, '1 stuk in deze actie', '1 stuk van deze actie'],
    [2, '2 stukken in deze actie', '2 stukken van deze actie'],
  ])('the heading of the list has the number of products: %i', (count, now, over) => {
    const { texts } = inPhases('nl', { id_products: [1, 2].slice(0, count) })
    expect([texts.before.list, texts.running.list, texts.over.list]).toEqual([now, now, over])
  })
})

test('the field of a campaign continues the wall of its picture', () => {
  const tones = { tone_left: '#b5b8a3', tone_top: '#b5b8a4', tone_right: '#b5b8a5' }
  expect(inPhases('nl', { picture: { ...fakePicture('room-dining'), ...tones } }).wall).toEqual({
    left: '#b5b8a3',
    top: '#b5b8a4',
    right: '#b5b8a5',
    isDark: false,
  })
  expect(inPhases('nl', { picture: null }).wall).toBeNull()
})

test.each([
  [fakePicture('room-dining'), pictures['room-dining']!.position],
  [fakePicture('unknown'), undefined],
  [null, undefined],
])('the picture of a campaign has the position of the room in the notes: %j', (picture, position) => {
  expect(inPhases('nl', { picture }).position).toBe(position)
})

test.each(['#75675c', '#333333', '#000000'])('the ground beside the dark wall %s keeps ink text readable', (wall) => {
  const ground = findWallColour({ ...fakePicture('room-lighting'), tone_top: wall })
  expect(hasInkContrast(ground!)).toBe(true)
})

test.each([
  ['#ffffff', true],
  ['#8d9aa0', true],
  ['#75675c', false],
  ['#000000', false],
])('for the colour %s it is %s that ink text is readable on it', (hex, readable) => {
  expect(hasInkContrast(hex)).toBe(readable)
})

test('a campaign about shelving links to the configurator', () => {
  const read = openPages((catalogue) => {
    catalogue.products[1]!.brand = { slug: 'stegmark', name: 'Stegmark' }
    catalogue.campaigns = [campaign('showroom')]
  })
  expect(read<CampaignContent>(paths.nl).buildYourOwn?.path).toBe('/nl/merken/stegmark/build-your-own')
})

test('a campaign that the shop API lacks has no content, and unknown products are omitted from its list', () => {
  expect(contentAt('/nl/acties/showroom', [])).toBeNull()
  expect(inPhases('nl', { id_products: [2, 999] }).list).toMatchObject({ scope: { campaign: 'showroom' }, total: 1 })
})

describe('links to campaigns', () => {
  const campaigns = [
    campaign('anniversary', { ends: '2026-11-20' }),
    campaign('showroom', { ends: null }),
    campaign('20-off-beds', { ends: '2026-12-20', id_products: [1, 2] }),
    campaign('greenfriday', { starts: '2026-11-27', ends: '2026-11-30' }),
    campaign('secret', {}),
  ]
  const names = (content: { campaigns: { name: string }[] }) => content.campaigns.map(({ name }) => name)

  test('the sale page lists campaigns that have a page and are not over, sorted by their last day', () => {
    const sale = contentAt<SaleContent>('/nl/promoties', campaigns)
    expect(names(sale)).toEqual(['greenfriday', '20-off-beds', 'showroom'])
    expect(sale.builtOn).toBe(builtOn)
    expect(sale.campaigns[0]).toMatchObject({
      path: '/nl/promoties/greenfriday',
      when: { before: 'vanaf 27\u00a0november', running: 'tot en met 30\u00a0november' },
    })
  })

  test('the home page lists campaigns with the paths of its language', () => {
    const { links } = contentAt<HomeContent>('/en', campaigns).campaigns
    expect(links.map(({ path }) => path)).toEqual(['/en/promotions/greenfriday', '/en/actions/20-off-beds', paths.en])
  })

  test('a brand page lists only campaigns for products of the brand', () => {
    const mixed = [...campaigns, campaign('hiljaa-weeks', { id_products: [] })]
    expect(names(contentAt<BrandContent>('/nl/merken/havrelund', mixed))).toEqual([
      'greenfriday',
      '20-off-beds',
      'showroom',
    ])
    expect(names(contentAt<BrandContent>('/nl/merken/stegmark', mixed))).toEqual([])
  })
})

test('unknown fields of a promotion are dropped', () => {
  expect(readPromotion({ type: 'percent_from', value: { percent: 10, min_modules: 6, brand: 'x' } })).toEqual({
    type: 'percent_from',
    value: { percent: 10, min_modules: 6 },
  })
})

test.each([
  ['Stel samen: 10 % korting vanaf 6', 'Stel samen: 10\u00a0% korting vanaf 6'],
  ['20% off beds', '20% off beds'],
  ['5 jaar', '5 jaar'],
])('the title "%s" does not break between a figure and its percent sign', (title, joined) => {
  const campaigns = [campaign('showroom', { title })]
  expect(contentAt<CampaignContent>(paths.nl, campaigns).campaign.title).toBe(joined)
  expect(contentAt<SaleContent>('/nl/promoties', campaigns).campaigns.map(({ name }) => name)).toEqual([joined])
})

describe('the conditions of a campaign', () => {
  const conditions = (more: Partial<Campaign>) => inPhases('nl', more).conditions.sentences
  const period = /^Van 12\u00a0november 2026 tot en met 3\u00a0december 2026\./
  const returns = /^Voor terugsturen geldt hetzelfde/

  test.each<[string, Partial<Campaign>, RegExp[]]>([
    ['a percentage with a code', { code: 'LICHT15' }, [/de code LICHT15 invult/, /^Een bon mag erbij: die gaat/]],
    ['a percentage that is not in the prices', {}, [/^Een bon mag erbij: die gaat/]],
    [
      'free items',
      { type: 'buy_x_get_y', value: { buy: 5, free: 1 } },
      [/tellen samen/, /Van elke 6 stukken is het goedkoopste gratis/, /Voor een gratis stuk telt hij niet/],
    ],
    [
      'a percentage from a number of parts',
      { type: 'percent_from', value: { percent: 10, min_modules: 6 } },
      [/tellen samen/, /^Vanaf 6 stukken/, /^Een bon mag erbij: die gaat/],
    ],
    ['a gift', { type: 'gift' }, [/je legt het er in je mandje zelf bij/, /zolang de voorraad/, /Voor het cadeau/]],
    ['trees', { type: 'donation', value: 10 }, [/^Elke betaalde bestelling/]],
    ['the showroom', { type: 'showroom' }, [/^Sporen van gebruik/, /^Wat verkocht is/, /^Een bon mag erbij, tenzij/]],
    ['an unknown promotion', { type: 'lottery' }, []],
  ])('the conditions name the period, the requirements of %s, and returns', (_, more, requirements) => {
    expect(conditions(more)).toEqual([period, ...requirements, returns].map((one) => expect.stringMatching(one)))
  })

  test.each<[Partial<Campaign>, string[]]>([
    [
      { starts: null },
      ['Tot en met 3\u00a0december 2026. De dag waarop je bestelt telt, niet de dag waarop we leveren.'],
    ],
    [{ ends: null }, []],
  ])('the conditions name the last day if there is one: %j', (more, sentences) => {
    expect(conditions({ ...more, type: 'lottery' }).slice(0, -1)).toEqual(sentences)
  })

  test.each<Partial<Campaign>>([{ code: 'LICHT15' }, { type: 'gift' }, { type: 'showroom' }, { type: 'lottery' }])(
    'name only the period and returns when the campaign is over: %j',
    (more) => {
      const { afterwards } = inPhases('nl', more).conditions
      expect(afterwards).toEqual([expect.stringMatching(period), expect.stringMatching(returns)])
    },
  )

  test('the conditions include those that only this campaign has', () => {
    const content = contentAt<CampaignContent>('/nl/acties/hiljaa-weken', [campaign('hiljaa-weeks', { type: 'gift' })])
    expect(content.conditions.sentences).toContainEqual(expect.stringMatching(/^Eén bank geeft recht op één poef/))
  })
})

test('a campaign with a code says that the customer enters it, and shows it', () => {
  const { texts, rows } = inPhases('en', { code: 'LICHT15' })
  expect(texts.running.how).toMatch(/Enter the code LICHT15/)
  expect(rows.at(-1)).toEqual({ term: 'Code', text: 'LICHT15' })
})

test('a campaign page lists the other campaigns, without itself and without any that has the same picture', () => {
  const room = { picture: { ...fakePicture('room-hall'), frame: 'room' as const } }
  const { others } = contentAt<CampaignContent>('/nl/acties/showroom', [
    campaign('showroom'),
    campaign('20-off-dining-chairs'),
    campaign('20-off-beds', room),
    campaign('greenfriday', { ...room, ends: '2026-11-20' }),
  ])
  expect(others.map(({ name }) => name)).toEqual(['20-off-beds'])
})

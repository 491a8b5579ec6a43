import { readdirSync } from 'node:fs'
import path from 'node:path'
import shopDetails from '../../data/shop.json'
import { campaign as campaignEn } from '../../src/i18n/en/buildTime/campaign'
import { catalogue as catalogueEn } from '../../src/i18n/en/firstLoad/catalogue'
import { configurator as configuratorEn } from '../../src/i18n/en/configurator'
import { gallery as galleryEn } from '../../src/i18n/en/gallery'
import { giftlist as giftlistEn } from '../../src/i18n/en/giftlist'
import { list as listEn } from '../../src/i18n/en/list'
import { offers as offersEn } from '../../src/i18n/en/offers'
import { order as orderEn } from '../../src/i18n/en/order'
import { cart as cartEn } from '../../src/i18n/en/cart'
import type { Language } from '../../src/i18n/languages'
import { campaign } from '../../src/i18n/nl/buildTime/campaign'
import { catalogue } from '../../src/i18n/nl/firstLoad/catalogue'
import { configurator } from '../../src/i18n/nl/configurator'
import { gallery } from '../../src/i18n/nl/gallery'
import { giftlist } from '../../src/i18n/nl/giftlist'
import { list } from '../../src/i18n/nl/list'
import { offers } from '../../src/i18n/nl/offers'
import { order } from '../../src/i18n/nl/order'
import { cart } from '../../src/i18n/nl/cart'
import { en as emailsEn } from '../../src/sandbox/mail/en'
import { nl as emails } from '../../src/sandbox/mail/nl'
import { payPageMessages } from '../../src/sandbox/routes/order/payPageMessages'

const folder = path.join(__dirname, '../../src/i18n')

/** Texts that are the same in Dutch and English, also beside a number or a name. */
const shared = [
  ...['3D', 'Account', 'Code', 'Contact', 'Filter', 'Log in', 'Menu', 'Postcode', 'Privacy', 'Service', 'Was'],
  ...[
    shopDetails.name,
    `${shopDetails.name}, home`,
    `© ${shopDetails.company}, ${shopDetails.vatNumber}`,
    shopDetails.email,
    'cm',
    'MB',
  ],
]

/** Stand for the numbers and names in messages. No text contains one of them by itself. */
const values = ['91', '92', '93', '94', '95']

/** Lists texts with their keys, such as "cart.errors.gone". */
function listTexts(messages: object, place = ''): [place: string, text: string][] {
  return Object.entries(messages).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'string') return [[`${place}${name}`, value]]
    if (typeof value === 'function') return [[`${place}${name}`, String(value(...values))]]
    return typeof value === 'object' && value !== null ? listTexts(value, `${place}${name}.`) : []
  })
}

async function importMessages(language: Language): Promise<Map<string, string>> {
  const areas = readdirSync(path.join(folder, language), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && path.basename(file) !== 'eager.ts',
  )
  const modules = await Promise.all(areas.map((file) => import(path.join(folder, language, file)) as Promise<object>))
  const sandbox = { emails: { nl: emails, en: emailsEn }[language], payPage: payPageMessages[language] }
  return new Map([sandbox, ...modules].flatMap((module) => listTexts({ ...module })))
}

describe('the messages in both languages', () => {
  let dutch: Map<string, string>
  let english: Map<string, string>
  beforeAll(async () => {
    dutch = await importMessages('nl')
    english = await importMessages('en')
  })

  test('no English message is a Dutch text', () => {
    const isShared = (text: string) => !/\p{L}/u.test(text) || shared.includes(text.replace(/9[1-5]|×/g, '').trim())
    expect([...english].filter(([place, text]) => dutch.get(place) === text && !isShared(text))).toEqual([])
  })

  test('an English message contains the numbers and names of the Dutch one', () => {
    const listUsed = (text = '') => values.filter((value) => text.includes(value)).join()
    const different = [...english].filter(([place, text]) => listUsed(text) !== listUsed(dutch.get(place)))
    expect(different).toEqual([])
  })
})

/** Adds a row of a table of messages: a message with its texts for some values. */
const say = <Area>(nl: Area, en: Area, message: (area: Area) => string, ...texts: [dutch: string, english: string]) =>
  [message(nl), message(en), ...texts] as const

describe('a message that depends on its number', () => {
  test.each([
    say(list, listEn, (area) => area.found(0), 'Geen stukken gevonden', 'No pieces found'),
    say(list, listEn, (area) => area.found(1), '1 stuk gevonden', '1 piece found'),
    say(list, listEn, (area) => area.found(24), '24 stukken gevonden', '24 pieces found'),
    say(list, listEn, (area) => area.show(0), 'Niets gevonden', 'Nothing found'),
    say(catalogue, catalogueEn, (area) => area.list.more(1, false), 'Toon de volgende', 'Show the next one'),
    say(catalogue, catalogueEn, (area) => area.list.more(24, true), 'Toon de laatste 24', 'Show the last 24'),
    say(catalogue, catalogueEn, (area) => area.product.delivery.days(3, 3), '3 werkdagen', '3 working days'),
    say(catalogue, catalogueEn, (area) => area.product.delivery.days(3, 5), '3 tot 5 werkdagen', '3 to 5 working days'),
    say(
      cart,
      cartEn,
      (area) => area.short(1, 5),
      'Er is er nog 1, in je mandje liggen er 5.',
      'There is 1 left; your basket has 5.',
    ),
    say(
      cart,
      cartEn,
      (area) => area.short(3, 5),
      'Er zijn er nog 3, in je mandje liggen er 5.',
      'There are 3 left; your basket has 5.',
    ),
    say(
      cart,
      cartEn,
      (area) => area.design.short('Spile', 0),
      'Spile is intussen uitverkocht.',
      'Spile has since sold out.',
    ),
    say(cart, cartEn, (area) => area.design.short('Spile', 1), 'Van Spile is er nog 1.', 'There is 1 left of Spile.'),
    say(
      cart,
      cartEn,
      (area) => area.design.short('Spile', 3),
      'Van Spile zijn er nog 3.',
      'There are 3 left of Spile.',
    ),
    say(giftlist, giftlistEn, (area) => area.list.chosen(0, 1), '0 van 1 cadeau gekozen', '0 of 1 gift chosen'),
    say(giftlist, giftlistEn, (area) => area.list.chosen(1, 16), '1 van 16 cadeaus gekozen', '1 of 16 gifts chosen'),
    say(giftlist, giftlistEn, (area) => area.list.days(0), 'vandaag', 'today'),
    say(giftlist, giftlistEn, (area) => area.list.days(1), 'morgen', 'tomorrow'),
    say(giftlist, giftlistEn, (area) => area.list.days(22), 'nog 22 dagen', '22 days to go'),
    say(offers, offersEn, (area) => area.freeNow(1), 'Het goedkoopste stuk is gratis.', 'The cheapest piece is free.'),
    say(
      offers,
      offersEn,
      (area) => area.freeNow(2),
      'De twee goedkoopste stukken zijn gratis.',
      'The two cheapest pieces are free.',
    ),
    say(campaign, campaignEn, (area) => area.freePiece.offer(5, 2), '7 halen, 5 betalen', 'Buy 5, get 2 free'),
    say(
      gallery,
      galleryEn,
      (area) => area.room.fits('252', 84),
      'Het is 252 cm breed en past, met aan elke kant nog 84 cm.',
      'It is 252 cm wide and fits, with 84 cm left on each side.',
    ),
    say(
      gallery,
      galleryEn,
      (area) => area.room.fits('252', 0),
      'Het is 252 cm breed en past precies.',
      'It is 252 cm wide and fits exactly.',
    ),
    say(
      configurator,
      configuratorEn,
      (area) => area.view3d.viewpoint(0, 10),
      'recht van voren, 10° van boven',
      'straight from the front, 10° from above',
    ),
    say(
      configurator,
      configuratorEn,
      (area) => area.view3d.viewpoint(-60, 0),
      '60° van rechts, 0° van boven',
      '60° from the right, 0° from above',
    ),
    say(order, orderEn, (area) => area.pieceInWords(1, 'Spile'), 'Spile', 'Spile'),
    say(order, orderEn, (area) => area.pieceInWords(24, 'Spile'), '24 × Spile', '24 × Spile'),
  ])('the message is "%s" in Dutch and "%s" in English', (dutch, english, expectedDutch, expectedEnglish) => {
    expect([dutch, english]).toEqual([expectedDutch, expectedEnglish])
  })
})

test('the cart names the time to decide of data/shop.json', () => {
  expect(cart.timeToDecide).toContain(`${shopDetails.daysToDecide} dagen`)
  expect(cartEn.timeToDecide).toContain(`${shopDetails.daysToDecide} days`)
})

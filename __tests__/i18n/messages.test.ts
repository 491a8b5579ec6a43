import { readdirSync } from 'node:fs'
import path from 'node:path'
import shopDetails from '../../data/shop.json'
import { campaignMessages } from '../../src/i18n/buildTime'
import { type Language, languages } from '../../src/i18n/languages'
import { bringMessages } from '../../src/i18n/lateMessages'
import { loadFirstMessages } from '../../src/i18n/loadFirstMessages'
import { type Area, type Areas, getMessages, loadMessages } from '../../src/i18n/messages'
import { en as emailsEn } from '../../src/sandbox/mail/en'
import { nl as emails } from '../../src/sandbox/mail/nl'
import { payPageMessages } from '../../src/sandbox/routes/order/payPageMessages'

bringMessages('cart', 'configurator', 'gallery', 'giftlist', 'list', 'offers', 'order')
beforeAll(async () => {
  await Promise.all(languages.flatMap((language) => [loadFirstMessages(language), loadMessages(language)]))
})

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

/** A row of a table of messages: a message for some values, with its texts. */
type MessageRow = [dutch: string, english: string, read: (language: Language) => string]

const say = <Name extends Area>(
  area: Name,
  message: (messages: Areas[Name]) => string,
  dutch: string,
  english: string,
): MessageRow => [dutch, english, (language) => message(getMessages(language, area))]

describe('a message that depends on its number', () => {
  test.each<MessageRow>([
    say('list', (area) => area.found(0), 'Geen stukken gevonden', 'No pieces found'),
    say('list', (area) => area.found(1), '1 stuk gevonden', '1 piece found'),
    say('list', (area) => area.found(24), '24 stukken gevonden', '24 pieces found'),
    say('list', (area) => area.show(0), 'Niets gevonden', 'Nothing found'),
    say('catalogue', (area) => area.list.more(1, false), 'Toon de volgende', 'Show the next one'),
    say('catalogue', (area) => area.list.more(24, true), 'Toon de laatste 24', 'Show the last 24'),
    say('catalogue', (area) => area.product.delivery.days(3, 3), '3 werkdagen', '3 working days'),
    say('catalogue', (area) => area.product.delivery.days(3, 5), '3 tot 5 werkdagen', '3 to 5 working days'),
    say(
      'cart',
      (area) => area.short(1, 5),
      'Er is er nog 1, in je mandje liggen er 5.',
      'There is 1 left; your basket has 5.',
    ),
    say(
      'cart',
      (area) => area.short(3, 5),
      'Er zijn er nog 3, in je mandje liggen er 5.',
      'There are 3 left; your basket has 5.',
    ),
    say('cart', (area) => area.design.short('Spile', 0), 'Spile is intussen uitverkocht.', 'Spile has since sold out.'),
    say('cart', (area) => area.design.short('Spile', 1), 'Van Spile is er nog 1.', 'There is 1 left of Spile.'),
    say('cart', (area) => area.design.short('Spile', 3), 'Van Spile zijn er nog 3.', 'There are 3 left of Spile.'),
    say('giftlist', (area) => area.list.chosen(0, 1), '0 van 1 cadeau gekozen', '0 of 1 gift chosen'),
    say('giftlist', (area) => area.list.chosen(1, 16), '1 van 16 cadeaus gekozen', '1 of 16 gifts chosen'),
    say('giftlist', (area) => area.list.days(0), 'vandaag', 'today'),
    say('giftlist', (area) => area.list.days(1), 'morgen', 'tomorrow'),
    say('giftlist', (area) => area.list.days(22), 'nog 22 dagen', '22 days to go'),
    say('offers', (area) => area.freeNow(1), 'Het goedkoopste stuk is gratis.', 'The cheapest piece is free.'),
    say(
      'offers',
      (area) => area.freeNow(2),
      'De twee goedkoopste stukken zijn gratis.',
      'The two cheapest pieces are free.',
    ),
    ['7 halen, 5 betalen', 'Buy 5, get 2 free', (language) => campaignMessages[language].freePiece.offer(5, 2)],
    say(
      'gallery',
      (area) => area.room.fits('252', 84),
      'Het is 252 cm breed en past, met aan elke kant nog 84 cm.',
      'It is 252 cm wide and fits, with 84 cm left on each side.',
    ),
    say(
      'gallery',
      (area) => area.room.fits('252', 0),
      'Het is 252 cm breed en past precies.',
      'It is 252 cm wide and fits exactly.',
    ),
    say(
      'configurator',
      (area) => area.view3d.viewpoint(0, 10),
      'recht van voren, 10° van boven',
      'straight from the front, 10° from above',
    ),
    say(
      'configurator',
      (area) => area.view3d.viewpoint(-60, 0),
      '60° van rechts, 0° van boven',
      '60° from the right, 0° from above',
    ),
    say('order', (area) => area.pieceInWords(1, 'Spile'), 'Spile', 'Spile'),
    say('order', (area) => area.pieceInWords(24, 'Spile'), '24 × Spile', '24 × Spile'),
  ])('the message is "%s" in Dutch and "%s" in English', (dutch, english, read) => {
    expect([read('nl'), read('en')]).toEqual([dutch, english])
  })
})

test('the cart names the time to decide of data/shop.json', () => {
  expect(getMessages('nl', 'cart').timeToDecide).toContain(`${shopDetails.daysToDecide} dagen`)
  expect(getMessages('en', 'cart').timeToDecide).toContain(`${shopDetails.daysToDecide} days`)
})

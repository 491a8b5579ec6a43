import type { Gift } from '../../../src/contract/gift'
import { buildCsv, buildFileName, buildGiftRows } from '../../../src/features/giftlist/gifts/ReceivedGifts'
import { giftlistItems as en } from '../../../src/i18n/en/giftlistItems'
import { giftlistItems as nl } from '../../../src/i18n/nl/giftlistItems'

test.each([
  ['plain words', 'Tante An', '"Tante An"'],
  ['nothing', '', '""'],
  ['a separator', 'An; Bo, Cas', '"An; Bo, Cas"'],
  ['quotes', 'zei "dag"', '"zei ""dag"""'],
  ['several lines', 'Veel geluk\r\nAn', '"Veel geluk\r\nAn"'],
  ['markup', '<img src=x onerror=alert(1)>', '"<img src=x onerror=alert(1)>"'],
  ['a formula', '=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['a plus', '+32 470', `"'+32 470"`],
  ['a minus', '-2+3', `"'-2+3"`],
  ['an at sign', '@SUM(A1)', `"'@SUM(A1)"`],
  ['a tab', '\t=1', `"'\t=1"`],
  ['a carriage return', '\r=1', `"'\r=1"`],
  ['a line end', '\n=1', `"'\n=1"`],
  ['spaces before a formula', '  =1', `"'  =1"`],
  ['an invisible character before a formula', '\u200B=1', `"'\u200B=1"`],
  ['a full-width formula', '\uFF1D1+1', `"'\uFF1D1+1"`],
  ['a sign further on', 'An = Bo', '"An = Bo"'],
])('a spreadsheet shows a cell with %s as text', (_row, value, cell) => {
  expect(buildCsv([[value]], 'nl')).toBe(`\uFEFF${cell}\r\n`)
})

test.each([
  ['nl', '\uFEFF"Dag";"Gever"\r\n"2026-11-21";"Zoë"\r\n'],
  ['en', '\uFEFF"Dag","Gever"\r\n"2026-11-21","Zoë"\r\n'],
] as const)('a file in %s has the byte order mark, separators and line endings of a spreadsheet', (language, file) => {
  const rows = [
    ['Dag', 'Gever'],
    ['2026-11-21', 'Zoë'],
  ]
  expect(buildCsv(rows, language)).toBe(file)
})

const gift = (more: Partial<Gift>): Gift => ({
  ...{
    id_gift: 1,
    id_giftlist_product: 2,
    name: 'Tove',
    combination: 'eik',
    picture: null,
    quantity: 2,
    amount: null,
    message: 'Dag',
  },
  ...{ giver: 'An', day: '2026-11-21', destination: 'owner', thanked: true, _links: {} },
  ...more,
})

test.each([
  ['nl', nl, ['2026-11-21', 'An', 'Tove', 'eik', '', '12,50', 'Dag', '', 'nee']],
  ['en', en, ['2026-11-21', 'An', 'Tove', 'eik', '', '12.50', 'Dag', '', 'no']],
] as const)(
  'in %s, the columns and numbers of gifts and contributions have the format of the language',
  (language, messages, contribution) => {
    const [heading, whole, part] = buildGiftRows(
      [gift({}), gift({ amount: 12.5, quantity: 1, thanked: false })],
      messages.gifts,
      language,
    )
    expect(heading).toEqual(Object.values(messages.gifts.columns))
    expect(whole!.slice(4)).toEqual(['2', '', 'Dag', messages.gifts.destinations.owner, messages.gifts.yes])
    expect(part).toEqual(contribution)
  },
)

test.each([
  ['Noor & Elias', 'cadeaus-noor-elias.csv'],
  ['Zoë', 'cadeaus-zoe.csv'],
  ['../../etc/passwd', 'cadeaus-etc-passwd.csv'],
  ['名前', 'cadeaus.csv'],
  ['x'.repeat(2000), `cadeaus-${'x'.repeat(60)}.csv`],
])('the list %s is saved under a name that every system accepts', (name, expected) => {
  expect(buildFileName('cadeaus', name)).toBe(expected)
})

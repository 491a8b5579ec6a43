import type { Gift } from '../../../contract/gift'
import { decimalSign } from '../../../i18n/decimalSign'
import type { Language } from '../../../i18n/languages'
import type { Areas } from '../../../i18n/messages'

type GiftMessages = Areas['giftlistItems']['gifts']

/** The separator that the spreadsheets of a language expect, because many use the comma in amounts. */
export const chooseSeparator = (language: Language): ',' | ';' => (decimalSign[language] === ',' ? ';' : ',')

/** Formats an amount as a number that a spreadsheet can add up. */
const formatNumber = (euro: number, language: Language) => euro.toFixed(2).replace('.', decimalSign[language])

/** Returns the gifts as rows of a table, below a row with the names of the columns. */
export function buildGiftRows(
  gifts: readonly Gift[],
  { columns, destinations, yes, no }: GiftMessages,
  language: Language,
) {
  const heading = [
    ...[columns.day, columns.giver, columns.product, columns.variant, columns.quantity, columns.amount],
    ...[columns.message, columns.destination, columns.thanked],
  ]
  const rows = gifts.map(({ amount, ...gift }) => [
    ...[gift.day.slice(0, 10), gift.giver, gift.name, gift.combination],
    ...(amount === null ? [String(gift.quantity), ''] : ['', formatNumber(amount, language)]),
    ...[gift.message, amount === null ? destinations[gift.destination] : '', gift.thanked ? yes : no],
  ])
  return [heading, ...rows]
}

/** Returns a file name that every system accepts, from the name of a list. */
export function buildFileName(start: string, list: string): string {
  const name = list
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
  return `${[start, name].filter(Boolean).join('-')}.csv`
}

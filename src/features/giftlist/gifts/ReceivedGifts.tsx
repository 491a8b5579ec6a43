import { useState } from 'react'
import type { Gift, GiftlistGifts } from '../../../contract/gift'
import type { Giftlist } from '../../../contract/giftlist'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useMoney } from '../../../i18n/money'
import { bringMessages } from '../../../i18n/lateMessages'
import { saveFile } from '../../../store/browser/saveFile'
import { Button } from '../../../ui/button/Button'
import { Checkbox } from '../../../ui/form/Checkbox'
import { formatGiftlistName } from '../owner/giftlistState'
import { GiftCredit } from '../items/GiftCredit'
import { ReceivedGift } from './ReceivedGift'
import { useThanks } from './useThanks'
import { decimalSign } from '../../../i18n/decimalSign'
import type { Language } from '../../../i18n/languages'
import type { Areas } from '../../../i18n/messages'
import * as styles from './Gifts.module.css'

const useMessages = bringMessages('giftlistItems')

export function ReceivedGifts({ list, loadedGifts }: { list: Giftlist; loadedGifts: GiftlistGifts }) {
  const messages = useMessages('giftlistItems').gifts
  const formatEuro = useMoney()
  const { shownState: gifts, failures, change } = useThanks(list, loadedGifts)
  // A gift that the owner has just marked stays visible until the owner chooses the filter again, so that the mark can
  // be undone.
  const [filteredIds, setFilteredIds] = useState<ReadonlySet<number> | null>(null)
  const unthankedGifts = gifts.filter(({ thanked }) => !thanked)
  const shownGifts = filteredIds ? gifts.filter(({ id_gift }) => filteredIds.has(id_gift)) : gifts
  const collectedAmount = loadedGifts.collected ?? 0
  return (
    <section className={styles.section} aria-label={messages.title}>
      <p>
        {messages.count(gifts.length)}
        {collectedAmount > 0 && ` ${messages.collected(formatEuro(collectedAmount))}`}
      </p>
      <GiftCredit list={list} />
      <div className={styles.tools}>
        <Checkbox
          id="still-to-thank"
          checked={filteredIds !== null}
          onChange={(event) =>
            setFilteredIds(event.target.checked ? new Set(unthankedGifts.map(({ id_gift }) => id_gift)) : null)
          }
        >
          {messages.toThank(unthankedGifts.length)}
        </Checkbox>
        <GiftTools list={list} gifts={gifts} />
      </div>
      <p role="status">{shownGifts.length === 0 && messages.allThanked}</p>
      <ul className={styles.gifts}>
        {shownGifts.map((gift) => (
          <ReceivedGift
            key={gift.id_gift}
            gift={gift}
            hasFailed={failures.has(gift.id_gift)}
            onThank={(thanked) => change({ id: gift.id_gift, thanked })}
          />
        ))}
      </ul>
    </section>
  )
}

/** The saved file contains all gifts, but the printed page contains only the visible gifts. */
function GiftTools({ list, gifts }: { list: Giftlist; gifts: readonly Gift[] }) {
  const messages = useMessages('giftlistItems')
  const language = useLanguage()
  const handleSave = () => {
    const name = formatGiftlistName(list, messages.lists.unnamed)
    const csv = buildCsv(buildGiftRows(gifts, messages.gifts, language), language)
    saveFile(buildFileName(messages.gifts.file, name), csv, 'text/csv;charset=utf-8')
  }
  return (
    <div className={styles.buttons}>
      <Button variant="ghost" onClick={handleSave}>
        {messages.gifts.save}
      </Button>
      <Button variant="ghost" onClick={() => window.print()}>
        {messages.gifts.print}
      </Button>
    </div>
  )
}

/**
 * Spreadsheets treat a cell as a formula if it begins with `=`, `+`, `-` or `@`, even after spaces or in full-width
 * form. A tab or line break at the beginning could hide such a character.
 */
const formulaPattern = /^(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/u

const buildCell = (value: string): string => {
  const safeValue = formulaPattern.test(value) ? `'${value}` : value
  return `"${safeValue.replaceAll('"', '""')}"`
}

/**
 * The byte order mark makes spreadsheets read the text as UTF-8. They expect semicolons as separators in a language that
 * uses the comma in amounts.
 */
export function buildCsv(rows: readonly (readonly string[])[], language: Language): string {
  const separator = decimalSign[language] === ',' ? ';' : ','
  return `\uFEFF${rows.map((row) => row.map(buildCell).join(separator)).join('\r\n')}\r\n`
}

const formatCsvAmount = (euro: number, language: Language) => euro.toFixed(2).replace('.', decimalSign[language])

export function buildGiftRows(
  gifts: readonly Gift[],
  { columns, destinations, yes, no }: Areas['giftlistItems']['gifts'],
  language: Language,
) {
  const heading = [
    ...[columns.day, columns.giver, columns.product, columns.variant, columns.quantity, columns.amount],
    ...[columns.message, columns.destination, columns.thanked],
  ]
  const rows = gifts.map(({ amount, ...gift }) => [
    ...[gift.day.slice(0, 10), gift.giver, gift.name, gift.combination],
    ...(amount === null ? [String(gift.quantity), ''] : ['', formatCsvAmount(amount, language)]),
    ...[gift.message, amount === null ? destinations[gift.destination] : '', gift.thanked ? yes : no],
  ])
  return [heading, ...rows]
}

/** Converts the name of a list to a file name that every operating system accepts. */
export function buildFileName(prefix: string, listName: string): string {
  const name = listName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
  return `${[prefix, name].filter(Boolean).join('-')}.csv`
}

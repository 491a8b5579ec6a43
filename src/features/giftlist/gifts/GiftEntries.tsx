import { useState } from 'react'
import type { Gift, GiftlistGifts } from '../../../contract/gift'
import type { Giftlist } from '../../../contract/giftlist'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useMoney } from '../../../i18n/money'
import { bringMessages } from '../../../i18n/lateMessages'
import { saveFile } from '../../../store/browser/saveFile'
import { Button } from '../../../ui/button/Button'
import { Checkbox } from '../../../ui/form/Checkbox'
import { formatGiftlistName } from '../owner/formatGiftlistName'
import { buildCsv } from './buildCsv'
import { buildFileName, buildGiftRows, chooseSeparator } from './buildGiftRows'
import { GiftCredit } from '../items/GiftCredit'
import { GiftEntry } from './GiftEntry'
import { useThanks } from './useThanks'
import * as styles from './Gifts.module.css'

const useMessages = bringMessages('giftlistItems')

interface GiftEntriesProps {
  list: Giftlist
  loaded: GiftlistGifts
}

/** Shows the gifts to a list, latest first, with the collected amount and a mark for each giver who was thanked. */
export function GiftEntries({ list, loaded }: GiftEntriesProps) {
  const messages = useMessages('giftlistItems').gifts
  const money = useMoney()
  const { gifts, failed, thank } = useThanks(list, loaded)
  // A gift that is marked stays visible until the filter is chosen again, so that the mark can be undone.
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null)
  const unthanked = gifts.filter(({ thanked }) => !thanked)
  const shown = chosen ? gifts.filter(({ id_gift }) => chosen.has(id_gift)) : gifts
  const collected = loaded.collected ?? 0
  return (
    <section className={styles.section} aria-label={messages.title}>
      <p>
        {messages.count(gifts.length)}
        {collected > 0 && ` ${messages.collected(money(collected))}`}
      </p>
      <GiftCredit list={list} />
      <div className={styles.tools}>
        <Checkbox
          id="still-to-thank"
          checked={chosen !== null}
          onChange={(event) =>
            setChosen(event.target.checked ? new Set(unthanked.map(({ id_gift }) => id_gift)) : null)
          }
        >
          {messages.toThank(unthanked.length)}
        </Checkbox>
        <GiftTools list={list} gifts={gifts} />
      </div>
      <p role="status">{shown.length === 0 && messages.allThanked}</p>
      <ul className={styles.gifts}>
        {shown.map((gift) => (
          <GiftEntry
            key={gift.id_gift}
            gift={gift}
            hasFailed={failed.has(gift.id_gift)}
            onThank={(thanked) => thank(gift.id_gift, thanked)}
          />
        ))}
      </ul>
    </section>
  )
}

interface GiftToolsProps {
  list: Giftlist
  gifts: readonly Gift[]
}

/** Saves all gifts for a spreadsheet, or prints those that are shown. */
function GiftTools({ list, gifts }: GiftToolsProps) {
  const messages = useMessages('giftlistItems')
  const language = useLanguage()
  const handleSave = () => {
    const name = formatGiftlistName(list, messages.lists.unnamed)
    const csv = buildCsv(buildGiftRows(gifts, messages.gifts, language), chooseSeparator(language))
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

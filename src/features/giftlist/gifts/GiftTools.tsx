import type { Gift, Giftlist } from '../../../contract/giftlist'
import { Button } from '../../../ui/button/Button'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import { saveFile } from '../../../store/browser/saveFile'
import { formatGiftlistName } from '../panel/formatGiftlistName'
import { buildCsv } from './buildCsv'
import { buildFileName, buildGiftRows, csvSeparator } from './buildGiftRows'
import * as styles from './Gifts.module.css'

interface GiftToolsProps {
  list: Giftlist
  gifts: readonly Gift[]
}

/** Saves all gifts for a spreadsheet, or prints those that are shown. */
export function GiftTools({ list, gifts }: GiftToolsProps) {
  const words = useWords('giftlistItems')
  const language = useLanguage()
  const handleSave = () => {
    const name = formatGiftlistName(list, words.lists.unnamed)
    const csv = buildCsv(buildGiftRows(gifts, words.gifts, language), csvSeparator[language])
    saveFile(buildFileName(words.gifts.file, name), csv, 'text/csv;charset=utf-8')
  }
  return (
    <div className={styles.buttons}>
      <Button variant="ghost" onClick={handleSave}>
        {words.gifts.save}
      </Button>
      <Button variant="ghost" onClick={() => window.print()}>
        {words.gifts.print}
      </Button>
    </div>
  )
}

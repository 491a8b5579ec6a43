import type { ReactNode } from 'react'
import type { Giftlist } from '../../../contract/giftlist'
import { SelectField } from '../../../ui/form/Field'
import * as text from '../../../ui/text.module.css'
import { useWords } from '../../../i18n/useWords'
import { formatGiftlistName } from '../panel/formatGiftlistName'
import * as styles from './GiftlistHead.module.css'

interface GiftlistHeadProps {
  lists: readonly Giftlist[]
  list: Giftlist
  onChoose: (id_giftlist: number) => void
  /** The links to other pages of the list. */
  children: ReactNode
}

/** The name of a list above its items or its gifts. A customer with several lists can choose another one. */
export function GiftlistHead({ lists, list, onChoose, children }: GiftlistHeadProps) {
  const words = useWords('giftlistItems').lists
  const name = formatGiftlistName(list, words.unnamed)
  return (
    <header className={styles.head}>
      <h2 className={`${styles.name} ${text.xl}`} dir="auto">
        {name}
      </h2>
      {lists.length > 1 && (
        <SelectField
          id="giftlist"
          label={words.choose}
          className={styles.select}
          value={list.id_giftlist}
          onChange={(event) => onChoose(Number(event.target.value))}
        >
          {lists.map((each) => (
            <option key={each.id_giftlist} value={each.id_giftlist}>
              {formatGiftlistName(each, words.unnamed)}
            </option>
          ))}
        </SelectField>
      )}
      <div className={`${styles.links} ${text.sm}`}>{children}</div>
    </header>
  )
}

import type { Giftlist } from '../../../../contract/giftlist'
import { formatDate } from '../../../../i18n/dates'
import { useLanguage } from '../../../../i18n/LanguageContext'
import { bringMessages } from '../../../../i18n/lateMessages'
import { MeasureLine } from '../../../../ui/figure/MeasureLine'
import * as text from '../../../../ui/text.module.css'
import { findProgress, findVisibility, type OwnListProgress } from '../giftlistState'
import * as styles from './MyGiftlists.module.css'

const useMessages = bringMessages('giftlistOwner')

export function ListSummary({ list }: { list: Giftlist }) {
  const { card: messages, visibility } = useMessages('giftlistOwner')
  const language = useLanguage()
  const progress = findProgress(list)
  const owners = list.name_parents.trim()
  return (
    <>
      {owners !== '' && list.name.trim() !== '' && (
        <p className={text.sm} dir="auto">
          {owners}
        </p>
      )}
      {list.event_date !== null && (
        <p className={text.sm}>{messages.event(formatDate(list.event_date, language, 'full'))}</p>
      )}
      <p className={`${text.sm} ${list.published ? text.pine : text.stone}`}>
        {visibility.states[findVisibility(list)]}
      </p>
      <div className={styles.progress}>
        {progress.kind === 'given' && (
          <MeasureLine value={progress.given} max={progress.wished} isDone={progress.given === progress.wished} />
        )}
        <p className={text.sm}>{useProgressText(progress)}</p>
      </div>
    </>
  )
}

function useProgressText(progress: OwnListProgress): string {
  const { card: messages } = useMessages('giftlistOwner')
  const language = useLanguage()
  switch (progress.kind) {
    case 'empty':
      return messages.empty
    case 'hidden':
      return messages.hidden(formatDate(progress.until, language, 'full'))
    case 'wished':
      return messages.wished(progress.wished)
    case 'given':
      return messages.given(progress.given, progress.wished)
  }
}

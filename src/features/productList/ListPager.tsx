import type { MouseEvent } from 'react'
import { getButtonClass } from '../../ui/button/getButtonClass'
import { MeasureLine } from '../../ui/figure/MeasureLine'
import { useMessages } from '../../i18n/useMessages'
import { listPageSize } from '../../pageTable/contents/lists'
import * as styles from './ListSection.module.css'

interface ListPagerProps {
  shownCount: number
  total: number
  nextUrl: string | null
  isBusy: boolean
  onLoadMore: () => void
}

/** Without scripts, the link opens the next page. With scripts, it adds that page to the list. */
export function ListPager({ shownCount, total, nextUrl, isBusy, onLoadMore }: ListPagerProps) {
  const messages = useMessages('catalogue').list
  if (total <= listPageSize) return null
  const remainingCount = total - shownCount
  const handleClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (!isBusy) onLoadMore()
  }
  return (
    <div className={styles.pager}>
      <MeasureLine value={shownCount} max={total} />
      <p>{messages.seen(shownCount, total)}</p>
      {nextUrl && remainingCount > 0 && (
        <a
          className={getButtonClass('ghost', true)}
          href={nextUrl}
          aria-busy={isBusy || undefined}
          onClick={handleClick}
        >
          {messages.more(Math.min(remainingCount, listPageSize), remainingCount <= listPageSize)}
        </a>
      )}
    </div>
  )
}

import type { MouseEvent } from 'react'
import { getButtonClass } from '../../ui/button/getButtonClass'
import { MeasureLine } from '../../ui/figure/MeasureLine'
import { useWords } from '../../i18n/useWords'
import { listPageSize } from '../../pageTable/contents/lists'
import * as styles from './ListFoot.module.css'

interface ListFootProps {
  seen: number
  total: number
  /** Where the next page is; null when this is all. */
  next: string | null
  busy: boolean
  onMore: () => void
}

/** How much of the list has been seen, and the way to the rest: a real link, which the script does in place. */
export function ListFoot({ seen, total, next, busy, onMore }: ListFootProps) {
  const words = useWords('catalogue').list
  if (total <= listPageSize) return null
  const rest = total - seen
  const more = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (!busy) onMore()
  }
  return (
    <div className={styles.foot}>
      <MeasureLine value={seen} max={total} />
      <p>{words.seen(seen, total)}</p>
      {next && rest > 0 && (
        <a className={getButtonClass('ghost', true)} href={next} aria-busy={busy || undefined} onClick={more}>
          {words.more(Math.min(rest, listPageSize), rest <= listPageSize)}
        </a>
      )}
    </div>
  )
}

import { Button } from '../../../design/Button'
import { MeasureLine } from '../../../design/MeasureLine'
import { Note } from '../../../design/Note'
import { useWords } from '../../../i18n/useWords'
import * as styles from './OrderList.module.css'

interface MoreOrdersProps {
  shown: number
  /** How many there are in all. */
  total: number
  state: 'idle' | 'busy' | 'failed'
  onMore: () => void
}

/** How many of the orders show, and the way to the next. */
export function MoreOrders({ shown, total, state, onMore }: MoreOrdersProps) {
  const { list } = useWords('order')
  return (
    <div className={styles.more}>
      <p>{list.seen(shown, total)}</p>
      <MeasureLine value={shown} max={total} className={styles.line} />
      {state === 'failed' && (
        <Note look="bad" role="alert">
          {list.moreFailed}
        </Note>
      )}
      <Button look="ghost" busy={state === 'busy'} onClick={onMore}>
        {list.more}
      </Button>
    </div>
  )
}

import { useEffect, useState, type RefObject } from 'react'
import { Button } from '../../../design/Button'
import { useWords } from '../../../i18n/useWords'
import * as styles from './BuyBar.module.css'

interface BuyBarProps {
  name: string
  amount: string
  busy: boolean
  onAdd: () => void
  /** What it stands in for while that is off the screen. */
  row: RefObject<HTMLDivElement>
}

/** On a small screen: name, price and the button, at the bottom while the main button is out of sight. */
export function BuyBar({ name, amount, busy, onAdd, row }: BuyBarProps) {
  const words = useWords('catalogue').product
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!row.current || !('IntersectionObserver' in window)) return
    const watch = new IntersectionObserver(([entry]) => setShown(entry?.isIntersecting === false))
    watch.observe(row.current)
    return () => watch.disconnect()
  }, [row])
  if (!shown) return null
  return (
    <div className={styles.bar}>
      <span>
        {name}
        <br />
        {amount}
      </span>
      <Button busy={busy} onClick={onAdd}>
        {words.add}
      </Button>
    </div>
  )
}

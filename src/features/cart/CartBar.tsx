import { type RefObject, useEffect, useState } from 'react'
import { ButtonLink } from '../../ui/button/PageLink'
import { useLanguage } from '../../i18n/LanguageContext'
import { useMoney } from '../../i18n/money'
import { bringMessages } from '../../i18n/lateMessages'
import { buildPath } from '../../pageTable/paths'
import * as styles from './CartOverview.module.css'

const useMessages = bringMessages('cart')

interface CartBarProps {
  /** In euro. */
  total: number
  /** The bar is visible while this element of the overview is below the viewport. */
  checkoutElement: RefObject<HTMLElement>
}

/** On a small screen, the checkout link of the overview is far down. */
export function CartBar({ total, checkoutElement }: CartBarProps) {
  const messages = useMessages('cart')
  const formatEuro = useMoney()
  const path = buildPath('checkout', useLanguage())
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    if (!checkoutElement.current || !('IntersectionObserver' in window)) return
    // With this margin, everything above the viewport counts as visible.
    const observer = new IntersectionObserver(([entry]) => setIsShown(entry?.isIntersecting === false), {
      rootMargin: '100000px 0px 0px',
    })
    observer.observe(checkoutElement.current)
    return () => observer.disconnect()
  }, [checkoutElement])
  if (!isShown) return null
  return (
    <div className={styles.bar}>
      <span>
        {messages.total}
        <br />
        {formatEuro(total)}
      </span>
      <ButtonLink to={path}>{messages.checkout}</ButtonLink>
    </div>
  )
}

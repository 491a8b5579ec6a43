import { useEffect } from 'react'
import { Note } from '../../../design/Note'
import { useMoney } from '../../../i18n/useMoney'
import { useWords } from '../../../i18n/useWords'
import { differenceDismissed, differenceShown } from '../../../state/cart/cartSlice'
import { useShopDispatch, useShopSelector } from '../../../state/hooks'
import { differenceSentences } from './differenceSentences'
import * as styles from './WhatChanged.module.css'

interface WhatChangedProps {
  /** The note is gone with the button that had the focus. */
  onDismissed: () => void
}

/** What changed in the cart while the shopper wasn't looking; without particulars when only the checkout says so. */
export function WhatChanged({ onDismissed }: WhatChangedProps) {
  const words = useWords('cart')
  const money = useMoney()
  const dispatch = useShopDispatch()
  const difference = useShopSelector(({ cart }) => cart.difference)
  // Of an empty cart there is nothing to look over.
  const changed = useShopSelector(
    ({ cart, checkout }) => checkout.checkout?.changed === true && cart.cart?.items.length !== 0,
  )

  useEffect(() => {
    if (difference) dispatch(differenceShown())
  }, [dispatch, difference])

  const dismiss = () => {
    dispatch(differenceDismissed())
    onDismissed()
  }
  return (
    <div role="status">
      {difference ? (
        <Note className={styles.note}>
          <p>{words.difference.title}</p>
          <ul className={styles.changes}>
            {differenceSentences(difference, words, money).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <button type="button" className={styles.dismiss} onClick={dismiss}>
            {words.difference.dismiss}
          </button>
        </Note>
      ) : (
        changed && <Note className={styles.note}>{words.changed}</Note>
      )}
    </div>
  )
}

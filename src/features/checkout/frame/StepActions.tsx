import type { ReactNode } from 'react'
import { Button } from '../../../design/Button'
import { Note } from '../../../design/Note'
import { PageLink } from '../../../design/PageLink'
import { SlowNote } from '../../../design/SlowNote'
import * as text from '../../../design/text.module.css'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useMoney } from '../../../i18n/useMoney'
import { useWords } from '../../../i18n/useWords'
import { pathOf } from '../../../pageTable/paths'
import * as styles from '../../../forms/Form.module.css'

interface StepActionsProps {
  /** What the button does: "Verder naar cadeau". */
  label: ReactNode
  busy: boolean
  /** Why it did not work, in words; it stands by the button that tries again. */
  fault: string | null
  /** In euro; beside the button on small screens, where both stay in reach. Absent: the button stays in its place. */
  total?: number
}

/** The end of a step: what went wrong, the one button, and the way back to the cart. */
export function StepActions({ label, busy, fault, total }: StepActionsProps) {
  const words = useWords('checkout')
  const language = useLanguage()
  const money = useMoney()
  return (
    <>
      {fault && (
        <Note look="bad" role="alert">
          {fault}
        </Note>
      )}
      <SlowNote underWay={busy} text={words.slow} />
      <div className={total === undefined ? styles.still : styles.end}>
        <div className={total === undefined ? undefined : styles.actions}>
          {total !== undefined && (
            <span className={styles.total}>
              {words.total}
              <br />
              {money(total)}
            </span>
          )}
          <Button type="submit" className={styles.submit} busy={busy}>
            {label}
          </Button>
        </div>
        <PageLink to={pathOf('cart', language)} className={`${styles.back} ${text.sm} ${text.link}`}>
          {words.toCart}
        </PageLink>
      </div>
    </>
  )
}

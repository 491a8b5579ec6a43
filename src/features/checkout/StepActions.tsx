import type { ReactNode } from 'react'
import { Button } from '../../ui/button/Button'
import { Note } from '../../ui/status/Note'
import { PageLink } from '../../ui/button/PageLink'
import { SlowNote } from '../../ui/status/SlowNote'
import * as text from '../../ui/text.module.css'
import { useLanguage } from '../../i18n/LanguageContext'
import { useMoney } from '../../i18n/money'
import { useWords } from '../../i18n/useWords'
import { buildPath } from '../../pageTable/paths'
import * as styles from '../../forms/Form.module.css'

interface StepActionsProps {
  /** What the button does: "Verder naar cadeau". */
  label: ReactNode
  busy: boolean
  /** Why it did not work, in words; it stands by the button that tries again. */
  error: string | null
  /** In euro; beside the button on small screens, where both stay in reach. Absent: the button stays in its place. */
  total?: number
}

/** The end of a step: what went wrong, the one button, and the way back to the cart. */
export function StepActions({ label, busy, error, total }: StepActionsProps) {
  const words = useWords('checkout')
  const language = useLanguage()
  const money = useMoney()
  return (
    <>
      {error && (
        <Note variant="bad" role="alert">
          {error}
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
        <PageLink to={buildPath('cart', language)} className={`${styles.back} ${text.sm} ${text.link}`}>
          {words.toCart}
        </PageLink>
      </div>
    </>
  )
}

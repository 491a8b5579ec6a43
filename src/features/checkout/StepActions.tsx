import { Button } from '../../ui/button/Button'
import { ErrorNote } from '../../ui/status/ErrorNote'
import { PageLink } from '../../ui/button/PageLink'
import { SlowNote } from '../../ui/status/SlowNote'
import * as text from '../../ui/text.module.css'
import { useLanguage } from '../../i18n/LanguageContext'
import { useMoney } from '../../i18n/money'
import { bringMessages } from '../../i18n/lateMessages'
import { buildPath } from '../../pageTable/paths'
import * as styles from '../../forms/Form.module.css'

const useMessages = bringMessages('checkout')

interface StepActionsProps {
  label: string
  isBusy: boolean
  error: string | null
  /**
   * In euro. On small screens, the total and the button stay in view. If there is no total, the button scrolls with the
   * form.
   */
  total?: number
}

export function StepActions({ label, isBusy, error, total }: StepActionsProps) {
  const messages = useMessages('checkout')
  const language = useLanguage()
  const formatEuro = useMoney()
  return (
    <>
      <ErrorNote>{error}</ErrorNote>
      <SlowNote isBusy={isBusy} text={messages.slow} />
      <div className={total === undefined ? styles.still : styles.end}>
        <div className={total === undefined ? undefined : styles.actions}>
          {total !== undefined && (
            <span className={styles.total}>
              {messages.total}
              <br />
              {formatEuro(total)}
            </span>
          )}
          <Button type="submit" className={styles.submit} isBusy={isBusy}>
            {label}
          </Button>
        </div>
        <PageLink to={buildPath('cart', language)} className={`${styles.back} ${text.sm} ${text.link}`}>
          {messages.toCart}
        </PageLink>
      </div>
    </>
  )
}

import { type FormEvent, useRef, useState } from 'react'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import { buildPath } from '../../../pageTable/paths'
import { Button } from '../../../ui/button/Button'
import { PageLink } from '../../../ui/button/PageLink'
import { Icon } from '../../../ui/figure/Icon'
import { FocusedStatus } from '../../../ui/status/FocusedStatus'
import { SlowNote } from '../../../ui/status/SlowNote'
import * as text from '../../../ui/text.module.css'
import { useEmailRequest, withNewsletterApi } from '../../newsletter/useSubscription'
import * as styles from './SoldOut.module.css'

/** Requests an email when a variant is in stock again. `variant` is its `id_product_attribute`. */
export function StockAlertForm({ variant }: { variant: number }) {
  const { form: words } = useWords('stockAlert')
  const { slow } = useWords('newsletter')
  const language = useLanguage()
  const field = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState('')
  const { sent, busy, emailError, error, send, forget } = useEmailRequest(requestAlert)
  const message = emailError ?? error

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (field.current) send(field.current, { email: email.trim(), id_product_attribute: variant })
  }
  if (sent) {
    return (
      <FocusedStatus className={styles.sent}>
        <p>{words.sent}</p>
        <p className={`${text.sm} ${text.stone}`}>{words.sentTo(email.trim())}</p>
      </FocusedStatus>
    )
  }
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <label htmlFor="stock-alert-email">{words.title}</label>
      <div>
        <input
          ref={field}
          id="stock-alert-email"
          type="email"
          name="email"
          autoComplete="email"
          placeholder={words.email}
          aria-invalid={emailError ? true : undefined}
          aria-describedby="stock-alert-help"
          value={email}
          onChange={(event) => {
            setEmail(event.target.value)
            forget()
          }}
        />
        <Button type="submit" busy={busy}>
          {words.submit}
        </Button>
      </div>
      <div id="stock-alert-help" className={text.xxs}>
        <p role="alert" className={styles.error}>
          {message && (
            <>
              <Icon name="info" size={15} />
              {message}
            </>
          )}
        </p>
        {!message && (
          <p className={text.stone}>
            {words.consent}{' '}
            <PageLink className={text.link} to={buildPath('privacy', language)}>
              {words.privacy}
            </PageLink>
          </p>
        )}
      </div>
      <SlowNote isBusy={busy} text={slow} />
    </form>
  )
}

const requestAlert = (alert: { email: string; id_product_attribute: number }) =>
  withNewsletterApi(({ requestStockAlert }) => requestStockAlert(alert))

import { useState } from 'react'
import { Button } from '../../ui/button/Button'
import { ButtonLink } from '../../ui/button/PageLink'
import { useLanguage } from '../../i18n/LanguageContext'
import { bringMessages } from '../../i18n/lateMessages'
import { buildPath } from '../../pageTable/paths'
import { EmailLinkQuestion } from './EmailLinkQuestion'
import type { EmailLink } from './readEmailLink'
import * as styles from './Newsletter.module.css'

const useMessages = bringMessages('stockAlert')

/**
 * Once a stock alert is confirmed, the same link can end the alert. Without a link, the page says where to request an
 * alert.
 */
export function StockAlertContent({ emailLink }: { emailLink: EmailLink | null }) {
  const messages = useMessages('stockAlert').email
  const [isEnding, setIsEnding] = useState(false)
  const searchLink = <ButtonLink to={buildPath('search', useLanguage())}>{messages.search}</ButtonLink>
  if (!emailLink) {
    return (
      <div className={styles.question}>
        <p>{messages.noLink}</p>
        <div>{searchLink}</div>
      </div>
    )
  }
  const { token } = emailLink
  const action = isEnding ? 'unsubscribe' : emailLink.action
  return (
    <EmailLinkQuestion
      key={action + token}
      messages={messages[action]}
      call={({ submitStockAlertLink }) => submitStockAlertLink(action, token)}
      recovery={<p className={styles.again}>{messages.again}</p>}
      followUp={
        action === 'confirm' && (
          <p className={styles.again}>
            <Button variant="ghost" onClick={() => setIsEnding(true)}>
              {messages.withdraw}
            </Button>
          </p>
        )
      }
    />
  )
}

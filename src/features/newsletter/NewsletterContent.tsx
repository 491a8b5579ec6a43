import { EmailLinkQuestion } from './EmailLinkQuestion'
import type { EmailLink } from './readEmailLink'
import { SubscribeForm } from './SubscribeForm'
import { bringMessages } from '../../i18n/lateMessages'
import * as text from '../../ui/text.module.css'
import * as styles from './Newsletter.module.css'

const useMessages = bringMessages('newsletter')

/** If a confirmation link can no longer be used, the form below the message requests a new email. */
export function NewsletterContent({ emailLink }: { emailLink: EmailLink | null }) {
  const { letter } = useMessages('newsletter')
  if (!emailLink) return <SubscribeForm />
  const { action, token } = emailLink
  return (
    <EmailLinkQuestion
      key={action + token}
      messages={letter[action]}
      call={({ submitEmailLink }) => submitEmailLink(action, token)}
      recovery={
        action === 'confirm' && (
          <section className={styles.again}>
            <h2 className={text.lg}>{letter.again}</h2>
            <SubscribeForm />
          </section>
        )
      }
    />
  )
}

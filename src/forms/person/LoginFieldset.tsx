import { PageLink } from '../../ui/button/PageLink'
import * as text from '../../ui/text.module.css'
import { bringMessages } from '../../i18n/lateMessages'
import { CurrentPasswordField } from './CurrentPasswordField'
import * as styles from '../Form.module.css'
import { FormField } from '../FormField'
import type { LoginFields } from './useLoginForm'

const useMessages = bringMessages('identity')

interface LoginFieldsetProps {
  /** The path of the password recovery page; null if there is none. */
  forgotten: string | null
  /** Called when the user follows that link, for a panel to close. */
  onLeave?: () => void
}

/** The email address and the password. */
export function LoginFieldset({ forgotten, onLeave }: LoginFieldsetProps) {
  const { login: messages } = useMessages('identity')
  return (
    <>
      <div className={styles.section}>
        <FormField<LoginFields>
          name="login.email"
          type="email"
          inputMode="email"
          autoComplete="username"
          label={messages.email}
        />
        <CurrentPasswordField name="login.password" label={messages.password} />
        {forgotten && (
          <div>
            <PageLink to={forgotten} onClick={onLeave} className={`${styles.back} ${text.sm} ${text.link}`}>
              {messages.forgotten}
            </PageLink>
          </div>
        )}
      </div>
    </>
  )
}

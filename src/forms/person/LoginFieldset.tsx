import { PageLink } from '../../ui/button/PageLink'
import * as text from '../../ui/text.module.css'
import { useWords } from '../../i18n/useWords'
import { CurrentPasswordField } from './CurrentPasswordField'
import * as styles from '../Form.module.css'
import { FormField } from '../FormField'
import type { LoginFields } from './useLoginForm'

/** The email address and the password. `forgotten` is the path of the password recovery page. */
export function LoginFieldset({ forgotten }: { forgotten: string }) {
  const { login: words } = useWords('identity')
  return (
    <>
      <div className={styles.section}>
        <FormField<LoginFields>
          name="login.email"
          type="email"
          inputMode="email"
          autoComplete="username"
          label={words.email}
        />
        <CurrentPasswordField name="login.password" label={words.password} />
      </div>
      <PageLink to={forgotten} className={`${styles.back} ${text.sm} ${text.link}`}>
        {words.forgotten}
      </PageLink>
    </>
  )
}

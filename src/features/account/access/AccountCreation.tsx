import { navigate } from 'gatsby'
import { useEffect } from 'react'
import { PageLink } from '../../../ui/button/PageLink'
import * as text from '../../../ui/text.module.css'
import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import { buildPath } from '../../../pageTable/paths'
import { NotYou } from '../../../forms/person/NotYou'
import { useAppSelector } from '../../../store/hooks'
import { selectLogouts } from '../../../store/session/sessionSlice'
import * as styles from '../frame/AccountFrame.module.css'
import { AccountLoading } from '../frame/AccountLoading'
import { selectAccountView } from '../frame/accountGate'
import { forgetAccountDraft } from './accountFields'
import { CreateAccountForm } from './CreateAccountForm'
import { CreateAccountPlaceholder } from './CreateAccountPlaceholder'

const useMessages = bringMessages('account')

export function AccountCreation() {
  const { create: messages } = useMessages('account')
  const language = useLanguage()
  const view = useAppSelector(selectAccountView)
  // The form may contain a guest's details, so a logout resets the form.
  const logouts = useAppSelector(selectLogouts)
  useEffect(() => {
    if (view !== 'open') return
    forgetAccountDraft()
    void navigate(buildPath('my-account', language), { replace: true })
  }, [view, language])

  if (view === 'open' || view === 'loading') return <AccountLoading placeholder={<CreateAccountPlaceholder />} />
  return (
    <div className={styles.narrow}>
      <div className={styles.login}>
        <p>{messages.intro}</p>
        <p className={text.sm}>
          {messages.known}{' '}
          <PageLink to={buildPath('my-account', language)} className={text.link}>
            {messages.logIn}
          </PageLink>
        </p>
      </div>
      <NotYou />
      <CreateAccountForm key={logouts} />
    </div>
  )
}

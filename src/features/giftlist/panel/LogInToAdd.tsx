import { useEffect } from 'react'
import { LogInForm } from '../../account/frame/LogInForm'
import { PageLink } from '../../../ui/button/PageLink'
import * as text from '../../../ui/text.module.css'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import { buildPath } from '../../../pageTable/paths'
import { savePendingAddition } from '../../../store/giftlist/pendingAddition'
import type { GiftlistAddition } from '../../../store/sidePanelSlice'

interface LogInToAddProps {
  item: GiftlistAddition
  /** The email address of the customer whose session has expired. */
  email?: string
  /** Called when the user follows a link to another page. */
  onLeave: () => void
}

/**
 * The login form of the panel, since a gift list requires an account. The item is added after the login, also after one
 * on another page, to which the links lead.
 */
export function LogInToAdd({ item, email, onLeave }: LogInToAddProps) {
  const { panel: words } = useWords('giftlistItems')
  const language = useLanguage()
  useEffect(() => savePendingAddition(item), [item])
  return (
    <>
      <p>{email === undefined ? words.logIn : words.logInAgain}</p>
      <LogInForm email={email} onLeave={onLeave} />
      <p className={text.sm}>
        {words.newHere}{' '}
        <PageLink className={text.link} to={buildPath('new-account', language)} onClick={onLeave}>
          {words.create}
        </PageLink>
      </p>
      <p className={text.sm}>
        <PageLink className={text.link} to={buildPath('giftlist-home', language)} onClick={onLeave}>
          {words.about}
        </PageLink>
      </p>
    </>
  )
}

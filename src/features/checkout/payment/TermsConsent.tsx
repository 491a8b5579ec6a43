import { bringMessages } from '../../../i18n/lateMessages'
import { useLanguage } from '../../../i18n/LanguageContext'
import { buildPath } from '../../../pageTable/paths'
import { Checkbox } from '../../../ui/form/Checkbox'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import * as text from '../../../ui/text.module.css'

const useMessages = bringMessages('checkout')

interface TermsConsentProps {
  hasAgreed: boolean
  onChange: (hasAgreed: boolean) => void
  /** Whether the user tried to pay without consent. */
  isMissing: boolean
}

export const consentId = 'terms'

/** The terms open in a new tab, so that the user does not leave the checkout. */
export function TermsConsent({ hasAgreed, onChange, isMissing }: TermsConsentProps) {
  const { payment } = useMessages('checkout')
  const language = useLanguage()
  const renderLink = (id: 'terms' | 'privacy', label: string) => (
    <a className={text.link} href={buildPath(id, language)} target="_blank" rel="noreferrer">
      {label}
      <VisuallyHidden> {payment.newTab}</VisuallyHidden>
    </a>
  )
  return (
    <Checkbox
      id={consentId}
      required
      checked={hasAgreed}
      onChange={(event) => onChange(event.target.checked)}
      error={isMissing ? payment.termsMissing : undefined}
    >
      {payment.terms} {renderLink('terms', payment.termsLink)} {payment.termsAnd}{' '}
      {renderLink('privacy', payment.privacyLink)}.
    </Checkbox>
  )
}

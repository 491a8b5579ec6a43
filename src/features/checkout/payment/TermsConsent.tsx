import { Checkbox } from '../../../design/Checkbox'
import * as text from '../../../design/text.module.css'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import { pathOf } from '../../../pageTable/paths'
import { VisuallyHidden } from '../../../design/VisuallyHidden'

interface TermsConsentProps {
  agreed: boolean
  onChange: (agreed: boolean) => void
  /** It was left open while the shopper tried to pay. */
  missing: boolean
}

export const consentId = 'terms'

/** The shopper's consent to the terms. What there is to read opens beside the checkout, so that nothing is left. */
export function TermsConsent({ agreed, onChange, missing }: TermsConsentProps) {
  const { payment } = useWords('checkout')
  const language = useLanguage()
  const page = (id: 'terms' | 'privacy', label: string) => (
    <a className={text.link} href={pathOf(id, language)} target="_blank" rel="noreferrer">
      {label}
      <VisuallyHidden> {payment.newTab}</VisuallyHidden>
    </a>
  )
  return (
    <Checkbox
      id={consentId}
      required
      checked={agreed}
      onChange={(event) => onChange(event.target.checked)}
      error={missing ? payment.termsMissing : undefined}
    >
      {payment.terms} {page('terms', payment.termsLink)} {payment.termsAnd} {page('privacy', payment.privacyLink)}.
    </Checkbox>
  )
}

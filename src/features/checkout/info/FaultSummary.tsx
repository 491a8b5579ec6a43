import { useFormContext } from 'react-hook-form'
import { Note } from '../../../design/Note'
import * as text from '../../../design/text.module.css'
import { useWords } from '../../../i18n/useWords'
import * as styles from '../frame/StepForm.module.css'
import { faultsOf } from './faultsOf'
import { faultSummaryId } from './focusFaults'
import type { GuestFields } from './guestFields'

/** Above the form once it was sent with two or more faults: each leads to its field. */
export function FaultSummary() {
  const { formState } = useFormContext<GuestFields>()
  const words = useWords('checkout')
  const faults = faultsOf(formState.errors)
  if (!formState.isSubmitted || faults.length < 2) return null
  return (
    <div id={faultSummaryId} tabIndex={-1} role="group" aria-labelledby={`${faultSummaryId}-title`}>
      <Note look="bad">
        <p id={`${faultSummaryId}-title`}>{words.info.summary(faults.length)}</p>
        <ul className={styles.faults}>
          {faults.map(({ id, message }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className={text.link}
                onClick={(event) => {
                  event.preventDefault()
                  document.getElementById(id)?.focus()
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </Note>
    </div>
  )
}

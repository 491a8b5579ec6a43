import { useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { Note } from '../../../design/Note'
import * as text from '../../../design/text.module.css'
import { useWords } from '../../../i18n/useWords'
import * as styles from '../frame/StepForm.module.css'
import { faultsOf } from './faultsOf'
import type { GuestFields } from './guestFields'

const focusControl = (id: string) => document.getElementById(id)?.focus()

/** Above the form once it was sent with two or more faults: each leads to its field. One alone gets the focus itself. */
export function FaultSummary() {
  const { errors, submitCount } = useFormContext<GuestFields>().formState
  const words = useWords('checkout')
  const summary = useRef<HTMLDivElement>(null)
  const faults = faultsOf(errors)
  const [first, second] = faults

  const latest = useRef({ first, second })
  latest.current = { first, second }
  useEffect(() => {
    if (submitCount === 0) return
    const found = latest.current
    if (found.second) summary.current?.focus()
    else if (found.first) focusControl(found.first.id)
  }, [submitCount])

  if (submitCount === 0 || !second) return null
  return (
    <div ref={summary} tabIndex={-1} role="group" aria-labelledby="guest-faults">
      <Note look="bad">
        <p id="guest-faults">{words.info.summary(faults.length)}</p>
        <ul className={styles.faults}>
          {faults.map(({ id, message }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className={text.link}
                onClick={(event) => {
                  event.preventDefault()
                  focusControl(id)
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

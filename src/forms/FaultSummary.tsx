import { useEffect, useId, useRef } from 'react'
import { useFormState } from 'react-hook-form'
import { Note } from '../design/Note'
import * as text from '../design/text.module.css'
import { useWords } from '../i18n/useWords'
import { faultsOf } from './faultsOf'
import * as styles from './FaultSummary.module.css'
import { focusControl } from './focusControl'

/**
 * Above the form once it was sent with two or more faults: each leads to its field. One alone gets the focus itself.
 * @param order the paths of the fields, in the order of the form
 */
export function FaultSummary({ order }: { order: readonly string[] }) {
  const { errors, submitCount } = useFormState()
  const { info } = useWords('identity')
  const heading = useId()
  const summary = useRef<HTMLDivElement>(null)
  const faults = faultsOf(errors, order)
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
    <div ref={summary} tabIndex={-1} role="group" aria-labelledby={heading}>
      <Note look="bad">
        <p id={heading}>{info.summary(faults.length)}</p>
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

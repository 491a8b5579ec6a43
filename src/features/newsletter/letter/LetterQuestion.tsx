import { useEffect, useRef } from 'react'
import { Button } from '../../../design/Button'
import { Note } from '../../../design/Note'
import { SlowNote } from '../../../design/SlowNote'
import * as text from '../../../design/text.module.css'
import { useWords } from '../../../i18n/useWords'
import { atTheShop } from '../atTheShop'
import * as styles from '../Newsletter.module.css'
import { Said } from '../Said'
import { SubscribeForm } from '../SubscribeForm'
import { useDeed } from '../useDeed'
import type { Letter } from './takeLetter'

/**
 * What a letter's link asks. Nothing is done before the button is pressed: programs that guard mailboxes follow links.
 * A link that no longer confirms leads on to a new letter.
 */
export function LetterQuestion({ deed, token }: Letter) {
  const { letter, errors, slow } = useWords('newsletter')
  const words = letter[deed]
  const { busy, done, fault, run } = useDeed()
  const useless = fault === 'expired' || fault === 'unknown'
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The button that was pressed is gone.
    if (useless) heading.current?.focus()
  }, [useless])

  if (done) {
    return (
      <Said>
        <h2 className={text.xl}>{words.done}</h2>
        <p>{words.doneMore}</p>
      </Said>
    )
  }
  return (
    <>
      <div className={styles.question}>
        <h2 ref={heading} className={text.xl} tabIndex={-1}>
          {words.title}
        </h2>
        <p>{words.text}</p>
        {fault && (
          <Note look="bad" role="alert">
            {errors[fault]}
          </Note>
        )}
        <SlowNote underWay={busy} text={slow} />
        {!useless && (
          <div>
            <Button busy={busy} onClick={() => void run(() => atTheShop((calls) => calls.answerLetter(deed, token)))}>
              {words.submit}
            </Button>
          </div>
        )}
      </div>
      {deed === 'confirm' && useless && (
        <section className={styles.again}>
          <h2 className={text.lg}>{letter.again}</h2>
          <SubscribeForm />
        </section>
      )}
    </>
  )
}

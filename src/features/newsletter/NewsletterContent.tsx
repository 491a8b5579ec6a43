import { useContext } from 'react'
import { LetterContext } from './letter/LetterContext'
import { LetterQuestion } from './letter/LetterQuestion'
import { SubscribeForm } from './SubscribeForm'

/** The newsletter's page: the form, or what a letter's link asks. */
export function NewsletterContent() {
  const letter = useContext(LetterContext)
  return letter ? <LetterQuestion key={letter.deed + letter.token} {...letter} /> : <SubscribeForm />
}

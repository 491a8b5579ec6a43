import { navigate } from 'gatsby'
import { type FormEvent, useEffect, useRef } from 'react'
import { maxSearchLength } from '../../../contract/limits'
import type { GiftlistFormMessages } from '../../../pageTable/contents/giftlists'
import { Button } from '../../../ui/button/Button'
import { Field } from '../../../ui/form/Field'
import { useFieldDraft } from './useFieldDraft'
import * as styles from './find.module.css'

interface GiftlistSearchFormProps {
  messages: GiftlistFormMessages
  path: string
  /** The search term in the URL, or ''. */
  term: string
}

/**
 * The gift list page has its ink button above the form, so the button of the form is a ghost button (docs/look.md,
 * "Components").
 */
export function GiftlistSearchForm({ messages, path, term }: GiftlistSearchFormProps) {
  const field = useRef<HTMLInputElement>(null)

  // Text that was typed before the script loaded is preserved.
  const isBeforeFirstTerm = useRef(true)
  useEffect(() => {
    if (field.current && !(isBeforeFirstTerm.current && field.current.value)) field.current.value = term
    if (term) isBeforeFirstTerm.current = false
  }, [term])

  const draft = useFieldDraft('giftlist-search', field, term)

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const typedTerm = field.current?.value.trim() ?? ''
    if (!typedTerm) return
    draft.clear()
    void navigate(`${path}?search=${encodeURIComponent(typedTerm)}`)
  }
  return (
    <form className={styles.form} role="search" action={path} onSubmit={handleSubmit}>
      <Field
        id="giftlist-search"
        ref={field}
        label={messages.label}
        help={messages.help}
        name="search"
        type="search"
        autoComplete="off"
        dir="auto"
        maxLength={maxSearchLength}
        onChange={draft.save}
        required
      />
      <Button type="submit" variant="ghost">
        {messages.submit}
      </Button>
    </form>
  )
}

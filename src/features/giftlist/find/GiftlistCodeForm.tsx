import { navigate } from 'gatsby'
import { type FormEvent, useRef, useState } from 'react'
import { maxSearchLength } from '../../../contract/limits'
import { useLanguage } from '../../../i18n/LanguageContext'
import type { GiftlistFormMessages } from '../../../pageTable/contents/giftlists'
import { buildPath } from '../../../pageTable/paths'
import { Button } from '../../../ui/button/Button'
import { Field } from '../../../ui/form/Field'
import { useFieldDraft } from './useFieldDraft'
import * as styles from './find.module.css'

/** Without JavaScript, the form submits the code to the search. */
export function GiftlistCodeForm({
  messages,
}: {
  messages: GiftlistFormMessages & { missing: string; wrong: string }
}) {
  const language = useLanguage()
  const field = useRef<HTMLInputElement>(null)
  const draft = useFieldDraft('giftlist-code', field, '')
  const [error, setError] = useState<string | undefined>()

  const openList = (typedCode: string, code: string | null) => {
    if (code !== null) {
      draft.clear()
      return void navigate(buildPath('giftlist', language, { list: code }))
    }
    setError(typedCode.trim() === '' ? messages.missing : messages.wrong)
    field.current?.focus()
  }
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typedCode = field.current?.value ?? ''
    // The contract contains schemas, which the page does not need before a submit.
    import('../../../contract/giftlist').then(
      ({ readGiftlistCode }) => openList(typedCode, readGiftlistCode(typedCode)),
      () => form.submit(),
    )
  }
  return (
    <form className={styles.form} noValidate action={buildPath('giftlist-home', language)} onSubmit={handleSubmit}>
      <Field
        id="giftlist-code"
        ref={field}
        label={messages.label}
        help={messages.help}
        error={error}
        name="search"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={maxSearchLength}
        onChange={() => {
          setError(undefined)
          draft.save()
        }}
      />
      <Button type="submit">{messages.submit}</Button>
    </form>
  )
}

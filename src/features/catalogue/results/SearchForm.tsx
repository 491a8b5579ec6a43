import { navigate } from 'gatsby'
import { useEffect, useRef, type FormEvent } from 'react'
import { Button } from '../../../design/Button'
import { Field } from '../../../design/Field'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import { pathOf } from '../../../pageTable/paths'
import * as styles from './SearchForm.module.css'

/** Looks for something else. A form of the browser's own, which the script does in place. */
export function SearchForm({ words }: { words: string }) {
  const { header } = useWords('frame')
  const path = pathOf('search', useLanguage())
  const field = useRef<HTMLInputElement>(null)

  // What was typed before the script came stays.
  const first = useRef(true)
  useEffect(() => {
    if (field.current && !(first.current && field.current.value)) field.current.value = words
    if (words) first.current = false
  }, [words])

  const search = (event: FormEvent) => {
    event.preventDefault()
    const typed = field.current?.value.trim() ?? ''
    if (typed) void navigate(`${path}?q=${encodeURIComponent(typed)}`)
  }
  return (
    <form className={styles.form} role="search" action={path} onSubmit={search}>
      <Field
        id="search-again"
        ref={field}
        label={header.searchLabel}
        name="q"
        type="search"
        autoComplete="off"
        required
      />
      <Button type="submit">{header.searchButton}</Button>
    </form>
  )
}

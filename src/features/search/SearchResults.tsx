import { type FormEvent, useEffect, useMemo, useRef } from 'react'
import { maxSearchLength } from '../../contract/limits'
import { navigate } from 'gatsby'
import { ListHead } from '../productList/ListHead'
import { ListSection } from '../productList/ListSection'
import { ProductGridSkeleton } from '../productList/productGrid/ProductGridSkeleton'
import type { Crumb } from '../../pageTable/pageContext'
import { Button } from '../../ui/button/Button'
import { Field } from '../../ui/form/Field'
import { useLanguage } from '../../i18n/LanguageContext'
import { useWords } from '../../i18n/useWords'
import { buildPath } from '../../pageTable/paths'
import { useLocationSearch } from '../../store/browser/useLocationSearch'
import * as styles from './SearchResults.module.css'

interface SearchResultsProps {
  title: string
  breadcrumbs: readonly Crumb[]
}

/** The HTML contains only the form. The results are loaded once the URL has been read. */
export function SearchResults({ title, breadcrumbs }: SearchResultsProps) {
  const search = useLocationSearch()
  const q = readSearchTerm(search ?? '')
  const list = useMemo(() => ({ scope: { q }, total: 0, products: [] }), [q])
  return (
    <>
      <ListHead title={title} breadcrumbs={breadcrumbs}>
        <SearchForm term={q} />
      </ListHead>
      {(q || search === null) && <ListSection key={q} list={list} skeleton={<ProductGridSkeleton />} />}
    </>
  )
}

/** A native form for another search, which the script submits without a page load. */
function SearchForm({ term }: { term: string }) {
  const { header } = useWords('frame')
  const path = buildPath('search', useLanguage())
  const field = useRef<HTMLInputElement>(null)

  // Text that was typed before the script loaded is preserved.
  const isFirst = useRef(true)
  useEffect(() => {
    if (field.current && !(isFirst.current && field.current.value)) field.current.value = term
    if (term) isFirst.current = false
  }, [term])

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const typed = field.current?.value.trim() ?? ''
    if (typed) void navigate(`${path}?q=${encodeURIComponent(typed)}`)
  }
  return (
    <form className={styles.form} role="search" action={path} onSubmit={handleSubmit}>
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

/** Returns the search term in the query of a URL, or '' when there is none. */
const readSearchTerm = (search: string): string =>
  (new URLSearchParams(search).get('q') ?? '').trim().slice(0, maxSearchLength)

import { type FormEvent, useMemo, useRef } from 'react'
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

/**
 * Loads the results once the URL has been read, and shows the query as the heading. The header has the field for another
 * search, so the page has one of its own only without a query or without a script.
 */
export function SearchResults({ title, breadcrumbs }: SearchResultsProps) {
  const search = useLocationSearch()
  const q = readSearchTerm(search ?? '')
  const list = useMemo(() => ({ scope: { q }, total: 0, products: [] }), [q])
  return (
    <>
      <ListHead title={q ? `“${q}”` : title} breadcrumbs={breadcrumbs}>
        {search === null ? (
          <noscript>
            <SearchForm />
          </noscript>
        ) : (
          q === '' && <SearchForm />
        )}
      </ListHead>
      {(q || search === null) && <ListSection key={q} list={list} skeleton={<ProductGridSkeleton />} />}
    </>
  )
}

/** A native form, which the script submits without a page load. */
function SearchForm() {
  const { header } = useWords('frame')
  const path = buildPath('search', useLanguage())
  const field = useRef<HTMLInputElement>(null)

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

import { type FormEvent, useEffect, useMemo, useRef } from 'react'
import { navigate } from 'gatsby'
import { ListHead } from '../productList/ListHead'
import { ListSection } from '../productList/ListSection'
import { useLocationSearch } from '../productList/useList'
import { ProductGridSkeleton } from '../productList/productGrid/ProductGridSkeleton'
import type { Crumb } from '../../pageTable/pageContext'
import { Button } from '../../ui/button/Button'
import { Field } from '../../ui/form/Field'
import { useLanguage } from '../../i18n/LanguageContext'
import { useWords } from '../../i18n/useWords'
import { buildPath } from '../../pageTable/paths'
import * as styles from './SearchResults.module.css'

interface SearchResultsProps {
  title: string
  breadcrumbs: readonly Crumb[]
}

/** The search page: its HTML is the form alone; what was found comes when the address is read. */
export function SearchResults({ title, breadcrumbs }: SearchResultsProps) {
  const address = useLocationSearch()
  const q = readSearchTerm(address ?? '')
  const list = useMemo(() => ({ scope: { q }, total: 0, products: [] }), [q])
  return (
    <>
      <ListHead title={title} breadcrumbs={breadcrumbs}>
        <SearchForm words={q} />
      </ListHead>
      {(q || address === null) && <ListSection key={q} list={list} skeleton={<ProductGridSkeleton />} />}
    </>
  )
}

/** Looks for something else. A form of the browser's own, which the script does in place. */
function SearchForm({ words }: { words: string }) {
  const { header } = useWords('frame')
  const path = buildPath('search', useLanguage())
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

/** As the shop API takes it (contract/productList). */
const longest = 100

/** The words that the search page's address asks for; '' when there are none. */
const readSearchTerm = (search: string): string => (new URLSearchParams(search).get('q') ?? '').trim().slice(0, longest)

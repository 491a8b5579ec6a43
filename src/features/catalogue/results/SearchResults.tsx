import { useMemo } from 'react'
import { ListHead } from '../list/ListHead'
import { ListSection } from '../list/ListSection'
import { useAddress } from '../list/useAddress'
import { BlankWall } from '../wall/BlankWall'
import type { Crumb } from '../../../pageTable/pageContext'
import { SearchForm } from './SearchForm'
import { searchedWords } from './searchedWords'

interface SearchResultsProps {
  title: string
  breadcrumbs: readonly Crumb[]
}

/** The search page: its HTML is the form alone; what was found comes when the address is read. */
export function SearchResults({ title, breadcrumbs }: SearchResultsProps) {
  const address = useAddress()
  const q = searchedWords(address ?? '')
  const list = useMemo(() => ({ scope: { q }, total: 0, products: [] }), [q])
  return (
    <>
      <ListHead title={title} breadcrumbs={breadcrumbs}>
        <SearchForm words={q} />
      </ListHead>
      {(q || address === null) && <ListSection key={q} list={list} blank={<BlankWall />} />}
    </>
  )
}

import { type FormEvent, useMemo, useRef } from 'react'
import { navigate } from 'gatsby'
import { ListHead } from '../productList/ListHead'
import { ListSection } from '../productList/ListSection'
import { EndCard } from '../productList/productGrid/EndCard'
import { ProductGrid } from '../productList/productGrid/ProductGrid'
import { ProductGridSkeleton } from '../productList/productGrid/ProductGridSkeleton'
import type { Crumb } from '../../pageTable/pageContext'
import type { ProductCard } from '../../contract/product'
import { Button } from '../../ui/button/Button'
import { TextLink } from '../../ui/button/TextLink'
import { Field } from '../../ui/form/Field'
import { SectionHead } from '../../ui/page/SectionHead'
import { useLanguage } from '../../i18n/LanguageContext'
import { useMessages } from '../../i18n/useMessages'
import { buildBrandPath, buildPath } from '../../pageTable/paths'
import type { SearchContent } from '../../pageTable/contents/lists'
import { useLocationSearch } from '../../store/browser/useLocationSearch'
import { lazyPart } from '../../ui/page/lazyPart'
import { buildResultsPath, cleanSearchTerm } from './searchHistory'
import * as styles from './SearchResults.module.css'

const FoundPages = lazyPart(() => import('./FoundPages').then((chunk) => chunk.FoundPages))

interface SearchResultsProps extends SearchContent {
  title: string
  breadcrumbs: readonly Crumb[]
}

/**
 * The header has a field for another search, so the page has a search form only without a search term or without
 * scripts.
 */
export function SearchResults({ title, breadcrumbs, newest, taglines }: SearchResultsProps) {
  const search = useLocationSearch()
  const term = cleanSearchTerm(new URLSearchParams(search ?? '').get('q') ?? '')
  const list = useMemo(() => ({ scope: { q: term }, total: 0, products: [] }), [term])
  return (
    <>
      <ListHead title={term ? `“${term}”` : title} breadcrumbs={breadcrumbs}>
        {search === null ? (
          <noscript>
            <SearchForm />
          </noscript>
        ) : (
          term === '' && <SearchForm />
        )}
      </ListHead>
      {search !== null && term === '' && newest.length > 0 && (
        <div className={`wrap ${styles.start}`}>
          <NewestProducts products={newest} />
        </div>
      )}
      {term && <FoundPages term={term} />}
      {(term || search === null) && (
        <ListSection
          key={term}
          list={list}
          skeleton={<ProductGridSkeleton />}
          fallback={newest.length > 0 && <NewestProducts products={newest} />}
          renderEnd={(columnCount, [bestProduct]) =>
            bestProduct && <ResultsEnd bestProduct={bestProduct} taglines={taglines} columnCount={columnCount} />
          }
        />
      )}
    </>
  )
}

interface ResultsEndProps extends Pick<SearchContent, 'taglines'> {
  bestProduct: ProductCard
  columnCount: number
}

function ResultsEnd({ bestProduct, taglines, columnCount }: ResultsEndProps) {
  const { more: formatBrandLink } = useMessages('catalogue').brand
  const { brand, picture_hover: room } = bestProduct
  const listEnd = {
    name: brand.name,
    path: buildBrandPath(brand.slug, useLanguage()),
    sentence: taglines[brand.slug] ?? '',
    picture: room?.view === 'room' ? room : null,
    ground: null,
  }
  return <EndCard listEnd={listEnd} label={formatBrandLink(brand.name)} columnCount={columnCount} />
}

function NewestProducts({ products }: { products: readonly ProductCard[] }) {
  const messages = useMessages('catalogue').home
  return (
    <section className={styles.newest}>
      <SectionHead title={messages.newArrivals}>
        <TextLink to={buildPath('new', useLanguage())}>{messages.showAll}</TextLink>
      </SectionHead>
      {/* Every card would have the badge "new". */}
      <ProductGrid products={products.map((card) => ({ ...card, is_new: false }))} />
    </section>
  )
}

/** Without scripts, the browser submits the form. With scripts, the results appear without a page load. */
function SearchForm() {
  const { header } = useMessages('frame')
  const language = useLanguage()
  const field = useRef<HTMLInputElement>(null)

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const term = cleanSearchTerm(field.current?.value ?? '')
    if (term) void navigate(buildResultsPath(term, language))
  }
  return (
    <form className={styles.form} role="search" action={buildPath('search', language)} onSubmit={handleSubmit}>
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

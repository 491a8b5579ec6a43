import { SearchResults } from '../features/search/SearchResults'
import type { PageContext } from '../pageTable/pageContext'

/** /nl/zoeken?q=…, /en/search?q=… */
export default function SearchPage({ pageContext }: { pageContext: PageContext<unknown> }) {
  return <SearchResults title={pageContext.title} breadcrumbs={pageContext.breadcrumbs} />
}

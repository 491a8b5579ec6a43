import { SearchResults } from '../features/search/SearchResults'
import type { SearchContent } from '../pageTable/contents/lists'
import type { PageContext } from '../pageTable/pageContext'

/** /nl/zoeken?q=…, /en/search?q=… */
export default function SearchPage({ pageContext }: { pageContext: PageContext<SearchContent> }) {
  const { title, breadcrumbs, content } = pageContext
  return <SearchResults title={title} breadcrumbs={breadcrumbs} {...content} />
}

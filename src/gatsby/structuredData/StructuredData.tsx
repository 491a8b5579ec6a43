import { Helmet } from 'react-helmet'
import type { PageContext } from '../../pageTable/pageContext'
import { toJsonLd, buildStructuredData } from './buildStructuredData'

/**
 * The JSON-LD of a page. It is only in the HTML, because search engines load every page from its URL. Browsers need no
 * code for it.
 */
export function StructuredData({ page }: { page: PageContext<unknown> }) {
  const things = buildStructuredData(page)
  return things.length > 0 ? (
    <Helmet>
      <script type="application/ld+json">{toJsonLd(things)}</script>
    </Helmet>
  ) : null
}

import { Helmet } from 'react-helmet'
import type { PageContext } from '../../pageTable/pageContext'
import { toJsonLd } from './buildStructuredData'
import { buildStructuredData } from './buildStructuredData'

/** A page's JSON-LD, in its HTML alone: who reads it reads each page anew, so that no browser is sent the making of it. */
export function StructuredData({ page }: { page: PageContext<unknown> }) {
  const things = buildStructuredData(page)
  return things.length > 0 ? (
    <Helmet>
      <script type="application/ld+json">{toJsonLd(things)}</script>
    </Helmet>
  ) : null
}

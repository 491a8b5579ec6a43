import type { PageProps } from 'gatsby'
import { useEffect, useMemo, useState } from 'react'
import { NotFound } from '../features/notFound/NotFound'
import { matchOrder, matchPath } from '../pageTable/matchPath'
import type { NotFoundContent } from '../pageTable/notFoundContent'
import type { PageContext } from '../pageTable/pageContext'
import { isHydrated } from '../state/hydrated'
import * as styles from './404.module.css'
import { LookingForPage } from './parts/LookingForPage'
import { lookingScript } from './parts/lookingScript'
import { NewerPagePart } from './parts/NewerPagePart'
import { OrderAtAddress } from './parts/OrderAtAddress'

interface NotFoundPageProps extends Pick<PageProps<object, PageContext<NotFoundContent>>, 'pageContext' | 'location'> {
  /** Tells the frame that the address has a page after all. */
  onFound: (page: PageContext<unknown>) => void
}

/**
 * There is no page of its own at this address: either there is nothing, or it is newer than the build and fits one of
 * the path patterns (docs/architecture.md, "Routes"), or it is an order's, which no build makes. Which of them is not
 * known in the HTML, which stands at every unknown address.
 */
export default function NotFoundPage({ pageContext, location, onFound }: NotFoundPageProps) {
  const [first] = useState(() => !isHydrated())
  const [html, setHtml] = useState(first)
  useEffect(() => setHtml(false), [])
  const match = useMemo(() => (html ? null : matchPath(location.pathname)), [html, location.pathname])
  const order = useMemo(() => (html ? null : matchOrder(location.pathname)), [html, location.pathname])
  const notFound = <NotFound departments={pageContext.navigation.slice(0, 2)} />
  return (
    <div className={styles.place}>
      {first && <script dangerouslySetInnerHTML={{ __html: lookingScript }} />}
      {!match && !order && (
        <div key="not-found" className={styles.notFound}>
          {notFound}
        </div>
      )}
      {html && (
        <div key="looking" className={styles.looking}>
          <LookingForPage />
        </div>
      )}
      {order && <OrderAtAddress match={order} notFound={pageContext} onFound={onFound} />}
      {match && (
        <NewerPagePart key={match.path} match={match} notFound={pageContext} onFound={onFound}>
          {notFound}
        </NewerPagePart>
      )}
    </div>
  )
}

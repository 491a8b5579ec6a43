import type { PageProps } from 'gatsby'
import { useEffect, useMemo, useState } from 'react'
import { NotFound } from '../features/content/NotFound'
import { matchOrder, matchPath } from '../pageTable/matchPath'
import type { NotFoundContent } from '../pageTable/contents/notFound'
import type { PageContext } from '../pageTable/pageContext'
import { isHydrated } from '../store/browser/pageLoad'
import * as styles from './404.module.css'
import { NewerPageSkeleton } from './parts/NewerPageSkeleton'
import { newerPageScript } from './parts/LazyNewerPage'
import { LazyNewerPage } from './parts/LazyNewerPage'
import { OrderAtPath } from './parts/OrderAtPath'

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
      {first && <script dangerouslySetInnerHTML={{ __html: newerPageScript }} />}
      {!match && !order && (
        <div key="not-found" className={styles.notFound}>
          {notFound}
        </div>
      )}
      {html && (
        <div key="looking" className={styles.looking}>
          <NewerPageSkeleton />
        </div>
      )}
      {order && <OrderAtPath match={order} notFound={pageContext} onFound={onFound} />}
      {match && (
        <LazyNewerPage key={match.path} match={match} notFound={pageContext} onFound={onFound}>
          {notFound}
        </LazyNewerPage>
      )}
    </div>
  )
}

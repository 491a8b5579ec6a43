import { useEffect, useMemo, useState } from 'react'
import { NotFound } from '../features/content/NotFound'
import { matchPath, matchPrivatePage } from '../pageTable/matchPath'
import type { NotFoundContent } from '../pageTable/contents/notFound'
import type { PageContext } from '../pageTable/pageContext'
import { isHydrated } from '../store/browser/pageLoad'
import * as styles from './404.module.css'
import { NewerPageSkeleton } from './parts/NewerPageSkeleton'
import { LazyNewerPage, newerPageScript } from './parts/LazyNewerPage'
import { PrivatePage } from './parts/PrivatePage'

interface NotFoundPageProps {
  pageContext: PageContext<NotFoundContent>
  location: Location
  /** Called when the path turns out to have a page. */
  onFound: (page: PageContext<unknown>) => void
}

/**
 * Renders every path for which the build has no page. There may be no such page, the page may be newer than the build
 * and match a path pattern (docs/architecture.md, "Routes"), or the path may belong to an order or a gift list, whose
 * page is never part of a build. The HTML is the same in all three cases, so the browser finds out which case applies.
 */
export default function NotFoundPage({ pageContext, location, onFound }: NotFoundPageProps) {
  const [isFirstPage] = useState(() => !isHydrated())
  const [isHtml, setIsHtml] = useState(isFirstPage)
  useEffect(() => setIsHtml(false), [])
  const match = useMemo(() => (isHtml ? null : matchPath(location.pathname)), [isHtml, location.pathname])
  const privatePage = useMemo(() => (isHtml ? null : matchPrivatePage(location.pathname)), [isHtml, location.pathname])
  const { eyebrow, title, text } = pageContext.content
  const notFound = (
    <NotFound eyebrow={eyebrow} title={title} text={text} departments={pageContext.navigation.slice(0, 2)} />
  )
  return (
    <div className={styles.place}>
      {isFirstPage && <script dangerouslySetInnerHTML={{ __html: newerPageScript }} />}
      {!match && !privatePage && (
        <div key="not-found" className={styles.notFound}>
          {notFound}
        </div>
      )}
      {isHtml && (
        <div key="looking" className={styles.looking}>
          <NewerPageSkeleton />
        </div>
      )}
      {privatePage && (
        <PrivatePage key={privatePage.path} match={privatePage} notFound={pageContext} onFound={onFound} />
      )}
      {match && (
        <LazyNewerPage key={match.path} match={match} notFound={pageContext} onFound={onFound}>
          {notFound}
        </LazyNewerPage>
      )}
    </div>
  )
}

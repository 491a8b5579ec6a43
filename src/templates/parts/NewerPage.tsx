import { useEffect, type ComponentType, type ReactNode } from 'react'
import { GonePage } from '../../features/catalogue/product/gone/GonePage'
import type { NewerPage as Found } from '../../features/newerPage/newerPage'
import { useNewerPage } from '../../features/newerPage/useNewerPage'
import { useWords } from '../../i18n/useWords'
import type { PathMatch } from '../../pageTable/matchPath'
import type { NotFoundContent } from '../../pageTable/notFoundContent'
import type { PageContext } from '../../pageTable/pageContext'
import { LookingForPage } from './LookingForPage'
import { templateOf } from './patternTemplates'
import { SectionFault } from './SectionFault'

export interface NewerPageProps {
  match: PathMatch
  /** The 404 page in the path's language. */
  notFound: PageContext<NotFoundContent>
  /** Tells the frame what page this turned out to be. */
  onFound: (page: PageContext<unknown>) => void
  /** What shows when there is nothing. */
  children: ReactNode
}

type Shown =
  | Exclude<Found, { kind: 'page' }>
  | { kind: 'page'; page: PageContext<unknown>; Template: ComponentType<{ pageContext: PageContext<unknown> }> }

const withTemplate = async (found: Found): Promise<Shown> =>
  found.kind === 'page' ? { ...found, Template: await templateOf(found.page) } : found

/** A page that is newer than the build, out of what the shop API says of its path (docs/architecture.md, "Data flow"). */
export function NewerPage({ match, notFound, onFound, children }: NewerPageProps) {
  const { result, retry } = useNewerPage(match, notFound, withTemplate)
  const words = useWords('gallery')
  const page = result.kind === 'page' ? result.page : null
  useEffect(() => {
    if (page) onFound(page)
  }, [page, onFound])

  switch (result.kind) {
    case 'asking':
      return <LookingForPage />
    case 'failed':
      return (
        <div className="wrap">
          <SectionFault text={words.newer.failed} onRetry={retry} />
        </div>
      )
    case 'page':
      return <result.Template pageContext={result.page} />
    case 'gone':
      return <GonePage name={words.newer.piece} {...result} />
    case 'missing':
      return <>{children}</>
  }
}

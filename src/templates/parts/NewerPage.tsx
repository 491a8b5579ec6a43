import { type ComponentType, type ReactNode, useEffect } from 'react'
import { GonePage } from '../../features/product/lazy/GonePage'
import type { NewerPage as Found } from '../../features/newerPage/findPage'
import { useNewerPage } from '../../features/newerPage/useNewerPage'
import { useWords } from '../../i18n/useWords'
import type { PathMatch, PatternId } from '../../pageTable/matchPath'
import type { NotFoundContent } from '../../pageTable/contents/notFound'
import type { PageContext } from '../../pageTable/pageContext'
import { NewerPageSkeleton } from './NewerPageSkeleton'
import { LazySectionError } from '../../layout/LazySection'

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
  found.kind === 'page' ? { ...found, Template: await loadTemplate(found.page) } : found

/** A page that is newer than the build, out of what the shop API says of its path (docs/architecture.md, "Data flow"). */
export function NewerPage({ match, notFound, onFound, children }: NewerPageProps) {
  const { result, retry } = useNewerPage(match, notFound, withTemplate)
  const words = useWords('gallery')
  const page = result.kind === 'page' ? result.page : null
  useEffect(() => {
    if (page) onFound(page)
  }, [page, onFound])

  switch (result.kind) {
    case 'loading':
      return <NewerPageSkeleton />
    case 'failed':
      return (
        <div className="wrap">
          <LazySectionError text={words.newer.failed} onRetry={retry} />
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

/** A template as whoever shows a page of any kind sees it: its content fits it by the page's making. */
type Template = ComponentType<{ pageContext: PageContext<unknown> }>

/** Gatsby's own names of the templates' chunks, so that each comes once whichever way it is wanted. */
const templates: Record<PatternId, () => Promise<{ default: unknown }>> = {
  product: () => import(/* webpackChunkName: "component---src-templates-product-tsx" */ '../product'),
  sku: () => import(/* webpackChunkName: "component---src-templates-sku-tsx" */ '../sku'),
  brand: () => import(/* webpackChunkName: "component---src-templates-brand-tsx" */ '../brand'),
  family: () => import(/* webpackChunkName: "component---src-templates-family-tsx" */ '../family'),
  category: () => import(/* webpackChunkName: "component---src-templates-category-tsx" */ '../category'),
}

/** Fetches the template of a page that stands at a path pattern. */
async function loadTemplate({ template }: PageContext<unknown>): Promise<Template> {
  return (await templates[template as PatternId]()).default as Template
}

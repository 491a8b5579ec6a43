import { type ComponentType, type ReactNode, useEffect } from 'react'
import { RemovedProductPage } from '../../features/product/lazy/RemovedProductPage'
import type { FoundPage } from '../../features/newerPage/fetchNewerPage'
import { useNewerPage } from '../../features/newerPage/useNewerPage'
import { bringMessages } from '../../i18n/lateMessages'
import type { PathMatch, PatternId } from '../../pageTable/matchPath'
import type { NotFoundContent } from '../../pageTable/contents/notFound'
import type { PageContext } from '../../pageTable/pageContext'
import { NewerPageSkeleton } from './NewerPageSkeleton'
import { ShopContact } from '../../forms/PageError'
import { ErrorScreen } from '../../layout/errors/ErrorScreen'

const useMessages = bringMessages('gallery')

export interface NewerPageProps {
  match: PathMatch
  /** The 404 page in the path's language. */
  notFound: PageContext<NotFoundContent>
  onFound: (page: PageContext<unknown>) => void
  /** Shown if there is no such page. */
  children: ReactNode
}

type ShownResult =
  | Exclude<FoundPage, { kind: 'page' }>
  | { kind: 'page'; page: PageContext<unknown>; Template: ComponentType<{ pageContext: PageContext<unknown> }> }

const addTemplate = async (foundPage: FoundPage): Promise<ShownResult> =>
  foundPage.kind === 'page' ? { ...foundPage, Template: await loadTemplate(foundPage.page) } : foundPage

/** The page is built from the data of the shop API (docs/architecture.md, "Data flow"). */
export function NewerPage({ match, notFound, onFound, children }: NewerPageProps) {
  const { result, retry } = useNewerPage(match, notFound, addTemplate)
  const messages = useMessages('gallery')
  const page = result.kind === 'page' ? result.page : null
  useEffect(() => {
    if (page) onFound(page)
  }, [page, onFound])

  switch (result.kind) {
    case 'loading':
      return <NewerPageSkeleton />
    case 'failed':
      return (
        <div role="alert">
          <ErrorScreen text={messages.newer.failed} onRetry={retry}>
            <ShopContact />
          </ErrorScreen>
        </div>
      )
    case 'page':
      return <result.Template pageContext={result.page} />
    case 'gone':
      return <RemovedProductPage name={messages.newer.piece} {...result} />
    case 'missing':
      return <>{children}</>
  }
}

/** The builder of a page ensures that its content fits the template. */
type Template = ComponentType<{ pageContext: PageContext<unknown> }>

/** The chunks have the same names as Gatsby's, so that each template is fetched only once. */
const templates: Record<PatternId, () => Promise<{ default: unknown }>> = {
  product: () => import(/* webpackChunkName: "component---src-templates-product-tsx" */ '../product'),
  sku: () => import(/* webpackChunkName: "component---src-templates-sku-tsx" */ '../sku'),
  brand: () => import(/* webpackChunkName: "component---src-templates-brand-tsx" */ '../brand'),
  family: () => import(/* webpackChunkName: "component---src-templates-family-tsx" */ '../family'),
  category: () => import(/* webpackChunkName: "component---src-templates-category-tsx" */ '../category'),
}

async function loadTemplate({ template }: PageContext<unknown>): Promise<Template> {
  return (await templates[template as PatternId]()).default as Template
}

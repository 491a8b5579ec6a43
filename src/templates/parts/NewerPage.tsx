import { type ComponentType, type ReactNode, useEffect } from 'react'
import { RemovedProductPage } from '../../features/product/lazy/RemovedProductPage'
import { fetchNewerPage } from '../../features/newerPage/fetchNewerPage'
import { bringMessages } from '../../i18n/lateMessages'
import type { PathMatch, PatternId } from '../../pageTable/matchPath'
import type { NotFoundContent } from '../../pageTable/contents/notFound'
import type { PageContext } from '../../pageTable/pageContext'
import { NewerPageSkeleton } from './NewerPageSkeleton'
import { ShopContact } from '../../forms/PageError'
import { ErrorScreen } from '../../layout/errors/ErrorScreen'
import type { AppThunk } from '../../store/AppThunk'
import { loadCode } from '../../store/http/ApiError'
import { useQuery } from '../../store/query/useQuery'

const useMessages = bringMessages('gallery')

export interface NewerPageProps {
  match: PathMatch
  /** The 404 page in the path's language. */
  notFound: PageContext<NotFoundContent>
  onFound: (page: PageContext<unknown>) => void
  /** Shown if there is no such page. */
  children: ReactNode
}

/** The page is built from the data of the shop API (docs/architecture.md, "Data flow"). */
export function NewerPage({ match, notFound, onFound, children }: NewerPageProps) {
  const { status, data, retry } = useQuery(match.path, () => fetchPageWithTemplate(match, notFound), { isPublic: true })
  const messages = useMessages('gallery')
  const page = data?.kind === 'page' ? data.page : null
  useEffect(() => {
    if (page) onFound(page)
  }, [page, onFound])

  if (status === 'failed')
    return (
      <div role="alert">
        <ErrorScreen text={messages.newer.failed} onRetry={retry}>
          <ShopContact />
        </ErrorScreen>
      </div>
    )
  switch (data?.kind) {
    case undefined:
      return <NewerPageSkeleton />
    case 'page':
      return <data.Template pageContext={data.page} />
    case 'gone':
      return <RemovedProductPage name={messages.newer.piece} {...data} />
    case 'missing':
      return <>{children}</>
  }
}

function fetchPageWithTemplate(match: PathMatch, notFound: PageContext<NotFoundContent>) {
  return (async (dispatch) => {
    const foundPage = await dispatch(fetchNewerPage(match, notFound))
    if (foundPage.kind !== 'page') return foundPage
    return { ...foundPage, Template: await loadCode(() => loadTemplate(foundPage.page)) }
  }) satisfies AppThunk<Promise<unknown>>
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

import type { PathMatch } from '../../pageTable/matchPath'
import type { NotFoundContent } from '../../pageTable/contents/notFound'
import type { PageContext } from '../../pageTable/pageContext'
import { ApiError } from '../../store/http/ApiError'
import { useQuery } from '../../store/query/useQuery'
import { fetchNewerPage, type FoundPage } from './fetchNewerPage'

type PageResult<Shown> = { kind: 'loading' } | { kind: 'failed' } | Shown

/**
 * Fetches the page of a path for which the build has no page.
 * @param addTemplate loads the code that shows the page
 */
export function useNewerPage<Shown>(
  match: PathMatch,
  notFound: PageContext<NotFoundContent>,
  addTemplate: (foundPage: FoundPage) => Promise<Shown>,
): { result: PageResult<Shown>; retry: () => void } {
  const { status, data, retry } = useQuery(
    match.path,
    () => async (dispatch) => {
      const foundPage = await dispatch(fetchNewerPage(match, notFound))
      return addTemplate(foundPage).catch(() => {
        throw new ApiError({ message: 'The code of the page could not be fetched', code: 'ERR_NETWORK' })
      })
    },
    { isPublic: true },
  )
  return { result: data ?? { kind: status === 'failed' ? 'failed' : 'loading' }, retry }
}

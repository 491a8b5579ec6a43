import * as v from 'valibot'
import { ApiError } from '../../apiClient/ApiError'
import { family, type Family } from '../../contract/catalogue'
import type { PathMatch } from '../../pageTable/matchPath'
import type { NotFoundContent } from '../../pageTable/notFoundContent'
import type { PageContext } from '../../pageTable/pageContext'
import { endpoints } from '../../state/app/endpoints'
import type { ShopThunk } from '../../state/services'
import { goneOf } from './goneOf'
import { listPageOf } from './listPageOf'
import type { NewerPage } from './newerPage'
import { productPageOf } from './productPageOf'

/**
 * Asks the shop API for what the path names, and makes the page of it that a build would have made (docs/architecture.md,
 * "Data flow"). Rejects with the ApiError when the shop can't be asked.
 */
export const findPage =
  (match: PathMatch, notFound: PageContext<NotFoundContent>): ShopThunk<Promise<NewerPage>> =>
  async (dispatch, _getState, { client }) => {
    const links = await dispatch(endpoints())
    const pageOf = match.id === 'product' || match.id === 'sku' ? productPageOf : listPageOf
    try {
      const page = await pageOf(match, notFound, client, links)
      return page ? { kind: 'page', page } : { kind: 'missing' }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const left = error.status === 410 ? familyOf(error) : null
      if (left) return { kind: 'gone', ...(await goneOf(left, match.language, client, links)) }
      if (error.status === 404 || error.status === 410) return { kind: 'missing' }
      throw error
    }
  }

const goneData = v.object({ family: v.nullable(family) })

function familyOf({ data }: ApiError): Family | null {
  const said = v.safeParse(goneData, data)
  return said.success ? said.output.family : null
}

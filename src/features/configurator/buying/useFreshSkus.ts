import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import { selectIsOpen } from '../../../store/appSlice'
import type { AppThunk } from '../../../store/AppThunk'
import { useAppSelector } from '../../../store/hooks'
import { loadCode } from '../../../store/http/ApiError'
import { useQuery } from '../../../store/query/useQuery'
import type { FreshSkus } from '../design/listParts'

const noSkus: FreshSkus = new Map()

/**
 * Only an open store can load prices, stock and delivery. Until they have loaded, and if they cannot be loaded, the map
 * is empty and the figures of the build apply.
 */
export function useFreshSkus(system: ShelvingSystem): FreshSkus {
  const isOpen = useAppSelector(selectIsOpen)
  const { data = noSkus } = useQuery(isOpen ? 'skus' : null, (signal) => fetchFreshSkus(system, signal), {
    isPublic: true,
  })
  return data
}

const fetchFreshSkus =
  (system: ShelvingSystem, signal: AbortSignal): AppThunk<Promise<FreshSkus>> =>
  async (dispatch) => {
    const { designThunks } = await loadCode(
      () => import(/* webpackChunkName: "design" */ '../../../store/design/designThunks'),
    )
    return dispatch(designThunks.loadFreshSkus(listProductIds(system), signal))
  }

const listProductIds = ({ uprights, parts }: ShelvingSystem): number[] => [
  ...new Set(
    [...uprights, ...parts].flatMap(({ models }) =>
      models.flatMap((model) => Object.values(model.skus).map(({ id_product }) => id_product)),
    ),
  ),
]

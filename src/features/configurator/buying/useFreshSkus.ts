import { useEffect, useState } from 'react'
import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import { selectIsOpen } from '../../../store/appSlice'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import type { AppThunk } from '../../../store/AppThunk'
import type { FreshSkus } from '../design/listParts'

/**
 * Only an open store can load prices, stock and delivery. Until they have loaded, and if they cannot be loaded, the map
 * is empty and the figures of the build apply.
 */
export function useFreshSkus(system: ShelvingSystem): FreshSkus {
  const dispatch = useAppDispatch()
  const isOpen = useAppSelector(selectIsOpen)
  const [freshSkus, setFreshSkus] = useState<FreshSkus>(new Map())
  useEffect(() => {
    if (!isOpen) return undefined
    let isUnmounted = false
    dispatch(fetchFreshSkus(system)).then(
      (loadedSkus) => {
        if (!isUnmounted && loadedSkus) setFreshSkus(loadedSkus)
      },
      () => undefined,
    )
    return () => {
      isUnmounted = true
    }
  }, [isOpen, system, dispatch])
  return freshSkus
}

const fetchFreshSkus =
  (system: ShelvingSystem): AppThunk<Promise<FreshSkus | null>> =>
  async (dispatch) => {
    const { designThunks } = await import(/* webpackChunkName: "design" */ '../../../store/design/designThunks')
    return dispatch(designThunks.loadFreshSkus(listProductIds(system)))
  }

const listProductIds = ({ uprights, parts }: ShelvingSystem): number[] => [
  ...new Set(
    [...uprights, ...parts].flatMap(({ models }) =>
      models.flatMap((model) => Object.values(model.skus).map(({ id_product }) => id_product)),
    ),
  ),
]

import { useEffect, useRef } from 'react'
import { buildCartAddition, type BundleItem, isAddable, loadBundleItems } from './bundleItems'
import type { AppThunk } from '../../store/AppThunk'
import { panelOpened } from '../../store/sidePanelSlice'
import { useMutation } from '../../store/query/useMutation'
import { useQuery } from '../../store/query/useQuery'
import { addBundleItems, applyAdditionResults, buildCartResult } from './addBundleItems'

export type BundleItemChange = Partial<Pick<BundleItem, 'variant' | 'quantity' | 'isIncluded'>>

export function useBundleItems(ids: readonly number[], shownIds: readonly number[]) {
  const key = [ids, shownIds].join('/')
  const query = useQuery(key, (signal) => loadBundleItems(ids, shownIds, signal), { isPublic: true })
  const { status, data: items = [], retry, replace } = query
  return {
    status,
    items,
    retry,
    setItems: (newItems: BundleItem[]) => replace(() => newItems),
    changeItem: (id: number, changes: BundleItemChange) =>
      replace((currentItems) =>
        currentItems.map((item) => (item.product.id_product === id ? { ...item, ...changes, result: null } : item)),
      ),
  }
}

/**
 * However often the user clicks, the items are added once. After a success, the side panel shows the cart result.
 * Failed items stay in the panel, so that the user can retry them.
 */
export function useAddBundle(setItems: (items: BundleItem[]) => void) {
  const isPanelClosed = useRef(false)
  useEffect(() => {
    isPanelClosed.current = false
    return () => {
      isPanelClosed.current = true
    }
  }, [])

  const { isBusy, run: addItems } = useMutation(
    (items: readonly BundleItem[]): AppThunk<Promise<null>> =>
      async (dispatch) => {
        const attempts = await dispatch(addBundleItems(items.filter(isAddable)))
        const updatedItems = applyAdditionResults(items, attempts)
        const result = buildCartResult(updatedItems, attempts)
        // A failure must be visible even if the user has closed the panel in the meantime.
        const failedAttempt = isPanelClosed.current ? attempts.find(({ error }) => error) : undefined
        if (result) dispatch(panelOpened({ mode: 'cartResult', data: result }))
        else if (failedAttempt) {
          dispatch(
            panelOpened({
              mode: 'cartResult',
              data: {
                error: failedAttempt.error,
                addition: buildCartAddition(failedAttempt.item),
                key: failedAttempt.key,
              },
            }),
          )
        } else setItems(updatedItems)
        return null
      },
  )
  return { isBusy, addItems }
}

import { useEffect, useRef } from 'react'
import { buildCartAddition, type BundleItem, isAddable, loadBundleItems } from './bundleItems'
import type { AppThunk } from '../../store/services'
import { panelOpened } from '../../store/sidePanelSlice'
import { useMutation } from '../../store/query/useMutation'
import { useQuery } from '../../store/query/useQuery'
import { addBundleItems, applyAddResults, buildCartResult } from './addBundleItems'

/** The choices of an item that the user can change. */
export type BundleItemChange = Partial<Pick<BundleItem, 'variant' | 'quantity' | 'isIncluded'>>

const noItems: BundleItem[] = []

/** Returns the items in the panel with the user's choices. After a failure, `retry` loads the items again. */
export function useBundleItems(ids: readonly number[], shown: readonly number[]) {
  const key = [ids, shown].join('/')
  const { status, data, retry, replace } = useQuery(key, (signal) => loadBundleItems(ids, shown, signal), {
    isPublic: true,
  })
  return {
    status,
    items: data ?? noItems,
    retry,
    setItems: (items: BundleItem[]) => replace(() => items),
    /** Changes an item and clears its previous result. */
    change: (id: number, changes: BundleItemChange) =>
      replace((before) =>
        before.map((item) => (item.product.id_product === id ? { ...item, ...changes, result: null } : item)),
      ),
  }
}

/**
 * Adds the included items to the cart once, however often the button is clicked. When all are added, the side panel
 * shows the cart result. Failed items remain and can be retried separately.
 */
export function useAddBundle(setItems: (items: BundleItem[]) => void) {
  const closed = useRef(false)
  useEffect(() => {
    closed.current = false
    return () => {
      closed.current = true
    }
  }, [])

  const { busy, run: add } = useMutation(
    (items: readonly BundleItem[]): AppThunk<Promise<null>> =>
      async (dispatch) => {
        const tried = await dispatch(addBundleItems(items.filter(isAddable)))
        const after = applyAddResults(items, tried)
        const result = buildCartResult(after, tried)
        // A failure must be visible even when the panel was closed in the meantime.
        const missed = closed.current ? tried.find(({ outcome }) => !outcome.ok) : undefined
        if (result) dispatch(panelOpened({ mode: 'cartResult', data: result }))
        else if (missed) {
          dispatch(
            panelOpened({
              mode: 'cartResult',
              data: { ...missed.outcome, addition: buildCartAddition(missed.item), key: missed.key },
            }),
          )
        } else setItems(after)
        return null
      },
  )
  return { busy, add }
}

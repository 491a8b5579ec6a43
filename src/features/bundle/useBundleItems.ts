import { useEffect, useRef } from 'react'
import { buildCartAddition, type BundleItem, isAddable, loadBundleItems } from './bundleItems'
import type { AppThunk } from '../../store/services'
import { panelOpened } from '../../store/sidePanelSlice'
import { useMutation } from '../../store/useMutation'
import { useQuery } from '../../store/useQuery'
import { addBundleItems, applyAddResults, buildCartResult } from './addBundleItems'

/** What the shopper can change of an item. */
export type BundleItemChange = Partial<Pick<BundleItem, 'variant' | 'quantity' | 'taken'>>

const none: BundleItem[] = []

/** The items in the panel, with the shopper's choices. */
export function useBundleItems(ids: readonly number[]) {
  const { status, data, retry, replace } = useQuery(ids.join(), (signal) => loadBundleItems(ids, signal), {
    isPublic: true,
  })
  return {
    status,
    items: data ?? none,
    retry,
    setItems: (items: BundleItem[]) => replace(() => items),
    /** What was said of an item before no longer holds once it is changed. */
    change: (id: number, changes: BundleItemChange) =>
      replace((before) =>
        before.map((item) => (item.product.id_product === id ? { ...item, ...changes, result: null } : item)),
      ),
  }
}

/**
 * Puts what goes into the cart, once however often the button is tapped. When all is in, the side panel goes over to
 * the cart result; what failed stays, to be tried again by itself.
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
        // Closed meanwhile: what did not come into the cart must still be said.
        const missed = closed.current ? tried.find(({ outcome }) => !outcome.ok) : undefined
        if (result) dispatch(panelOpened({ mode: 'cartResult', data: result }))
        else if (missed) {
          dispatch(
            panelOpened({ mode: 'cartResult', data: { ...missed.outcome, addition: buildCartAddition(missed.item) } }),
          )
        } else setItems(after)
        return null
      },
  )
  return { busy, add }
}

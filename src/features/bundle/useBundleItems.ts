import { useCallback, useEffect, useRef, useState } from 'react'
import { useStoreDispatch } from '../../store/hooks'
import { buildCartAddition, type BundleItem, isAddable, loadBundleItems } from './bundleItems'
import { useBusy } from '../../store/useBusy'
import { panelOpened } from '../../store/sidePanelSlice'
import { addBundleItems, applyAddResults, buildCartResult } from './addBundleItems'

/** What the shopper can change of an item. */
export type BundleItemChange = Partial<Pick<BundleItem, 'variant' | 'quantity' | 'taken'>>

/** The items in the panel: 'loading' at first, 'failed' when `retry` is worth a try. */
export function useBundleItems(ids: readonly number[]) {
  const dispatch = useStoreDispatch()
  const [items, setItems] = useState<BundleItem[] | 'loading' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(1)

  useEffect(() => {
    const leaving = new AbortController()
    dispatch(loadBundleItems(ids, leaving.signal)).then(
      (loaded) => {
        if (!leaving.signal.aborted) setItems(loaded)
      },
      () => {
        if (!leaving.signal.aborted) setItems('failed')
      },
    )
    return () => leaving.abort()
  }, [dispatch, ids, attempt])

  const retry = () => {
    setItems('loading')
    setAttempt(attempt + 1)
  }
  /** What was said of an item before no longer holds once it is changed. */
  const change = useCallback(
    (id: number, changes: BundleItemChange) =>
      setItems((before) =>
        typeof before === 'string'
          ? before
          : before.map((item) => (item.product.id_product === id ? { ...item, ...changes, result: null } : item)),
      ),
    [],
  )
  return { items, setItems, retry, change }
}

/**
 * Puts what goes into the cart, once however often the button is tapped. When all is in, the side panel goes over to
 * the cart result; what failed stays, to be tried again by itself.
 */
export function useAddBundle(setItems: (items: BundleItem[]) => void) {
  const dispatch = useStoreDispatch()
  const { busy, run } = useBusy()
  const closed = useRef(false)
  useEffect(() => {
    closed.current = false
    return () => {
      closed.current = true
    }
  }, [])

  const add = (items: readonly BundleItem[]) =>
    run(async () => {
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
    })
  return { busy, add }
}

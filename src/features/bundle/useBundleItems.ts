import { useCallback, useEffect, useRef, useState } from 'react'
import { useStoreDispatch } from '../../store/hooks'
import { buildCartAddition, type BundleItem, isAddable, loadBundleItems } from './bundleItems'
import { useBusy } from '../../ui/button/useBusy'
import { panelOpened } from '../../store/sidePanelSlice'
import { addBundleItems, applyAddResults, buildCartResult } from './addBundleItems'

/** The choices of an item that the shopper can change. */
export type BundleItemChange = Partial<Pick<BundleItem, 'variant' | 'quantity' | 'isIncluded'>>

/** Gives the items in the panel: 'loading' at first, 'failed' when they can be loaded again with `retry`. */
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
  /** Changes an item and clears its former result. */
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
 * Adds the included items to the cart, and only once however often the button is clicked. When all are added, the side
 * panel shows the cart result; failed items stay and can be tried again by themselves.
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
      // A failure must be shown even when the panel was closed meanwhile.
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

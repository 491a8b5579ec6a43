import { useState } from 'react'
import { useBusy } from '../../ui/button/useBusy'
import { useLanguage } from '../../i18n/LanguageContext'
import { getStore } from '../../store/lazyStore'
import type { AppThunk } from '../../store/services'
import type * as bundleThunks from './openBundle'

type BundleThunks = typeof bundleThunks

/**
 * Opens the side panel that adds products, from a list or a product page. The store and the panel are fetched by the first
 * click; until they have loaded, the state is 'busy' and further clicks do nothing. 'failed' means that they could not be
 * fetched; the next click tries again. The panel shows the result.
 */
export function useBundlePanel() {
  const language = useLanguage()
  const { busy, run } = useBusy()
  const [failed, setFailed] = useState(false)

  const runThunk = (createThunk: (chunk: BundleThunks) => AppThunk<Promise<void>>) =>
    run(async () => {
      setFailed(false)
      try {
        const [shop, chunk] = await Promise.all([getStore(), import('./openBundle')])
        await shop.dispatch(createThunk(chunk))
      } catch {
        setFailed(true)
      }
    })
  const state: 'idle' | 'busy' | 'failed' = busy ? 'busy' : failed ? 'failed' : 'idle'
  return {
    state,
    /** Opens the panel with one product to choose a variant of, or the products of a bundle, by `id_product`. */
    openBundle: (ids: readonly number[]) => runThunk(({ openBundle }) => openBundle(ids, language)),
    /** Adds one of a product that has one variant. */
    addOnlyVariant: (id: number) => runThunk(({ addOnlyVariant }) => addOnlyVariant(id, language)),
  }
}

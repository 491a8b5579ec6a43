import { useState } from 'react'
import { useBusy } from '../../store/useBusy'
import { useLanguage } from '../../i18n/LanguageContext'
import { getStore } from '../../store/lazyStore'
import type { AppThunk } from '../../store/services'
import type * as bundleThunks from './openBundle'

type BundleThunks = typeof bundleThunks

/**
 * The way to the side panel that adds products, from a list or a product's page. The shop and the panel are fetched by
 * the first tap; until they are there the state is 'busy' and further taps do nothing. 'failed' means that they could
 * not be fetched: a next tap tries again. What the shop answers, the panel says.
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
    /** Opens the panel with one product to choose a variant of, or several that go together, by `id_product`. */
    openBundle: (ids: readonly number[]) => runThunk(({ openBundle }) => openBundle(ids, language)),
    /** Adds one of a product that comes in one variant, straight away. */
    addOnlyVariant: (id: number) => runThunk(({ addOnlyVariant }) => addOnlyVariant(id, language)),
  }
}

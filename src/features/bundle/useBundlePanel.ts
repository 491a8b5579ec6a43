import { useLanguage } from '../../i18n/LanguageContext'
import type { AppThunk } from '../../store/services'
import { loadCode } from '../../store/http/ApiError'
import { useMutation } from '../../store/query/useMutation'
import { selectPanelContent } from '../../store/sidePanelSlice'
import type * as bundleThunks from './openBundle'

type BundleThunks = typeof bundleThunks

/**
 * Opens the side panel that adds products, from a list or a product page. The first click loads the services and the
 * panel. During that time the state is 'busy' and further clicks do nothing. 'failed' means that this failed; the
 * next click retries it.
 */
export function useBundlePanel() {
  const language = useLanguage()
  const { busy, error, run } = useMutation(
    (createThunk: (thunks: BundleThunks) => AppThunk<Promise<void>>): AppThunk<Promise<null>> => {
      const chunk = loadCode(() => import(/* webpackChunkName: "bundle" */ './openBundle'))
      return async (dispatch, getState) => {
        // The panel of an earlier press is about to cover the page.
        if (selectPanelContent(getState())) return null
        await dispatch(createThunk(await chunk))
        return null
      }
    },
  )
  const state: 'idle' | 'busy' | 'failed' = busy ? 'busy' : error ? 'failed' : 'idle'
  return {
    state,
    /**
     * Opens the panel for one product with variants, or for the products of a bundle, by `id_product`. `shown` are the
     * variants that the customer sees, by `id_product_attribute`.
     */
    openBundle: (ids: readonly number[], shown: readonly number[]) =>
      run(({ openBundle }) => openBundle(ids, language, shown)),
    /** Adds one of a product that has a single variant. */
    addOnlyVariant: (id: number) => run(({ addOnlyVariant }) => addOnlyVariant(id, language)),
  }
}

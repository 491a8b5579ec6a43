import { useLanguage } from '../../i18n/LanguageContext'
import type { AppThunk } from '../../store/AppThunk'
import { loadCode } from '../../store/http/ApiError'
import { useMutation } from '../../store/query/useMutation'
import { selectPanelContent } from '../../store/sidePanelSlice'
import type * as bundleThunks from './openBundle'

type BundleThunks = typeof bundleThunks

/**
 * The first click loads the services and the panel. While they load, the state is 'busy', and further clicks do
 * nothing. After a failed load, the state is 'failed', and the next click tries again.
 */
export function useBundlePanel() {
  const language = useLanguage()
  const { isBusy, error, run } = useMutation(
    (createThunk: (thunks: BundleThunks) => AppThunk<Promise<void>>): AppThunk<Promise<null>> => {
      const chunkPromise = loadCode(() => import(/* webpackChunkName: "bundle" */ './openBundle'))
      return async (dispatch, getState) => {
        // An earlier press has already opened a panel.
        if (selectPanelContent(getState())) return null
        await dispatch(createThunk(await chunkPromise))
        return null
      }
    },
  )
  const state: 'idle' | 'busy' | 'failed' = isBusy ? 'busy' : error ? 'failed' : 'idle'
  return {
    state,
    /**
     * @param ids the `id_product` of one product with variants, or of each product of a bundle
     * @param shownIds the `id_product_attribute` of the variants that the user sees
     */
    openBundle: (ids: readonly number[], shownIds: readonly number[]) =>
      run(({ openBundle }) => openBundle(ids, language, shownIds)),
    addOnlyVariant: (id: number) => run(({ addOnlyVariant }) => addOnlyVariant(id, language)),
  }
}

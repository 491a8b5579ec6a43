import { useState } from 'react'
import { useOneAtATime } from '../../../design/useOneAtATime'
import { useLanguage } from '../../../i18n/LanguageContext'
import { openShop } from '../../../state/door'
import type { ShopThunk } from '../../../state/services'
import type * as deeds from './askCombination'

type Deeds = typeof deeds

/**
 * The way to the side panel that adds products, from a list or a product's page. The shop and the panel are fetched by
 * the first tap; until they are there the state is 'busy' and further taps do nothing. 'failed' means that they could
 * not be fetched: a next tap tries again. What the shop answers, the panel says.
 */
export function useCombinationPanel() {
  const language = useLanguage()
  const { busy, run } = useOneAtATime()
  const [failed, setFailed] = useState(false)

  const ask = (deed: (chunk: Deeds) => ShopThunk<Promise<void>>) =>
    run(async () => {
      setFailed(false)
      try {
        const [shop, chunk] = await Promise.all([openShop(), import('./askCombination')])
        await shop.dispatch(deed(chunk))
      } catch {
        setFailed(true)
      }
    })
  const state: 'idle' | 'busy' | 'failed' = busy ? 'busy' : failed ? 'failed' : 'idle'
  return {
    state,
    /** Opens the panel with one product to choose a version of, or several that go together, by `id_product`. */
    openCombination: (ids: readonly number[]) => ask(({ openCombination }) => openCombination(ids, language)),
    /** Adds one of a product that comes in one version, straight away. */
    addOnlyVersion: (id: number) => ask(({ addOnlyVersion }) => addOnlyVersion(id, language)),
  }
}

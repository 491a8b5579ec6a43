import { useShopDispatch, useShopSelector } from '../../../state/hooks'
import { panelClosed } from '../../../state/sidePanel/sidePanelSlice'
import { Combination } from './Combination'

/** The side panel's mode "add combination" (SPEC §2): there while the store asks for it, new for every set of products. */
export function AddCombinationPanel() {
  const dispatch = useShopDispatch()
  const ids = useShopSelector(({ sidePanel: { content } }) =>
    content?.mode === 'addCombination' ? content.data.id_products : null,
  )
  return ids && <Combination key={ids.join()} ids={ids} onClose={() => void dispatch(panelClosed())} />
}

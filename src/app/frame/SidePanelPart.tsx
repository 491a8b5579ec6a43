import { useRef } from 'react'
import { useLater } from '../../design/useLater'
import { useShopValue } from '../../state/useShopValue'

const sidePanelIsland = () =>
  import(/* webpackChunkName: "shop" */ './SidePanelIsland').then((chunk) => chunk.SidePanelIsland)

/** The side panel: nothing at all until the shop first opens one. */
export function SidePanelPart() {
  const open = useShopValue((state) => state.sidePanel.content !== null, false)
  const wanted = useRef(false)
  wanted.current ||= open
  const Panel = useLater(wanted.current, sidePanelIsland)
  return Panel && <Panel />
}

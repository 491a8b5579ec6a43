import { useRef } from 'react'
import { useLazyComponent } from '../../ui/page/useLazyComponent'
import { useStoreValue } from '../../store/lazyStore'

const sidePanelSections = () =>
  import(/* webpackChunkName: "shop" */ './SidePanelSections').then((chunk) => chunk.SidePanelSections)

/** Renders nothing until the store first opens a side panel. */
export function LazySidePanel() {
  const open = useStoreValue((state) => state.sidePanel.content !== null, false)
  const wanted = useRef(false)
  wanted.current ||= open
  const Panel = useLazyComponent(wanted.current, sidePanelSections)
  return Panel && <Panel />
}

import { useRef } from 'react'
import { useLazyComponent } from '../../ui/page/useLazyComponent'
import { useAppSelector } from '../../store/hooks'

const sidePanelSections = () =>
  import(/* webpackChunkName: "services" */ './SidePanelSections').then((chunk) => chunk.SidePanelSections)

/** Renders nothing until the store first opens a side panel. */
export function LazySidePanel() {
  const open = useAppSelector((state) => state.sidePanel.content !== null)
  const wanted = useRef(false)
  wanted.current ||= open
  const Panel = useLazyComponent(wanted.current, sidePanelSections)
  return Panel && <Panel />
}

import { useRef } from 'react'
import { useShopValue } from '../../state/useShopValue'
import { ShopPart } from '../../templates/parts/ShopPart'
import * as styles from './SidePanelPart.module.css'

/** The side panel: nothing at all until the shop first opens one, then fetched with its words. */
export function SidePanelPart() {
  const open = useShopValue((state) => state.sidePanel.content !== null, false)
  const wanted = useRef(false)
  wanted.current ||= open
  if (!wanted.current) return null
  return (
    <div className={styles.corner}>
      <ShopPart
        load={() => import('../../features/sidePanel/SidePanelHost').then((chunk) => chunk.SidePanelHost)}
        words={['panel']}
        placeholder={null}
      />
    </div>
  )
}

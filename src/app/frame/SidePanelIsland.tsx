import { useRef } from 'react'
import { ShopPart } from '../../templates/parts/ShopPart'
import type { ShopState } from '../../state/store'
import { useShopValue } from '../../state/useShopValue'
import * as styles from './SidePanelIsland.module.css'

const asksForCombination = ({ sidePanel }: ShopState) => sidePanel.content?.mode === 'addCombination'

/**
 * The side panel, fetched with its words; says so when it could not be. The mode that chooses versions is a part of
 * its own, of the catalogue, and comes when it is first asked for.
 */
export function SidePanelIsland() {
  const combination = useShopValue(asksForCombination, false)
  const wanted = useRef(false)
  wanted.current ||= combination
  return (
    <div className={styles.corner}>
      {wanted.current && (
        <ShopPart
          load={() =>
            import('../../features/catalogue/combination/AddCombinationPanel').then(
              (chunk) => chunk.AddCombinationPanel,
            )
          }
          words={['panel']}
          placeholder={null}
        />
      )}
      <ShopPart
        load={() => import('../../templates/parts/WholeSidePanel').then((chunk) => chunk.WholeSidePanel)}
        words={['panel', 'offers']}
        placeholder={null}
      />
    </div>
  )
}

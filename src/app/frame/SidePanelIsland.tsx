import { useRef } from 'react'
import { ShopPart } from '../../templates/parts/ShopPart'
import type { ShopState } from '../../state/store'
import { useShopValue } from '../../state/useShopValue'
import * as styles from './SidePanelIsland.module.css'

const asksForCombination = ({ sidePanel }: ShopState) => sidePanel.content?.mode === 'addCombination'
const asksForAddress = ({ sidePanel }: ShopState) =>
  sidePanel.content?.mode === 'addressCreate' || sidePanel.content?.mode === 'addressDelete'

/**
 * The side panel, fetched with its words; says so when it could not be. The mode that chooses versions is a part of
 * its own, of the catalogue, and so are those about addresses with their form: they come when they are first asked for.
 */
export function SidePanelIsland() {
  const combination = useShopValue(asksForCombination, false)
  const address = useShopValue(asksForAddress, false)
  const wanted = useRef({ combination, address })
  wanted.current.combination ||= combination
  wanted.current.address ||= address
  return (
    <div className={styles.corner}>
      {wanted.current.combination && (
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
      {wanted.current.address && (
        <ShopPart
          load={() => import('../../features/sidePanel/address/AddressPanels').then((chunk) => chunk.AddressPanels)}
          words={['panel', 'identity', 'addresses']}
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

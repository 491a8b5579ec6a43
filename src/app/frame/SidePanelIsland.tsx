import { ShopPart } from '../../templates/parts/ShopPart'
import * as styles from './SidePanelIsland.module.css'

/** The side panel, fetched with its words; says so when it could not be. */
export function SidePanelIsland() {
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

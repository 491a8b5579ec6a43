import type { HomeFurther } from '../../../pageTable/contents/home'
import { Panels } from './Panels'
import { Reviews } from './Reviews'
import { ServiceRow } from './ServiceRow'
import * as styles from './FurtherDown.module.css'

/** The end of the home page: customers, gift lists and advice, and what the shop does for who buys here. */
export function FurtherDown({ reviews, panels, services }: HomeFurther) {
  return (
    <div className={styles.further}>
      <Reviews {...reviews} />
      <Panels panels={panels} />
      <ServiceRow services={services} />
    </div>
  )
}

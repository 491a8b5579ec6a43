import type { Campaign } from '../../contract/catalogue'
import { Picture } from '../../ui/figure/Picture'
import { WallField } from '../../ui/figure/WallField'
import * as text from '../../ui/text.module.css'
import type { Wall } from '../../pageTable/contents/wallColour'
import type { Crumb } from '../../pageTable/pageContext'
import { CatalogueBreadcrumb } from '../productList/CatalogueBreadcrumb'
import * as styles from './CampaignHead.module.css'

interface CampaignHeadProps {
  campaign: Campaign
  breadcrumbs: readonly Crumb[]
  /** The colours of the wall in the picture; null for chalk, the default. */
  wall: Wall | null
  /** The `object-position` of the picture. */
  position: string | undefined
  /** A sentence about the days on which the campaign runs. */
  status: string
}

export function CampaignHead({ campaign, breadcrumbs, wall, position, status }: CampaignHeadProps) {
  const { title, teaser, picture } = campaign
  return (
    <WallField wall={wall} className={styles.head!}>
      <div className="wrap">
        <CatalogueBreadcrumb breadcrumbs={breadcrumbs} />
        <div className={styles.copy}>
          <h1 className={text.xxxl}>{title}</h1>
          <div>
            <p className={text.lg}>{teaser}</p>
            <p className={text.sm}>{status}</p>
          </div>
        </div>
      </div>
      {picture && <Picture picture={picture} sizes="100vw" position={position} priority />}
    </WallField>
  )
}

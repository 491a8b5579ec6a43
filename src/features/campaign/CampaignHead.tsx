import type { Campaign } from '../../contract/catalogue'
import { Picture } from '../../ui/figure/Picture'
import * as text from '../../ui/text.module.css'
import type { Crumb } from '../../pageTable/pageContext'
import { CatalogueBreadcrumb } from '../productList/CatalogueBreadcrumb'
import * as styles from './CampaignHead.module.css'

interface CampaignHeadProps {
  campaign: Campaign
  breadcrumbs: readonly Crumb[]
  /** The background as a CSS colour, taken from the picture; null for the default (chalk). */
  ground: string | null
  /** The object-position of the picture. */
  position: string | undefined
  /** A sentence that says whether the campaign runs, and until when. */
  status: string
}

/** Shows the title, teaser and status of a campaign above its picture, on a background colour that matches the picture. */
export function CampaignHead({ campaign, breadcrumbs, ground, position, status }: CampaignHeadProps) {
  const { title, teaser, picture } = campaign
  return (
    <section className={styles.head} style={ground === null ? undefined : { background: ground }}>
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
    </section>
  )
}

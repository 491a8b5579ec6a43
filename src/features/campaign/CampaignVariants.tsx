import { PageLink } from '../../ui/button/PageLink'
import { Picture } from '../../ui/figure/Picture'
import { SectionHead } from '../../ui/page/SectionHead'
import * as pictureGrid from '../../ui/pictureGrid.module.css'
import * as text from '../../ui/text.module.css'
import type { CampaignContent } from '../../pageTable/contents/campaign'
import * as styles from './CampaignVariants.module.css'

export function CampaignVariants({ title, variants }: CampaignContent['more']) {
  if (variants.length === 0) return null
  return (
    <section className={`wrap ${styles.variants}`}>
      <SectionHead title={title} />
      <ul className={`${pictureGrid.grid} ${pictureGrid.outlined} ${text.sm}`}>
        {variants.map(({ name, path, picture }) => (
          <li key={path}>
            <Picture picture={picture} alt="" sizes="(min-width:64em) 25vw,50vw" />
            <PageLink to={path}>{name}</PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

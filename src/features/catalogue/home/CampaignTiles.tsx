import { PageLink } from '../../../design/PageLink'
import { Picture } from '../../../design/Picture'
import { SectionHead } from '../../../design/SectionHead'
import * as text from '../../../design/text.module.css'
import { TextLink } from '../../../design/TextLink'
import { shopDay } from '../../../i18n/dates'
import type { HomeContent } from '../../../pageTable/contents/home'
import { campaignsNow } from './campaignsNow'
import * as styles from './CampaignTiles.module.css'

/** Up to three campaigns: rooms on one wall, what each is and from when or until when. */
export function CampaignTiles({ title, link, links }: HomeContent['campaigns']) {
  return (
    <section>
      <SectionHead title={title}>
        <TextLink to={link.path}>{link.name}</TextLink>
      </SectionHead>
      <ul className={`${styles.tiles} ${text.sm}`}>
        {campaignsNow(links, shopDay()).map(({ name, path, picture, phase, when }) => (
          <li key={path}>
            {picture && <Picture picture={picture} alt="" sizes="(min-width:45em) 33vw,7rem" />}
            <PageLink to={path}>{name}</PageLink>
            <span>{when[phase]}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

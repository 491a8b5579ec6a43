import { PageLink } from '../../ui/button/PageLink'
import { Picture } from '../../ui/figure/Picture'
import { SectionHead } from '../../ui/page/SectionHead'
import { TextLink } from '../../ui/button/TextLink'
import { findShopDay } from '../../i18n/dates'
import type { HomeContent } from '../../pageTable/contents/home'
import { findCampaignPhase } from '../../pageTable/contents/campaign'
import type { CampaignLink } from '../../pageTable/contents/links'
import * as text from '../../ui/text.module.css'
import * as styles from './CampaignCards.module.css'

export function CampaignCards({ title, link, links }: HomeContent['campaigns']) {
  return (
    <section>
      <SectionHead title={title}>
        <TextLink to={link.path}>{link.name}</TextLink>
      </SectionHead>
      <ul className={`${styles.cards} ${text.sm}`}>
        {pickShownCampaigns(links, findShopDay()).map(({ name, path, picture, phase, when }) => (
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

const maxCampaigns = 3

/** Running campaigns come first, then upcoming campaigns. `day` is an ISO day. */
function pickShownCampaigns(links: readonly CampaignLink[], day: string) {
  const listCampaignsInPhase = (wantedPhase: 'running' | 'before') =>
    links
      .filter((link) => findCampaignPhase(link, day) === wantedPhase)
      .map((link) => ({ ...link, phase: wantedPhase }))
  return [...listCampaignsInPhase('running'), ...listCampaignsInPhase('before')].slice(0, maxCampaigns)
}

import { cardsPerRow } from '../../pageTable/contents/lists'
import * as pictureGrid from '../../ui/pictureGrid.module.css'
import * as text from '../../ui/text.module.css'
import { PageLink } from '../../ui/button/PageLink'
import { Picture } from '../../ui/figure/Picture'
import { SectionHead } from '../../ui/page/SectionHead'
import type { CampaignLink } from '../../pageTable/contents/links'
import { useMessages } from '../../i18n/useMessages'
import * as styles from './CampaignGallery.module.css'
import { useRunningCampaigns } from './useDay'

interface CampaignGalleryProps {
  campaigns: readonly CampaignLink[]
  /** The ISO day of the build. */
  builtOn: string
  /** Whether the gallery is at the top of its page, so that the pictures in its first row load at once. */
  isFirst?: boolean
  hasTitle?: boolean
}

export function CampaignGallery({ campaigns, builtOn, isFirst = false, hasTitle = false }: CampaignGalleryProps) {
  const messages = useMessages('catalogue').campaigns
  const runningCampaigns = useRunningCampaigns(campaigns, builtOn)
  if (runningCampaigns.length === 0) return null
  return (
    <nav className={`wrap ${styles.gallery}`} aria-label={messages.running}>
      {hasTitle && <SectionHead title={messages.running} />}
      <ul className={`${pictureGrid.grid} ${pictureGrid.outlined} ${text.sm}`}>
        {runningCampaigns.map(({ name, path, picture, when }, index) => (
          <li key={path}>
            <Picture
              picture={picture}
              alt=""
              sizes="(min-width:64em) 33vw,50vw"
              priority={isFirst && index < cardsPerRow}
            />
            <PageLink to={path}>{name}</PageLink>
            <span>{when.running}</span>
          </li>
        ))}
      </ul>
    </nav>
  )
}

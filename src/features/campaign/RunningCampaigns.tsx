import * as text from '../../ui/text.module.css'
import { PageLink } from '../../ui/button/PageLink'
import { useMessages } from '../../i18n/useMessages'
import type { CampaignLink } from '../../pageTable/contents/links'
import * as styles from './RunningCampaigns.module.css'
import { useRunningCampaigns } from './useDay'

interface RunningCampaignsProps {
  campaigns: readonly CampaignLink[]
  /** The ISO day of the build. */
  builtOn: string
}

export function RunningCampaigns({ campaigns, builtOn }: RunningCampaignsProps) {
  const messages = useMessages('catalogue').campaigns
  const runningCampaigns = useRunningCampaigns(campaigns, builtOn)
  if (runningCampaigns.length === 0) return null
  return (
    <nav className="wrap" aria-label={messages.running}>
      <ul className={`${styles.rows} ${text.sm}`}>
        {runningCampaigns.map(({ name, path, when }) => (
          <li key={path}>
            <PageLink to={path}>{name}</PageLink>
            <span>{when.running}</span>
          </li>
        ))}
      </ul>
    </nav>
  )
}

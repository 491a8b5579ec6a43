import type { campaign as nl } from '../nl/buildTime/campaign'
import type { Messages } from '../messages'
import { readFolders } from '../readFolders'

export type CampaignMessages = Messages<typeof nl>

declare const require: (file: string) => { campaign: CampaignMessages }

/** The messages of campaign pages, for the build only. Browsers receive the finished sentences in the page's data. */
export const campaignMessages = readFolders((language) => require(`../${language}/buildTime/campaign.ts`).campaign)

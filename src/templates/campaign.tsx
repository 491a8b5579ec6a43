import { SectionHead } from '../design/SectionHead'
import { TextLink } from '../design/TextLink'
import { CampaignHead } from '../features/catalogue/campaign/CampaignHead'
import { CampaignOffer } from '../features/catalogue/campaign/CampaignOffer'
import { useDay } from '../features/catalogue/campaign/useDay'
import { ListSection } from '../features/catalogue/list/ListSection'
import { PlainPage } from '../features/content/PlainPage'
import { useWords } from '../i18n/useWords'
import { campaignPhase } from '../pageTable/campaignPhase'
import type { CampaignContent } from '../pageTable/contents/campaign'
import type { PageContext } from '../pageTable/pageContext'
import { pathOf } from '../pageTable/paths'

export default function CampaignPage({ pageContext }: { pageContext: PageContext<CampaignContent | null> }) {
  const { content } = pageContext
  if (content === null) return <PlainPage pageContext={{ ...pageContext, content: null }} />
  return <KnownCampaign pageContext={{ ...pageContext, content }} />
}

/** A campaign that the shop API knows: running, still to come, or over and kept to be read. */
function KnownCampaign({ pageContext }: { pageContext: PageContext<CampaignContent> }) {
  const { content, breadcrumbs, language } = pageContext
  const { campaign, list, ground } = content
  const words = useWords('catalogue').campaigns
  const texts = content.texts[campaignPhase(campaign, useDay(content.builtOn))]
  return (
    <>
      <CampaignHead campaign={campaign} breadcrumbs={breadcrumbs} ground={ground} status={texts.status} />
      <CampaignOffer {...content} texts={texts} note={campaign.note} />
      <div className="wrap">
        <SectionHead title={texts.list}>
          <TextLink to={pathOf('terms', language)}>{words.conditions}</TextLink>
        </SectionHead>
      </div>
      <ListSection list={list} />
    </>
  )
}

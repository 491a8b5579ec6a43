import { SectionHead } from '../ui/page/SectionHead'
import { TextLink } from '../ui/button/TextLink'
import { CampaignHead } from '../features/campaign/CampaignHead'
import { CampaignTerms } from '../features/campaign/CampaignTerms'
import { useDay } from '../features/campaign/useDay'
import { ListSection } from '../features/productList/ListSection'
import { PlainPage } from '../features/content/PlainPage'
import { useWords } from '../i18n/useWords'
import { type CampaignContent, campaignPhase } from '../pageTable/contents/campaign'
import type { PageContext } from '../pageTable/pageContext'
import { buildPath } from '../pageTable/paths'

export default function CampaignPage({ pageContext }: { pageContext: PageContext<CampaignContent | null> }) {
  const { content } = pageContext
  if (content === null) return <PlainPage pageContext={{ ...pageContext, content: null }} />
  return <KnownCampaign pageContext={{ ...pageContext, content }} />
}

/** A running, upcoming or past campaign that the shop API knows. */
function KnownCampaign({ pageContext }: { pageContext: PageContext<CampaignContent> }) {
  const { content, breadcrumbs, language } = pageContext
  const { campaign, list, ground } = content
  const words = useWords('catalogue').campaigns
  const texts = content.texts[campaignPhase(campaign, useDay(content.builtOn))]
  return (
    <>
      <CampaignHead campaign={campaign} breadcrumbs={breadcrumbs} ground={ground} status={texts.status} />
      <CampaignTerms {...content} texts={texts} note={campaign.note} />
      <div className="wrap">
        <SectionHead title={texts.list}>
          <TextLink to={buildPath('terms', language)}>{words.conditions}</TextLink>
        </SectionHead>
      </div>
      <ListSection list={list} />
    </>
  )
}

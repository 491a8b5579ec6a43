import { SectionHead } from '../ui/page/SectionHead'
import * as text from '../ui/text.module.css'
import { CampaignConditions, conditionsId } from '../features/campaign/CampaignConditions'
import { CampaignGallery } from '../features/campaign/CampaignGallery'
import { CampaignHead } from '../features/campaign/CampaignHead'
import { CampaignStory } from '../features/campaign/CampaignStory'
import { useDay } from '../features/campaign/useDay'
import { CampaignVariants } from '../features/campaign/CampaignVariants'
import { ListSection } from '../features/productList/ListSection'
import { EndCard } from '../features/productList/productGrid/EndCard'
import { PlainPage } from '../features/content/PlainPage'
import { useMessages } from '../i18n/useMessages'
import { type CampaignContent, findCampaignPhase } from '../pageTable/contents/campaign'
import type { PageContext } from '../pageTable/pageContext'

export default function CampaignPage({ pageContext }: { pageContext: PageContext<CampaignContent | null> }) {
  const { content } = pageContext
  if (content === null) return <PlainPage pageContext={{ ...pageContext, content: null }} />
  return <KnownCampaign pageContext={{ ...pageContext, content }} />
}

/** A past campaign shows the campaigns that run now. */
function KnownCampaign({ pageContext }: { pageContext: PageContext<CampaignContent> }) {
  const { content, breadcrumbs } = pageContext
  const { campaign, list, wall, position, others, builtOn, more, conditions, brand, brandAfterwards } = content
  const { campaigns: messages, brand: brandMessages } = useMessages('catalogue')
  const phase = findCampaignPhase(campaign, useDay(builtOn))
  const texts = content.texts[phase]
  const listEnd = phase === 'over' ? brandAfterwards : brand
  return (
    <>
      <CampaignHead
        campaign={campaign}
        breadcrumbs={breadcrumbs}
        wall={wall}
        position={position}
        status={texts.status}
      />
      <CampaignStory content={content} texts={texts} />
      {phase === 'over' && <CampaignGallery campaigns={others} builtOn={builtOn} hasTitle />}
      <div className="wrap">
        <SectionHead title={texts.list}>
          <a className={text.link} href={`#${conditionsId}`}>
            {messages.conditions}
          </a>
        </SectionHead>
      </div>
      <ListSection
        list={list}
        hasBarOnShortList={false}
        renderEnd={(columns) =>
          listEnd && <EndCard listEnd={listEnd} label={brandMessages.more(listEnd.name)} columnCount={columns} />
        }
      />
      <CampaignVariants {...more} />
      <CampaignConditions
        title={conditions.title}
        sentences={phase === 'over' ? conditions.afterwards : conditions.sentences}
        terms={conditions.terms}
      />
    </>
  )
}

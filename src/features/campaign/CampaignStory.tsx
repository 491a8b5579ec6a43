import { ButtonLink } from '../../ui/button/PageLink'
import { MeasureLine } from '../../ui/figure/MeasureLine'
import { StoryColumns } from '../../ui/page/StoryColumns'
import * as text from '../../ui/text.module.css'
import type { CampaignContent, CampaignTexts } from '../../pageTable/contents/campaign'
import * as styles from './CampaignStory.module.css'

interface CampaignStoryProps {
  content: CampaignContent
  texts: CampaignTexts
}

export function CampaignStory({ content, texts }: CampaignStoryProps) {
  const { campaign, story, detail, items, promotionTerm, buildYourOwn } = content
  const promotionRows = texts.promotionText === null ? [] : [{ term: promotionTerm, text: texts.promotionText }]
  const rows = [...promotionRows, ...content.rows]
  return (
    <StoryColumns quote={story?.quote} by={story?.by} paragraphs={story?.paragraphs} picture={detail}>
      {items && <MeasureLine value={items.paid} max={items.all} ticks={items.all} className={styles.items} />}
      {texts.how && <p>{texts.how}</p>}
      {campaign.note && <p>{campaign.note}</p>}
      {rows.length > 0 && (
        <dl className={`${styles.rows} ${text.sm}`}>
          {rows.map((row) => (
            <div key={row.term}>
              <dt>{row.term}</dt>
              <dd>{row.text}</dd>
            </div>
          ))}
        </dl>
      )}
      {buildYourOwn && <ButtonLink to={buildYourOwn.path}>{buildYourOwn.name}</ButtonLink>}
    </StoryColumns>
  )
}

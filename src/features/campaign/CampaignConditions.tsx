import { TextLink } from '../../ui/button/TextLink'
import { SectionHead } from '../../ui/page/SectionHead'
import type { CampaignContent } from '../../pageTable/contents/campaign'
import * as styles from './CampaignConditions.module.css'

export const conditionsId = 'conditions'

type CampaignConditionsProps = Omit<CampaignContent['conditions'], 'afterwards'>

export function CampaignConditions({ title, sentences, terms }: CampaignConditionsProps) {
  return (
    <section className={`wrap ${styles.conditions}`}>
      <SectionHead title={title} id={conditionsId} />
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <TextLink to={terms.path}>{terms.name}</TextLink>
    </section>
  )
}

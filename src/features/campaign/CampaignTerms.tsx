import { ButtonLink } from '../../ui/button/PageLink'
import { MeasureLine } from '../../ui/figure/MeasureLine'
import { Picture } from '../../ui/figure/Picture'
import * as text from '../../ui/text.module.css'
import type { CampaignContent, CampaignTexts } from '../../pageTable/contents/campaign'
import * as styles from './CampaignTerms.module.css'

interface CampaignTermsProps extends Pick<CampaignContent, 'detail' | 'items' | 'rows' | 'buildYourOwn'> {
  texts: CampaignTexts
  /** An additional text from the shop API. */
  note: string | null
}

/** Shows the terms of a campaign beside a close-up picture: the discount, how to get it, and the dates. */
export function CampaignTerms({ detail, items, rows, buildYourOwn, texts, note }: CampaignTermsProps) {
  return (
    <section className={`wrap ${styles.terms}`}>
      {detail && <Picture picture={detail} alt="" sizes="(min-width:64em) 40vw,100vw" />}
      <div>
        {texts.promotionText && <h2 className={text.xl}>{texts.promotionText}</h2>}
        {items && <MeasureLine value={items.paid} max={items.all} ticks={items.all} className={styles.items} />}
        {texts.how && <p>{texts.how}</p>}
        {note && <p>{note}</p>}
        {rows.length > 0 && (
          <dl className={text.sm}>
            {rows.map((row) => (
              <div key={row.term}>
                <dt>{row.term}</dt>
                <dd>{row.text}</dd>
              </div>
            ))}
          </dl>
        )}
        {buildYourOwn && <ButtonLink to={buildYourOwn.path}>{buildYourOwn.name}</ButtonLink>}
      </div>
    </section>
  )
}

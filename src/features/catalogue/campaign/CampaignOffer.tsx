import { ButtonLink } from '../../../design/ButtonLink'
import { MeasureLine } from '../../../design/MeasureLine'
import { Picture } from '../../../design/Picture'
import * as text from '../../../design/text.module.css'
import type { CampaignContent } from '../../../pageTable/contents/campaign'
import type { CampaignTexts } from '../../../pageTable/campaignTexts'
import * as styles from './CampaignOffer.module.css'

interface CampaignOfferProps extends Pick<CampaignContent, 'detail' | 'pieces' | 'rows' | 'buildYourOwn'> {
  texts: CampaignTexts
  /** What the shop adds in its own words. */
  note: string | null
}

/** What a campaign gives and how, from when and until when, beside a piece of it from nearby. */
export function CampaignOffer({ detail, pieces, rows, buildYourOwn, texts, note }: CampaignOfferProps) {
  return (
    <section className={`wrap ${styles.offer}`}>
      {detail && <Picture picture={detail} alt="" sizes="(min-width:64em) 40vw,100vw" />}
      <div>
        {texts.offer && <h2 className={text.xl}>{texts.offer}</h2>}
        {pieces && <MeasureLine value={pieces.paid} max={pieces.all} ticks={pieces.all} className={styles.pieces} />}
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

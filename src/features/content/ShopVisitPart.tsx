import { useEffect, useState } from 'react'
import { useLanguage } from '../../i18n/LanguageContext'
import type { Opening, ShopVisit } from '../../pageTable/contents/content'
import { RouteDrawing } from './RouteDrawing'
import * as tap from '../../ui/button/tapLink.module.css'
import * as text from '../../ui/text.module.css'
import * as styles from './ShopVisitPart.module.css'

export const ShopVisitPart = ({ address, phone, opening, route }: ShopVisit) => (
  <section className={styles.visit}>
    <div>
      <address className={text.lg}>
        {address.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <a className={`${text.link} ${tap.tapLink}`} href={phone.href}>
          {phone.text}
        </a>
      </address>
      {route && <RouteDrawing {...route} />}
    </div>
    {opening && <OpeningPart {...opening} />}
  </section>
)

function OpeningPart({ title, week, special, hours, status }: Opening) {
  const language = useLanguage()
  const [statusText, setStatusText] = useState('')
  // Only the browser can compute the status, because the HTML is older than the visit.
  useEffect(() => {
    void import('./formatOpeningStatus').then(({ formatOpeningStatus }) =>
      setStatusText(formatOpeningStatus(new Date(), hours, status, language)),
    )
  }, [hours, status, language])
  return (
    <div className={styles.hours}>
      <h2 className={text.xl}>{title}</h2>
      <p className={styles.now}>{statusText}</p>
      <dl className={`${styles.days} ${text.sm}`}>
        {week.map(({ day, hours: openingHours }) => (
          <div key={day}>
            <dt>{day}</dt>
            <dd>{openingHours}</dd>
          </div>
        ))}
      </dl>
      {special && (
        <>
          <h3 className={styles.special}>{special.title}</h3>
          <dl className={`${styles.days} ${text.sm}`}>
            {special.days.map(({ day, hours: openingHours, reason }) => (
              <div key={day}>
                <dt>{day}</dt>
                <dd>
                  {openingHours}, {reason}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </div>
  )
}

import { Button } from '../../ui/button/Button'
import { PageLink } from '../../ui/button/PageLink'
import { useLanguage } from '../../i18n/LanguageContext'
import { useHeadings } from '../../i18n/headings'
import { useMessages } from '../../i18n/useMessages'
import type { Crumb } from '../../pageTable/pageContext'
import { buildPath } from '../../pageTable/paths'
import * as tap from '../../ui/button/tapLink.module.css'
import * as text from '../../ui/text.module.css'
import * as styles from './NotFound.module.css'

interface NotFoundProps {
  title: string
  text: string
  departments: Crumb[]
}

export function NotFound({ title, text: sentence, departments }: NotFoundProps) {
  const { searchButton } = useMessages('frame').header
  const { notFound } = useHeadings()
  const language = useLanguage()
  const links = [
    ...departments,
    { name: notFound.new, path: buildPath('new', language) },
    { name: notFound.contact, path: buildPath('contact', language) },
  ]
  return (
    <section className={styles.screen}>
      <div className={`wrap ${styles.columns}`}>
        <div>
          <p className={`${styles.eyebrow} ${text.sm}`}>{notFound.eyebrow}</p>
          <h1 className={text.xxxl}>{title}</h1>
          <p className={`${styles.text} ${text.lg}`}>{sentence}</p>
          <form
            className={styles.form}
            role="search"
            action={buildPath('search', language)}
            aria-label={notFound.search}
          >
            <label className={text.xs} htmlFor="not-found-search">
              {notFound.search}
            </label>
            <div className={styles.line}>
              <input id="not-found-search" type="search" name="q" required />
              <Button type="submit">{searchButton}</Button>
            </div>
          </form>
          <nav aria-label={notFound.elsewhere}>
            <ul className={`${styles.links} ${text.sm}`}>
              {links.map(({ name, path }) => (
                <li key={path}>
                  <PageLink className={`${text.link} ${tap.tapLink}`} to={path}>
                    {name}
                  </PageLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className={styles.drawing} aria-hidden="true">
          <LatitudeScale />
          <svg viewBox="0 0 13 27">
            <path d="M6.5.9 12.3 26 6.5 21.6.7 26z" strokeWidth=".08" strokeLinecap="butt" />
            <path d="M6.5.9 12.3 26 6.5 21.6z" fill="currentColor" stroke="none" />
          </svg>
        </div>
      </div>
    </section>
  )
}

/** Every degree from the pole to 55° N has a tick, and every seventh degree has a label. `y` is in SVG units. */
const latitudes = Array.from({ length: 36 }, (_, index) => ({
  latitude: 90 - index,
  y: Math.round(20 + (index * 600) / 35),
}))
const hasLabel = ({ latitude }: { latitude: number }) => (90 - latitude) % 7 === 0
const ticks = latitudes
  .map((degree) => `M${hasLabel(degree) ? 150 : 176} ${degree.y}h${hasLabel(degree) ? 50 : 24}`)
  .join('')

function LatitudeScale() {
  return (
    <svg className={styles.scale} viewBox="0 0 220 640" aria-hidden="true">
      <path d={`${ticks}M200 20v600`} strokeWidth="1" />
      <path d="M206 20h14" strokeWidth="3" />
      {latitudes.filter(hasLabel).map(({ latitude, y }) => (
        <text key={latitude} x="138" y={y + 5} textAnchor="end">
          {latitude}° N
        </text>
      ))}
    </svg>
  )
}

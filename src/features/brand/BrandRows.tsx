import { PageLink } from '../../ui/button/PageLink'
import * as text from '../../ui/text.module.css'
import { useLanguage } from '../../i18n/LanguageContext'
import { useMessages } from '../../i18n/useMessages'
import type { BrandLink } from '../../pageTable/contents/links'
import { getCountryName } from './getCountryName'
import * as styles from './BrandRows.module.css'

/** Lists brands, each with its name, tagline, country and year. Each row is one link. */
export function BrandRows({ brands }: { brands: readonly BrandLink[] }) {
  const language = useLanguage()
  const messages = useMessages('catalogue').brand
  return (
    <ol className={styles.rows}>
      {brands.map(({ name, path, tagline, country, founded }) => (
        <li key={path}>
          <PageLink to={path} className={text.xl}>
            {name}
          </PageLink>
          <span>{tagline}</span>
          <span>{messages.origin(getCountryName(country, language), founded)}</span>
        </li>
      ))}
    </ol>
  )
}

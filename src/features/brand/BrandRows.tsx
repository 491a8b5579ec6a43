import { PageLink } from '../../ui/button/PageLink'
import * as text from '../../ui/text.module.css'
import { useLanguage } from '../../i18n/LanguageContext'
import type { BrandLink } from '../../pageTable/contents/links'
import { formatOrigin } from './formatOrigin'
import * as styles from './BrandRows.module.css'

export function BrandRows({ brands }: { brands: readonly BrandLink[] }) {
  const language = useLanguage()
  return (
    <ol className={styles.rows}>
      {brands.map(({ name, path, tagline, ...brand }) => (
        <li key={path}>
          <PageLink to={path} className={text.xl}>
            {name}
          </PageLink>
          <span>{tagline}</span>
          <span>{formatOrigin(brand, language)}</span>
        </li>
      ))}
    </ol>
  )
}

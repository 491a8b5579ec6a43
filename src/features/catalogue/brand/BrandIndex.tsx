import { PageLink } from '../../../design/PageLink'
import { Picture } from '../../../design/Picture'
import * as text from '../../../design/text.module.css'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import type { BrandsContent } from '../../../pageTable/contents/brands'
import { countryName } from './countryName'
import { letterId } from './letterId'
import * as styles from './BrandIndex.module.css'

/** All makers under their letters: a room, a name, what they make, where and since when. A row is one link. */
export function BrandIndex({ letters }: BrandsContent) {
  const language = useLanguage()
  const words = useWords('catalogue').brand
  return (
    <>
      {letters.map(({ letter, brands }) => (
        <section key={letter} aria-labelledby={letterId(letter)} className={styles.letter}>
          <h2 id={letterId(letter)} className={text.xxl}>
            {letter}
          </h2>
          <ul>
            {brands.map(({ name, path, tagline, country, founded, product_count, picture }) => (
              <li key={path}>
                <Picture picture={picture} alt="" sizes="(min-width:45em) 12rem,8rem" />
                <PageLink to={path} className={text.xl}>
                  {name}
                </PageLink>
                <span>{tagline}</span>
                <span>{words.origin(countryName(country, language), founded)}</span>
                <span>{words.pieces(product_count)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

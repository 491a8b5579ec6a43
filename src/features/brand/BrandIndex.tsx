import { PageLink } from '../../ui/button/PageLink'
import { Picture } from '../../ui/figure/Picture'
import { useLanguage } from '../../i18n/LanguageContext'
import { useMessages } from '../../i18n/useMessages'
import type { BrandsContent } from '../../pageTable/contents/brands'
import { formatOrigin } from './formatOrigin'
import * as text from '../../ui/text.module.css'
import * as styles from './BrandIndex.module.css'

export function BrandIndex({ letters }: BrandsContent) {
  const language = useLanguage()
  const messages = useMessages('catalogue').brand
  return (
    <>
      {letters.map(({ letter, brands }) => (
        <section key={letter} aria-labelledby={buildLetterId(letter)} className={styles.letter}>
          <h2 id={buildLetterId(letter)} className={text.xxl}>
            {letter}
          </h2>
          <ul>
            {brands.map(({ name, path, tagline, product_count, picture, ...brand }) => (
              <li key={path}>
                <Picture picture={picture} alt="" sizes="(min-width:45em) 12rem,8rem" />
                <PageLink to={path} className={text.xl}>
                  {name}
                </PageLink>
                <span>{tagline}</span>
                <span>{formatOrigin(brand, language)}</span>
                <span>{product_count > 0 && messages.pieces(product_count)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

/** Up to this number, the brands take at most about two screens, so the index needs no links to its letters. */
const maxBrandsWithoutIndexLinks = 20

export function LetterIndex({ letters }: BrandsContent) {
  const messages = useMessages('catalogue').brand
  const brandCount = letters.reduce((total, { brands }) => total + brands.length, 0)
  if (brandCount <= maxBrandsWithoutIndexLinks) return null
  return (
    <nav aria-label={messages.letters}>
      <ul className={styles.letters}>
        {letters.map(({ letter }) => (
          <li key={letter}>
            <a href={`#${buildLetterId(letter)}`}>{letter}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const buildLetterId = (letter: string): string => `letter-${letter === '#' ? 'other' : letter.toLowerCase()}`

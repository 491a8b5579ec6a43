import * as text from '../../../../design/text.module.css'
import { TextLink } from '../../../../design/TextLink'
import { useLanguage } from '../../../../i18n/LanguageContext'
import { useWords } from '../../../../i18n/useWords'
import { categoryPath, pathOf } from '../../../../pageTable/paths'
import { ProductWall } from '../../wall/ProductWall'
import * as styles from './NothingFound.module.css'
import { useOffers } from './useOffers'

/** A search that found nothing: where else to look. */
export function NothingFound({ words: searched }: { words: string }) {
  const words = useWords('list').search
  const language = useLanguage()
  const { departments, newest } = useOffers(searched)
  return (
    <div className={styles.offers}>
      <p className={text.lg}>
        {words.nothing(searched)} {departments.length > 0 && words.perhaps}
      </p>
      <ul className={styles.departments}>
        {departments.map(({ id_category, name, line }) => (
          <li key={id_category}>
            <TextLink to={categoryPath(line, language)}>{name}</TextLink>
          </li>
        ))}
      </ul>
      {newest.length > 0 && (
        <>
          <h2 className={text.xl}>{words.newArrivals}</h2>
          <ProductWall products={newest} />
          <TextLink to={pathOf('new', language)}>{words.allNew}</TextLink>
        </>
      )}
    </div>
  )
}

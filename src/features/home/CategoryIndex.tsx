import type { Picture as PictureFile } from '../../contract/picture'
import { PageLink } from '../../ui/button/PageLink'
import { Picture } from '../../ui/figure/Picture'
import * as text from '../../ui/text.module.css'
import { useMessages } from '../../i18n/useMessages'
import type { CategoryLink } from '../../pageTable/contents/links'
import { categoryIndexId } from '../../pageTable/paths'
import * as styles from './CategoryIndex.module.css'

interface CategoryIndexProps {
  categories: readonly CategoryLink[]
  picture: PictureFile
}

export function CategoryIndex({ categories, picture }: CategoryIndexProps) {
  const messages = useMessages('catalogue').home
  if (categories.length === 0) return null
  return (
    <section id={categoryIndexId} className={`wrap ${styles.index}`}>
      <div>
        <h2 className={text.sm}>{messages.shop}</h2>
        <ul className={text.xxl}>
          {categories.map(({ name, path, product_count }) => (
            <li key={path}>
              <PageLink to={path}>
                {name} <span className={text.sm}>{product_count}</span>
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
      <Picture picture={picture} alt="" sizes="(min-width:64em) 40vw,1px" />
    </section>
  )
}

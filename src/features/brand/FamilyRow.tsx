import { PageLink } from '../../ui/button/PageLink'
import { Picture } from '../../ui/figure/Picture'
import { SectionHead } from '../../ui/page/SectionHead'
import * as pictureGrid from '../../ui/pictureGrid.module.css'
import * as text from '../../ui/text.module.css'
import type { FamilyLink } from '../../pageTable/contents/links'
import * as styles from './FamilyRow.module.css'

interface FamilyRowProps {
  title: string
  families: readonly FamilyLink[]
}

/** On a wide screen, up to this number of families have cards with the text beside the picture. */
const maxWideCards = 2

export function FamilyRow({ title, families }: FamilyRowProps) {
  if (families.length === 0) return null
  return (
    <section className={`wrap ${styles.families}`}>
      <SectionHead title={title} />
      <ul className={`${pictureGrid.grid} ${families.length <= maxWideCards ? styles.few : ''}`}>
        {families.map(({ name, path, description, picture }) => (
          <li key={path}>
            <Picture picture={picture} alt="" sizes="(min-width:64em) 25vw,50vw" />
            <h3 className={text.lg}>
              <PageLink to={path}>{name}</PageLink>
            </h3>
            <p className={text.sm}>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

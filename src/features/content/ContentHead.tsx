import { Breadcrumb } from '../../ui/page/Breadcrumb'
import { Picture } from '../../ui/figure/Picture'
import { useHeadings } from '../../i18n/headings'
import { useMessages } from '../../i18n/useMessages'
import type { ContentPageContent } from '../../pageTable/contents/content'
import type { PageContext } from '../../pageTable/pageContext'
import * as text from '../../ui/text.module.css'
import * as styles from './ContentHead.module.css'

export const formId = 'form'

export function ContentHead({ page, hasFormLink }: { page: PageContext<ContentPageContent>; hasFormLink: boolean }) {
  const { breadcrumbs, title, head, content } = page
  const { toForm } = useHeadings()
  const isStory = content.layout === 'story'
  const picture = (
    <Picture
      picture={content.picture}
      sizes={isStory ? '100vw' : '(min-width:64em) 42vw,100vw'}
      position={content.picture.position ?? '50% 60%'}
      priority
    />
  )
  return (
    <>
      <div className={`wrap ${isStory ? styles.story : styles.guide}`}>
        <div>
          <Breadcrumb items={breadcrumbs} label={useMessages('frame').breadcrumb} />
          <h1 className={text.xxxl}>{title}</h1>
          {head.description && <p className={`${styles.lede} ${text.lg}`}>{head.description}</p>}
          {hasFormLink && (
            <a className={`${text.link} ${styles.toForm}`} href={`#${formId}`}>
              {toForm}
            </a>
          )}
        </div>
        {!isStory && <div className={styles.beside}>{picture}</div>}
      </div>
      {isStory && <div className={styles.wide}>{picture}</div>}
    </>
  )
}

import type { ReactNode } from 'react'
import { Wrap } from '../../ui/page/Wrap'
import type { ContentPageContent, ContentSection } from '../../pageTable/contents/content'
import type { PageContext } from '../../pageTable/pageContext'
import * as print from '../../ui/page/print.module.css'
import * as text from '../../ui/text.module.css'
import { ContentExtraPart } from './ContentExtraPart'
import { ContentHead } from './ContentHead'
import * as styles from './ContentPage.module.css'
import { RichText } from './RichText'

export interface ContentPageProps {
  pageContext: PageContext<ContentPageContent>
  /** The form of the page. */
  children?: ReactNode
  /** Whether the form comes before the text. Otherwise it follows the text, and a link below the title leads to it. */
  startsWithForm?: boolean
  /** Whether the head links to the form. By default it does, unless the form comes first. */
  linksToForm?: boolean
}

/** A content page: title, picture, text, form, questions and the date of the last change. */
export function ContentPage({ pageContext, children, startsWithForm, linksToForm = true }: ContentPageProps) {
  const { content } = pageContext
  const { extra, questions, sections } = content
  const extraPart = extra && <ContentExtraPart extra={extra} />
  // The last section of a vacancy says how to apply, so it follows what the job is.
  const extraPlace = extra?.kind === 'vacancy' ? sections.length - 1 : startsWithForm ? sections.length : 0
  return (
    <div className={`${print.alone} ${styles.page}`}>
      <ContentHead page={pageContext} linksToForm={linksToForm && Boolean(children) && !startsWithForm} />
      <Wrap className={styles.body}>
        {startsWithForm && children}
        {sections.slice(0, extraPlace).map(showSection)}
        {extraPart}
        {sections.slice(extraPlace).map(showSection)}
        {!startsWithForm && children}
        {questions && <Questions {...questions} />}
        <p className={`${styles.changed} ${text.xs} ${text.stone}`}>{content.changed}</p>
      </Wrap>
    </div>
  )
}

const showSection = (section: ContentSection) => <TextSection key={section.heading ?? ''} {...section} />

function TextSection({ heading, html }: ContentSection) {
  return (
    <section className={styles.section}>
      {heading === null ? <div /> : <h2 className={text.xl}>{heading}</h2>}
      <RichText html={html} />
    </section>
  )
}

function Questions({ title, items }: NonNullable<ContentPageContent['questions']>) {
  return (
    <section className={styles.section}>
      <h2 className={text.xl}>{title}</h2>
      <dl className={styles.questions}>
        {items.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

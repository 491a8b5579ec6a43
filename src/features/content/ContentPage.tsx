import { type ReactNode, useEffect, useRef } from 'react'
import { Wrap } from '../../ui/page/Wrap'
import type { ContentPageContent, ContentSection } from '../../pageTable/contents/content'
import type { PageContext } from '../../pageTable/pageContext'
import { ContentExtraPart } from './ContentExtraPart'
import { ContentHead } from './ContentHead'
import { navigate } from 'gatsby'
import * as print from '../../ui/page/print.module.css'
import * as text from '../../ui/text.module.css'
import * as styles from './ContentPage.module.css'
import * as richTextStyles from './RichText.module.css'

export interface ContentPageProps {
  pageContext: PageContext<ContentPageContent>
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

/**
 * A text whose HTML was made and sanitized at build time (pageTable/markdown). Nothing in it is hydrated. Its links to
 * pages of the site open as all others do, without a full page load.
 */
function RichText({ html }: { html: string }) {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = content.current
    element?.addEventListener('click', followLink)
    return () => element?.removeEventListener('click', followLink)
  }, [])
  return <div ref={content} className={richTextStyles.text} dangerouslySetInnerHTML={{ __html: html }} />
}

/** Opens a link to a page of the site. Links to elsewhere, and clicks for a new tab or window, are left to the browser. */
function followLink(event: MouseEvent): void {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
  const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : null
  if (!href?.startsWith('/')) return
  event.preventDefault()
  void navigate(href)
}

import { type ReactNode, useEffect, useRef } from 'react'
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
  isFormFirst?: boolean
  /** Whether the head links to the form below the text. There is no such link if the form comes first. */
  hasFormLink?: boolean
}

export function ContentPage({ pageContext, children, isFormFirst, hasFormLink }: ContentPageProps) {
  const { content } = pageContext
  const { extra, questions, sections } = content
  const extraPart = extra && <ContentExtraPart extra={extra} />
  // The last section of a vacancy explains how to apply, so it follows the description of the job.
  const extraIndex = extra?.kind === 'vacancy' ? sections.length - 1 : isFormFirst ? sections.length : 0
  return (
    <div className={`${print.alone} ${styles.page}`}>
      <ContentHead page={pageContext} hasFormLink={hasFormLink === true && !isFormFirst} />
      <div className={`wrap ${styles.body}`}>
        {isFormFirst && children}
        {sections.slice(0, extraIndex).map(renderSection)}
        {extraPart}
        {sections.slice(extraIndex).map(renderSection)}
        {!isFormFirst && children}
        {questions && <Questions {...questions} />}
        <p className={`${styles.changed} ${text.xs} ${text.stone}`}>{content.changed}</p>
      </div>
    </div>
  )
}

const renderSection = (section: ContentSection) => <TextSection key={section.heading ?? ''} {...section} />

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

/** The HTML was sanitized at build time (pageTable/markdown). It is not hydrated, so a listener handles its links. */
function RichText({ html }: { html: string }) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = container.current
    element?.addEventListener('click', followLink)
    return () => element?.removeEventListener('click', followLink)
  }, [])
  return <div ref={container} className={richTextStyles.text} dangerouslySetInnerHTML={{ __html: html }} />
}

/** Uses the router for paths of this site. Other links, and clicks with a modifier key, are left to the browser. */
function followLink(event: MouseEvent): void {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
  const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : null
  if (!href?.startsWith('/')) return
  event.preventDefault()
  void navigate(href)
}

import type { ReactNode } from 'react'
import { Button } from '../../ui/button/Button'
import { getButtonClass } from '../../ui/button/getButtonClass'
import * as text from '../../ui/text.module.css'
import { useLanguage } from '../../i18n/LanguageContext'
import { useMessages } from '../../i18n/useMessages'
import { buildPath } from '../../pageTable/paths'
import * as styles from './ErrorScreen.module.css'

interface ErrorScreenProps {
  /** By default, the sentence says that the shop caused the error. */
  text?: string
  onRetry: () => void
  children?: ReactNode
}

export function ErrorScreen({ text: sentence, onRetry, children }: ErrorScreenProps) {
  const { error } = useMessages('frame')
  const homePath = buildPath('homepage', useLanguage())
  return (
    <section className={styles.screen}>
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h1 className={text.xxxl}>{error.title}</h1>
          <p className={`${styles.text} ${text.lg}`}>{sentence ?? error.text}</p>
          <div className={styles.actions}>
            <Button onClick={onRetry}>{error.retry}</Button>
            {/* The link causes a full page load, because the page's script may have caused the error. */}
            <a className={getButtonClass('ghost', false)} href={homePath}>
              {error.home}
            </a>
          </div>
          {children}
        </div>
        <svg className={styles.drawing} viewBox="0 0 27 13" aria-hidden="true">
          <use href="/errors.svg#error" />
        </svg>
      </div>
    </section>
  )
}

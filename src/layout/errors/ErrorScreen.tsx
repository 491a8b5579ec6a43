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
        {/* The north arrow of the logo has fallen over. */}
        <svg className={styles.arrow} viewBox="0 0 27 13" aria-hidden="true">
          <path d="M.9 6.5 26 .7 21.6 6.5 26 12.3z" strokeWidth=".08" strokeLinecap="butt" />
          <path d="M.9 6.5 26 12.3 21.6 6.5z" fill="currentColor" stroke="none" />
        </svg>
      </div>
    </section>
  )
}

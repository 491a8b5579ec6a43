import { Button } from '../../ui/button/Button'
import { getButtonClass } from '../../ui/button/getButtonClass'
import * as text from '../../ui/text.module.css'
import { Wrap } from '../../ui/page/Wrap'
import { useLanguage } from '../../i18n/LanguageContext'
import { useMessages } from '../../i18n/useMessages'
import { buildPath } from '../../pageTable/paths'
import * as styles from './ErrorScreen.module.css'

interface ErrorScreenProps {
  /** The sentence below the title. By default, the sentence says that the shop caused the error. */
  text?: string
  onRetry: () => void
}

export function ErrorScreen({ text: sentence, onRetry }: ErrorScreenProps) {
  const { error } = useMessages('frame')
  const home = buildPath('homepage', useLanguage())
  return (
    <section className={styles.screen}>
      <Wrap>
        <h1 className={text.xxxl}>{error.title}</h1>
        <p className={text.lg}>{sentence ?? error.text}</p>
        <div className={styles.actions}>
          <Button onClick={onRetry}>{error.retry}</Button>
          {/* The link causes a full page load, because the page's script may have caused the error. */}
          <a className={getButtonClass('ghost', false)} href={home}>
            {error.home}
          </a>
        </div>
      </Wrap>
    </section>
  )
}

import { Picture } from '../../ui/figure/Picture'
import * as text from '../../ui/text.module.css'
import { TextLink } from '../../ui/button/TextLink'
import type { HomeContent } from '../../pageTable/contents/home'
import * as styles from './Hero.module.css'

export function Hero({ hero }: { hero: HomeContent['hero'] }) {
  return (
    <section className={styles.hero}>
      <Picture picture={hero.picture} sizes="100vw" priority isTall />
      <div className={`wrap ${styles.copy}`}>
        <h1 className={text.xxxl}>{hero.title}</h1>
        <div>
          <p className={text.lg}>{hero.text}</p>
          <TextLink to={hero.link.path} hasArrow>
            {hero.link.name}
          </TextLink>
        </div>
      </div>
    </section>
  )
}

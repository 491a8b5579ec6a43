import { Picture } from '../../ui/figure/Picture'
import * as text from '../../ui/text.module.css'
import { TextLink } from '../../ui/button/TextLink'
import type { HomeContent } from '../../pageTable/contents/home'
import * as styles from './Hero.module.css'

/** On a phone the picture is 430 px high and cropped at the sides, so it is wider than the screen: 16:10. */
const sizes = '(max-width:45em) 688px,100vw'

/** The picture of a room at the top of the home page, with the title and text below the picture. */
export function Hero({ hero }: { hero: HomeContent['hero'] }) {
  return (
    <section className={styles.hero}>
      <Picture picture={hero.picture} sizes={sizes} priority />
      <div className={`wrap ${styles.words}`}>
        <h1 className={text.xxxl}>{hero.title}</h1>
        <div>
          <p className={text.lg}>{hero.text}</p>
          <TextLink to={hero.link.path} arrow>
            {hero.link.name}
          </TextLink>
        </div>
      </div>
    </section>
  )
}

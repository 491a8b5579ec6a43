import { Picture } from '../../../design/Picture'
import * as text from '../../../design/text.module.css'
import { TextLink } from '../../../design/TextLink'
import type { HomeFurther } from '../../../pageTable/contents/home'
import * as styles from './Panels.module.css'

/** Rooms side by side with what can be done there: make a gift list, ask for advice. */
export function Panels({ panels }: Pick<HomeFurther, 'panels'>) {
  return (
    <div className={styles.panels}>
      {panels.map(({ title, text: words, link, picture }) => (
        <section key={title}>
          <Picture picture={picture} sizes="(min-width:45em) 50vw,100vw" />
          <h2 className={text.xl}>{title}</h2>
          <p>{words}</p>
          <TextLink to={link.path} arrow>
            {link.name}
          </TextLink>
        </section>
      ))}
    </div>
  )
}

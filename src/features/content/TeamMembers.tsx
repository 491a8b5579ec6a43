import { PageLink } from '../../ui/button/PageLink'
import { Picture } from '../../ui/figure/Picture'
import type { TeamMember } from '../../pageTable/contents/content'
import * as serif from '../../ui/serif.module.css'
import * as text from '../../ui/text.module.css'
import * as styles from './TeamMembers.module.css'

/** The people of the shop, each with a quote and a favourite product. There are no portraits. */
export function TeamMembers({ members }: { members: TeamMember[] }) {
  return (
    <ul className={styles.members}>
      {members.map(({ name, initials, role, quote, picture, favourite }) => (
        <li key={name}>
          {picture ? (
            <Picture picture={picture} sizes="(min-width:64em) 25vw,50vw" alt="" />
          ) : (
            <span className={`${styles.initials} ${text.xxl}`} aria-hidden="true">
              {initials}
            </span>
          )}
          <h2 className={text.lg}>{name}</h2>
          <p className={`${text.sm} ${text.stone}`}>{role}</p>
          <blockquote className={`${text.lg} ${serif.serif}`}>“{quote}”</blockquote>
          {favourite && (
            <PageLink to={favourite.path} className={`${text.link} ${text.sm}`}>
              {favourite.name}
            </PageLink>
          )}
        </li>
      ))}
    </ul>
  )
}

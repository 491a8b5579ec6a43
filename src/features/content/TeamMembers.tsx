import { PageLink } from '../../ui/button/PageLink'
import type { TeamMember, VacantPlace } from '../../pageTable/contents/content'
import { RoomDrawing } from './RoomDrawing'
import * as serif from '../../ui/serif.module.css'
import * as tap from '../../ui/button/tapLink.module.css'
import * as text from '../../ui/text.module.css'
import * as planStyles from './RoomDrawing.module.css'
import * as styles from './TeamMembers.module.css'

export function TeamMembers({ members, vacantPlace }: { members: TeamMember[]; vacantPlace: VacantPlace | null }) {
  return (
    <ul className={styles.members}>
      {members.map(({ name, initials, role, quote, plan, favourite }) => (
        <li key={name}>
          {plan ? (
            <RoomDrawing plan={plan} />
          ) : (
            <span className={`${styles.initials} ${text.xxl}`} aria-hidden="true">
              {initials}
            </span>
          )}
          <h2 className={text.lg}>{name}</h2>
          <p className={`${text.sm} ${text.stone}`}>{role}</p>
          <blockquote className={`${text.lg} ${serif.serif}`}>“{quote}”</blockquote>
          {favourite && (
            <PageLink
              to={favourite.path}
              className={`${text.link} ${tap.tapLink} ${text.sm} ${plan ? planStyles.marked : ''}`.trim()}
            >
              {favourite.name}
            </PageLink>
          )}
          {plan && <p className={`${text.sm} ${text.stone}`}>{plan.size}</p>}
        </li>
      ))}
      {vacantPlace && (
        <li>
          {vacantPlace.plan ? <RoomDrawing plan={vacantPlace.plan} /> : <span className={styles.initials} />}
          <h2 className={text.lg}>{vacantPlace.title}</h2>
          <p className={`${text.sm} ${text.stone}`}>{vacantPlace.text}</p>
          <PageLink to={vacantPlace.link.path} className={`${text.link} ${tap.tapLink} ${text.sm}`}>
            {vacantPlace.link.name}
          </PageLink>
        </li>
      )}
    </ul>
  )
}

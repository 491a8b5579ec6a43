import { TextLink } from '../../ui/button/TextLink'
import type { JobSummary } from '../../pageTable/contents/content'
import * as text from '../../ui/text.module.css'
import { JobLists } from './JobLists'
import * as styles from './Jobs.module.css'

/** Lists the jobs that are open to applications. */
export function JobSummaries({ jobs }: { jobs: JobSummary[] }) {
  return jobs.map(({ title, facts, intro, lists, link }) => (
    <section key={title} className={styles.job}>
      <div>
        <h2 className={text.xl}>{title}</h2>
        <p className={`${text.sm} ${text.stone}`}>{facts}</p>
      </div>
      <div className={styles.text}>
        <p>{intro}</p>
        <JobLists lists={lists} level={3} />
        <TextLink to={link.path} arrow>
          {link.name}
        </TextLink>
      </div>
    </section>
  ))
}

import type { Vacancy } from '../../pageTable/contents/content'
import { Note } from '../../ui/status/Note'
import * as text from '../../ui/text.module.css'
import { JobLists } from './JobLists'
import * as styles from './Jobs.module.css'

/** The facts of one job, and a note if it is taken. */
export function VacancyFacts({ notice, facts, lists }: Omit<Vacancy, 'posting'>) {
  return (
    <div className={styles.job}>
      <div className={styles.text}>
        {notice && <Note>{notice}</Note>}
        <dl className={`${styles.facts} ${text.sm}`}>
          {facts.map(({ term, text: fact }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.text}>
        <JobLists lists={lists} level={2} />
      </div>
    </div>
  )
}

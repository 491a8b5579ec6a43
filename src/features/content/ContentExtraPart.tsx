import type { ContentExtra, JobList, JobSummary, Vacancy } from '../../pageTable/contents/content'
import { TextLink } from '../../ui/button/TextLink'
import { Note } from '../../ui/status/Note'
import { CustomerStories } from './CustomerStories'
import { ReviewQuotes } from './ReviewQuotes'
import { ShopVisitPart } from './ShopVisitPart'
import { TeamMembers } from './TeamMembers'
import * as text from '../../ui/text.module.css'
import * as styles from './Jobs.module.css'

export function ContentExtraPart({ extra }: { extra: ContentExtra }) {
  switch (extra.kind) {
    case 'team':
      return <TeamMembers {...extra} />
    case 'reviews':
      return <ReviewQuotes reviews={extra.reviews} />
    case 'customers':
      return <CustomerStories customers={extra.customers} />
    case 'jobs':
      return <JobSummaries jobs={extra.jobs} />
    case 'vacancy':
      return <VacancyFacts {...extra} />
    case 'shop':
      return <ShopVisitPart {...extra} />
  }
}

function JobSummaries({ jobs }: { jobs: JobSummary[] }) {
  return jobs.map(({ title, facts, intro, lists, link }) => (
    <section key={title} className={styles.job}>
      <div>
        <h2 className={text.xl}>{title}</h2>
        <p className={`${text.sm} ${text.stone}`}>{facts}</p>
      </div>
      <div className={styles.text}>
        <p>{intro}</p>
        <JobLists lists={lists} level={3} />
        <TextLink to={link.path} hasArrow>
          {link.name}
        </TextLink>
      </div>
    </section>
  ))
}

function VacancyFacts({ notice, facts, lists }: Omit<Vacancy, 'posting'>) {
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

function JobLists({ lists, level }: { lists: JobList[]; level: 2 | 3 }) {
  const Heading = `h${level}` as const
  return lists.map(({ title, items }) => (
    <div key={title}>
      <Heading>{title}</Heading>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  ))
}

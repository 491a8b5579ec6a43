import type { JobList } from '../../pageTable/contents/content'
import * as styles from './Jobs.module.css'

interface JobListsProps {
  lists: JobList[]
  level: 2 | 3
}

export function JobLists({ lists, level }: JobListsProps) {
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

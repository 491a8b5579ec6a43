import { PageLink } from '../../../design/PageLink'
import * as text from '../../../design/text.module.css'
import type { MenuColumn } from '../../../pageTable/menu'

interface MenuColumnsProps {
  columns: readonly MenuColumn[]
}

/** What a department leads to, in columns of links; what is reduced in falu. */
export function MenuColumns({ columns }: MenuColumnsProps) {
  return columns
    .filter(({ links }) => links.length > 0)
    .map(({ title, links }) => (
      <div key={title}>
        <p className={`${text.xs} ${text.stone}`}>{title}</p>
        <ul>
          {links.map(({ name, path, sale }) => (
            <li key={path}>
              <PageLink to={path} className={sale && text.falu}>
                {name}
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    ))
}

import { useEffect, useRef, useState } from 'react'
import { Picture } from '../../ui/figure/Picture'
import type { Department, MenuColumn } from '../../pageTable/contents/menu'
import { type SheetState, watchDepartment } from './watchDepartment'
import { PageLink } from '../../ui/button/PageLink'
import * as styles from './DepartmentSheet.module.css'
import * as text from '../../ui/text.module.css'

export function DepartmentSheet({ department: { columns, picture } }: { department: Department }) {
  const sheet = useRef<HTMLDivElement>(null)
  const [sheetState, setSheetState] = useState<SheetState>('closed')
  const isOpen = sheetState !== 'closed'

  useEffect(() => (sheet.current ? watchDepartment(sheet.current, setSheetState) : undefined), [])
  useEffect(() => {
    if (sheetState === 'entered') sheet.current?.querySelector('a')?.focus()
  }, [sheetState])

  return (
    <div ref={sheet} className={isOpen ? styles.sheet : undefined} hidden={!isOpen}>
      {isOpen && (
        <>
          <MenuColumns columns={columns} />
          {picture && (
            <PageLink to={picture.path} className={`${styles.pictureLink} ${text.xs}`}>
              <Picture picture={picture.picture} sizes="20vw" alt="" />
              {picture.name}
            </PageLink>
          )}
        </>
      )}
    </div>
  )
}

export function MenuColumns({ columns }: { columns: readonly MenuColumn[] }) {
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

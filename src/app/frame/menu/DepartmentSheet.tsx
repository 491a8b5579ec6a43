import { useEffect, useRef, useState } from 'react'
import { Picture } from '../../../design/Picture'
import type { Department } from '../../../pageTable/menu'
import * as styles from './DepartmentSheet.module.css'
import { MenuColumns } from './MenuColumns'
import { watchDepartment, type Shown } from './watchDepartment'

/** Below a department's link on a wide screen: a sheet under the header with three columns and a picture. */
export function DepartmentSheet({ department: { columns, picture } }: { department: Department }) {
  const sheet = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<Shown>('closed')
  const open = shown !== 'closed'

  useEffect(() => (sheet.current ? watchDepartment(sheet.current, setShown) : undefined), [])
  useEffect(() => {
    if (shown === 'entered') sheet.current?.querySelector('a')?.focus()
  }, [shown])

  return (
    <div ref={sheet} className={open ? styles.sheet : undefined} hidden={!open}>
      {open && (
        <>
          <MenuColumns columns={columns} />
          {picture && <Picture picture={picture} sizes="30vw" alt="" className={styles.picture} />}
        </>
      )}
    </div>
  )
}

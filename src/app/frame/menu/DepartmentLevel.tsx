import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../../design/Icon'
import * as text from '../../../design/text.module.css'
import { useWords } from '../../../i18n/useWords'
import type { Department } from '../../../pageTable/menu'
import * as styles from './DepartmentLevel.module.css'
import { MenuColumns } from './MenuColumns'
import { watchLevel } from './watchLevel'

/** Below a department's link in the mobile menu: a tap lets its own level slide over the departments. */
export function DepartmentLevel({ department: { columns } }: { department: Department }) {
  const { header } = useWords('frame')
  const level = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<boolean | null>(null)

  useEffect(() => (level.current ? watchLevel(level.current, setOpen) : undefined), [])
  useEffect(() => {
    if (open === null) return
    const near = open ? level.current : level.current?.parentElement
    near?.querySelector<HTMLElement>(open ? 'button' : 'a')?.focus()
  }, [open])

  return (
    <div ref={level} className={open ? styles.level : undefined} hidden={!open}>
      {open && (
        <>
          <button type="button" className={text.sm} onClick={() => setOpen(false)}>
            <Icon name="right" className={styles.back} />
            {header.menu}
          </button>
          <MenuColumns columns={columns} />
        </>
      )}
    </div>
  )
}

import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../ui/figure/Icon'
import { useMessages } from '../../i18n/useMessages'
import type { Department } from '../../pageTable/contents/menu'
import { MenuColumns } from './DepartmentSheet'
import { collectListeners } from './watchDepartment'
import * as text from '../../ui/text.module.css'
import * as styles from './DepartmentLevel.module.css'

/** After a tap on a department's link, the department's links slide over the departments of the mobile menu. */
export function DepartmentLevel({ department: { columns, group } }: { department: Department }) {
  const { header } = useMessages('frame')
  const level = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState<boolean | null>(null)

  useEffect(() => (level.current ? watchLevel(level.current, setIsOpen) : undefined), [])
  useEffect(() => {
    if (isOpen === null) return
    const focusRoot = isOpen ? level.current : level.current?.parentElement
    focusRoot?.querySelector<HTMLElement>(isOpen ? 'button' : 'a')?.focus()
  }, [isOpen])

  return (
    <div ref={level} className={isOpen ? `${styles.level} ${group ? styles.group : ''}` : undefined} hidden={!isOpen}>
      {isOpen && (
        <>
          <button type="button" className={text.sm} onClick={() => setIsOpen(false)}>
            <Icon name="right" className={styles.back} />
            {header.menu}
          </button>
          <MenuColumns columns={columns} />
        </>
      )}
    </div>
  )
}

/**
 * A tap on the department's link, which precedes the level in the same list item, opens the level. Escape goes back,
 * and a link in the level closes the menu.
 * @returns a function that stops watching
 */
function watchLevel(level: HTMLElement, onShow: (isOpen: boolean) => void): () => void {
  const link = level.parentElement?.querySelector('a')
  const menu = level.closest('details')
  if (!link || !menu) return () => undefined

  const { on, stop } = collectListeners()
  // This listener runs before the link's own listener, which would change the page.
  const openLevel = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onShow(true)
  }
  on(link, 'click', openLevel, 'early')
  on(level, 'keydown', (event) => {
    if (event.key !== 'Escape') return
    // The Escape key would otherwise close the whole menu.
    event.stopPropagation()
    onShow(false)
  })
  on(level, 'click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) menu.open = false
  })
  return stop
}

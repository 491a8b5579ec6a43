import { useEffect, useRef, useState } from 'react'
import { PageLink } from '../../ui/button/PageLink'
import type { NavigationLink } from '../../pageTable/pageContext'
import type { BelowDepartment } from '../menu/loadDepartments'
import { useLazyComponent } from '../../ui/page/useLazyComponent'
import { useLanguage } from '../../i18n/LanguageContext'
import type { Language } from '../../i18n/languages'
import { useWords } from '../../i18n/useWords'
import * as text from '../../ui/text.module.css'

interface MainNavigationProps {
  items: NavigationLink[]
  /**
   * The panel that each department opens. It is null until a visitor first reaches for it, so departments start as plain
   * links.
   */
  Below: BelowDepartment | null
}

/** The departments in the order of the page table, with sales in falu red. */
export function MainNavigation({ items, Below }: MainNavigationProps) {
  return (
    <ul>
      {items.map(({ name, path, sale }) => (
        <li key={path}>
          <PageLink to={path} className={sale && text.falu}>
            {name}
          </PageLink>
          {Below && <Below path={path} />}
        </li>
      ))}
    </ul>
  )
}

const loadSheets = (language: Language) => () =>
  import(/* webpackChunkName: "menu" */ '../menu/loadDepartments').then((chunk) => chunk.loadDepartmentSheets(language))
const sheets = { nl: loadSheets('nl'), en: loadSheets('en') }

/** The main navigation of a wide screen. The departments' sheets load when the pointer or the focus first reaches it. */
export function DepartmentBar({ items }: { items: NavigationLink[] }) {
  const { header } = useWords('frame')
  const nav = useRef<HTMLElement>(null)
  const [reached, setReached] = useState(false)
  const Sheets = useLazyComponent(reached, sheets[useLanguage()])
  const handleReach = () => setReached(true)
  // The pointer or the focus may have been there before the script ran.
  useEffect(() => setReached(nav.current?.matches(':hover, :focus-within') === true), [])
  return (
    <nav ref={nav} aria-label={header.navigation} onPointerEnter={handleReach} onFocus={handleReach}>
      <MainNavigation items={items} Below={Sheets} />
    </nav>
  )
}

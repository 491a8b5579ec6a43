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
  /** What each department opens, once somebody reached for it: until then they are links alone. */
  Below: BelowDepartment | null
}

/** The shop's departments, in shop order; what is reduced in falu. */
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

const fetchSheets = (language: Language) => () =>
  import(/* webpackChunkName: "menu" */ '../menu/loadDepartments').then((chunk) => chunk.loadDepartmentSheets(language))
const sheets = { nl: fetchSheets('nl'), en: fetchSheets('en') }

/** The main navigation of a wide screen. What the departments open comes when pointer or focus first handleReach one. */
export function DepartmentBar({ items }: { items: NavigationLink[] }) {
  const { header } = useWords('frame')
  const nav = useRef<HTMLElement>(null)
  const [reached, setReached] = useState(false)
  const Sheets = useLazyComponent(reached, sheets[useLanguage()])
  const handleReach = () => setReached(true)
  // They may have been there before the script came.
  useEffect(() => setReached(nav.current?.matches(':hover, :focus-within') === true), [])
  return (
    <nav ref={nav} aria-label={header.navigation} onPointerEnter={handleReach} onFocus={handleReach}>
      <MainNavigation items={items} Below={Sheets} />
    </nav>
  )
}

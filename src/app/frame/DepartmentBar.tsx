import { useEffect, useRef, useState } from 'react'
import { useLater } from '../../design/useLater'
import { useLanguage } from '../../i18n/LanguageContext'
import type { Language } from '../../i18n/languages'
import { useWords } from '../../i18n/useWords'
import type { NavigationLink } from '../../pageTable/pageContext'
import { MainNavigation } from './MainNavigation'

const fetchSheets = (language: Language) => () =>
  import(/* webpackChunkName: "menu" */ './menu/departments').then((chunk) => chunk.departmentSheets(language))
const sheets = { nl: fetchSheets('nl'), en: fetchSheets('en') }

/** The main navigation of a wide screen. What the departments open comes when pointer or focus first reach one. */
export function DepartmentBar({ items }: { items: NavigationLink[] }) {
  const { header } = useWords('frame')
  const nav = useRef<HTMLElement>(null)
  const [reached, setReached] = useState(false)
  const Sheets = useLater(reached, sheets[useLanguage()])
  const reach = () => setReached(true)
  // They may have been there before the script came.
  useEffect(() => setReached(nav.current?.matches(':hover, :focus-within') === true), [])
  return (
    <nav ref={nav} aria-label={header.navigation} onPointerEnter={reach} onFocus={reach}>
      <MainNavigation items={items} Below={Sheets} />
    </nav>
  )
}

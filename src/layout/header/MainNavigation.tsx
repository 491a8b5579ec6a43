import { useEffect, useRef, useState } from 'react'
import { PageLink } from '../../ui/button/PageLink'
import type { NavigationLink } from '../../pageTable/pageContext'
import type { DepartmentContents } from '../menu/loadDepartments'
import { lazyPart } from '../../ui/page/lazyPart'
import { useMessages } from '../../i18n/useMessages'
import * as text from '../../ui/text.module.css'

interface MainNavigationProps {
  items: NavigationLink[]
  /** Shows what a department opens. Null before the user reaches the navigation, while departments are plain links. */
  Contents: DepartmentContents | null
}

export function MainNavigation({ items, Contents }: MainNavigationProps) {
  return (
    <ul>
      {items.map(({ name, path, sale }) => (
        <li key={path}>
          <PageLink to={path} className={sale && text.falu}>
            {name}
          </PageLink>
          {Contents && <Contents path={path} />}
        </li>
      ))}
    </ul>
  )
}

const Sheets = lazyPart((language) =>
  import(/* webpackChunkName: "menu" */ '../menu/loadDepartments').then((chunk) =>
    chunk.loadDepartmentSheets(language),
  ),
)

export function DepartmentBar({ items }: { items: NavigationLink[] }) {
  const { header } = useMessages('frame')
  const navigation = useRef<HTMLElement>(null)
  const [isReached, setIsReached] = useState(false)
  const handleReach = () => setIsReached(true)
  // The pointer or the focus may have reached the navigation before the script ran.
  useEffect(() => setIsReached(navigation.current?.matches(':hover, :focus-within') === true), [])
  return (
    <nav ref={navigation} aria-label={header.navigation} onPointerEnter={handleReach} onFocus={handleReach}>
      <MainNavigation items={items} Contents={isReached ? Sheets : null} />
    </nav>
  )
}

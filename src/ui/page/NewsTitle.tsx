import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react'
import * as text from '../text.module.css'
import * as styles from './NewsTitle.module.css'

interface News {
  news: string
  /** Shown in small type above the news; null if the news has no subject. */
  about: string | null
}

const NewsContext = createContext<(news: News | null) => void>(() => undefined)

interface NewsTitleProps {
  title: ReactNode
  className: string | undefined
  children: ReactNode
}

/**
 * The HTML contains the heading before its news has loaded. The heading stays the same element when a part of the page
 * adds its news, so that the heading keeps the focus.
 */
export function NewsTitle({ title, className, children }: NewsTitleProps) {
  const [currentNews, setCurrentNews] = useState<News | null>(null)
  return (
    <>
      <h1 className={className}>
        {currentNews?.about && <span className={`${styles.about} ${text.sm} ${text.stone}`}>{currentNews.about}</span>}{' '}
        {currentNews ? <span className={styles.news}>{currentNews.news}</span> : title}
      </h1>
      <NewsContext.Provider value={setCurrentNews}>{children}</NewsContext.Provider>
    </>
  )
}

/** Replaces the page's heading while the component is mounted. A line break separates two sentences. */
export function useTitleNews(news: string | null, about: string | null = null): void {
  const setNews = useContext(NewsContext)
  // An ordinary effect would run after the browser has already shown the new content below the old heading.
  useLayoutEffect(() => {
    setNews(news === null ? null : { news, about })
    return () => setNews(null)
  }, [setNews, news, about])
}

export function HiddenNews({ isHidden, children }: { isHidden: boolean; children: ReactNode }) {
  const setNews = useContext(NewsContext)
  return <NewsContext.Provider value={isHidden ? ignoreNews : setNews}>{children}</NewsContext.Provider>
}

const ignoreNews = () => undefined

import { cloneElement, useCallback, useState, type ComponentType, type ReactElement } from 'react'
import type { PageContext } from '../pageTable/pageContext'
import { Layout } from './frame/Layout'

export interface HeadOfPage {
  page: PageContext<unknown>
}

interface PageInFrameProps {
  page: PageContext<unknown>
  /** Where the browser is: another than the page's own on /404.html. */
  path: string
  /** The template. */
  element: ReactElement
  Head: ComponentType<HeadOfPage>
}

/** A page with its head and the frame around it. The 404 page may turn out to be another, newer than the build. */
export function PageInFrame({ page, path, element, Head }: PageInFrameProps) {
  const [newer, setNewer] = useState<{ path: string; page: PageContext<unknown> } | null>(null)
  const onFound = useCallback((found: PageContext<unknown>) => setNewer({ path, page: found }), [path])
  const shown = newer?.path === path ? newer.page : page
  return (
    <>
      <Head page={shown} />
      <Layout pageContext={shown} path={path}>
        {cloneElement(element, page.template === '404' ? { pageContext: page, onFound } : { pageContext: page })}
      </Layout>
    </>
  )
}

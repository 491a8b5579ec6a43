import { useEffect, useRef, useState } from 'react'
import type { PageContext } from '../../pageTable/pageContext'
import type { HeadTags } from './HeadTags'

interface ClientHeadProps {
  page: PageContext<unknown>
}

/** The selector of every tag that HeadTags may write. */
const written = ['description', 'keywords', 'robots']
  .map((name) => `meta[name=${name}]`)
  .concat('link[rel=canonical]', 'link[rel=alternate]')
  .join()

/** Tags that only the HTML of a page contains. */
const built = 'meta[property],meta[name="twitter:card"],script[type="application/ld+json"]'

/**
 * The head in the browser. The first page's head is in its HTML. HeadTags and Helmet load on the next page, whose title
 * does not wait for them.
 */
export function ClientHead({ page }: ClientHeadProps) {
  const shown = useRef(page)
  const [Tags, setTags] = useState<typeof HeadTags | null>(null)

  useEffect(() => {
    if (page === shown.current) return
    shown.current = page
    if (Tags) return
    document.title = page.head.title
    import('./HeadTags').then(
      (chunk) => {
        handOver()
        setTags(() => chunk.HeadTags)
      },
      // Visitors do not notice this error, and the next page tries again.
      () => undefined,
    )
  }, [page, Tags])

  return Tags && <Tags page={page} />
}

/**
 * Marks the tags of the HTML as Helmet's own, so that Helmet replaces them instead of adding duplicates. Tags that only
 * StaticHead writes are removed.
 */
function handOver(): void {
  document.head.querySelectorAll(built).forEach((tag) => tag.remove())
  document.head.querySelectorAll(written).forEach((tag) => tag.setAttribute('data-react-helmet', 'true'))
}

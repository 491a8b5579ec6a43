import { useEffect, useRef, useState } from 'react'
import type { PageContext } from '../../pageTable/pageContext'
import type { HeadTags } from './HeadTags'

interface ClientHeadProps {
  page: PageContext<unknown>
}

/** Every tag that HeadTags may write. */
const written = ['description', 'keywords', 'robots']
  .map((name) => `meta[name=${name}]`)
  .concat('link[rel=canonical]', 'link[rel=alternate]')
  .join()

/** What only the page that came as HTML says of itself. */
const built = 'meta[property],meta[name="twitter:card"],script[type="application/ld+json"]'

/**
 * The head in the browser. That of the first page came with its HTML; HeadTags, and Helmet with
 * it, is fetched when a page follows it. The title does not wait for that.
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
      // Nothing that a shopper sees; the next page tries again.
      () => undefined,
    )
  }, [page, Tags])

  return Tags && <Tags page={page} />
}

/** Marks the tags of the HTML as Helmet's own, so that it replaces them in place of adding a second one; those of StaticHead alone go. */
function handOver(): void {
  document.head.querySelectorAll(built).forEach((tag) => tag.remove())
  document.head.querySelectorAll(written).forEach((tag) => tag.setAttribute('data-react-helmet', 'true'))
}

import { useEffect, useRef, useState } from 'react'
import type { PageContext } from '../../pageTable/pageContext'
import type { HeadTags } from './HeadTags'

/** The selector of the meta and link tags that HeadTags may write. */
const headTagSelector = ['description', 'keywords', 'robots']
  .map((name) => `meta[name=${name}]`)
  .concat('link[rel=canonical]', 'link[rel=alternate]')
  .join()

/** The selector of the share tags and the structured data, which only StaticHead writes. */
const staticTagSelector = 'meta[property],meta[name="twitter:card"],script[type="application/ld+json"]'

/**
 * The head in the browser. The head of the first page is in its HTML. HeadTags and Helmet load on the next page, but
 * the title of that page does not wait for them.
 */
export function ClientHead({ page }: { page: PageContext<unknown> }) {
  const shownPage = useRef(page)
  const [Tags, setTags] = useState<typeof HeadTags | null>(null)

  useEffect(() => {
    if (page === shownPage.current) return
    shownPage.current = page
    if (Tags) return
    document.title = page.head.title
    import('./HeadTags').then(
      (chunk) => {
        handTagsOver()
        setTags(() => chunk.HeadTags)
      },
      // The user does not notice this error, and the next page change loads the chunk again.
      () => undefined,
    )
  }, [page, Tags])

  return Tags && <Tags page={page} />
}

/**
 * Marks the tags of HeadTags in the HTML as Helmet's own, so that Helmet replaces them instead of adding duplicates.
 * Removes the share tags and the structured data, which describe the first page.
 */
function handTagsOver(): void {
  document.head.querySelectorAll(staticTagSelector).forEach((tag) => tag.remove())
  document.head.querySelectorAll(headTagSelector).forEach((tag) => tag.setAttribute('data-react-helmet', 'true'))
}

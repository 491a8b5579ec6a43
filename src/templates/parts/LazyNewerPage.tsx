import { LazySection } from '../../layout/LazySection'
import { patternSource } from '../../pageTable/matchPath'
import type { NewerPageProps } from './NewerPage'
import { NewerPageSkeleton } from './NewerPageSkeleton'

/** Looks up the page of a path that no build has made a page for. All code that this needs is fetched on demand. */
export const LazyNewerPage = (props: NewerPageProps) => (
  <LazySection<NewerPageProps>
    load={() => import('./NewerPage').then((chunk) => chunk.NewerPage)}
    words={['gallery']}
    placeholder={<NewerPageSkeleton />}
    errorClassName="wrap"
    props={props}
  />
)

/**
 * Runs in the HTML of the 404 page before it is displayed, so that a path which may be newer than the build does not flash
 * the message that there is no such page.
 */
export const newerPageScript = `new RegExp(${JSON.stringify(patternSource)}).test(location.pathname)&&(document.currentScript.parentNode.dataset.looking="")`

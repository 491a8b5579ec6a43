import { LazySection } from '../../layout/LazySection'
import { patternSource } from '../../pageTable/matchPath'
import type { NewerPageProps } from './NewerPage'
import { NewerPageSkeleton } from './NewerPageSkeleton'

/** Requests what is at an address that has no page of its own; all code for it is fetched here. */
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
 * Runs in the 404 page's HTML, before the visitor reads it: an address that may be newer than the build must not say
 * for a moment that there is nothing.
 */
export const newerPageScript = `new RegExp(${JSON.stringify(patternSource)}).test(location.pathname)&&(document.currentScript.parentNode.dataset.looking="")`

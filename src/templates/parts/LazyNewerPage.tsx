import { lazySection } from '../../layout/lazySection'
import { patternSource } from '../../pageTable/matchPath'
import type { NewerPageProps } from './NewerPage'
import { NewerPageSkeleton } from './NewerPageSkeleton'
import * as styles from './NewerPageSkeleton.module.css'

const NewerPage = lazySection(() => import('./NewerPage').then((chunk) => chunk.NewerPage), `wrap ${styles.failed}`)

/** All code for a page that is newer than the build loads on demand. */
export const LazyNewerPage = (props: NewerPageProps) => <NewerPage placeholder={<NewerPageSkeleton />} {...props} />

/**
 * Gatsby's router decodes the address twice, and would not start with an address that cannot be decoded twice, such as
 * "%E0%A4" or "100%25". Its percent signs are therefore removed. The start then reloads the page.
 */
const addressScript =
  'try{decodeURIComponent(decodeURIComponent(location.pathname))}catch{history.replaceState(null,"",location.pathname.replace(/%25|%(?![2-7]\\w)/g,"")+location.search)}'

/**
 * Runs in the HTML of the 404 page before the page is displayed. Otherwise, the browser would briefly report a missing
 * page at a path that may be newer than the build.
 */
export const newerPageScript = `${addressScript}new RegExp(${JSON.stringify(patternSource)}).test(location.pathname)&&(document.currentScript.parentNode.dataset.looking="")`

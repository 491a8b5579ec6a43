import { useLanguage } from '../../i18n/LanguageContext'
import { loadWords } from '../../i18n/loadWords'
import { WithStore } from '../../store/WithStore'
import { NewerPageSkeleton } from './NewerPageSkeleton'
import type { NewerPageProps } from './NewerPage'
import { LazySectionError } from '../../layout/LazySection'
import { patternSource } from '../../pageTable/matchPath'

/** Looks up the page of a path that no build has made a page for. All code that this needs is fetched on demand. */
export function LazyNewerPage(props: NewerPageProps) {
  const language = useLanguage()
  return (
    <WithStore<NewerPageProps>
      load={() => import('./NewerPage').then((chunk) => chunk.NewerPage)}
      prepare={() => loadWords(language, ['gallery'])}
      placeholder={<NewerPageSkeleton />}
      failed={(retry) => (
        <div className="wrap">
          <LazySectionError onRetry={retry} />
        </div>
      )}
      props={props}
    />
  )
}

/**
 * Runs in the HTML of the 404 page before it is displayed, so that a path which may be newer than the build does not flash
 * the message that there is no such page.
 */
export const newerPageScript = `new RegExp(${JSON.stringify(patternSource)}).test(location.pathname)&&(document.currentScript.parentNode.dataset.looking="")`

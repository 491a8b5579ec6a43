import { useLanguage } from '../../i18n/LanguageContext'
import { loadWords } from '../../i18n/loadWords'
import { WithStore } from '../../store/WithStore'
import { NewerPageSkeleton } from './NewerPageSkeleton'
import type { NewerPageProps } from './NewerPage'
import { LazySectionError } from '../../layout/LazySection'
import { patternSource } from '../../pageTable/matchPath'

/** Asks the shop what is at an address that has no page of its own; all that it takes is fetched for it. */
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
 * Runs in the 404 page's HTML, before the visitor reads it: an address that may be newer than the build must not say
 * for a moment that there is nothing.
 */
export const newerPageScript = `new RegExp(${JSON.stringify(patternSource)}).test(location.pathname)&&(document.currentScript.parentNode.dataset.looking="")`

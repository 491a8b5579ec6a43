import { useLanguage } from '../../i18n/LanguageContext'
import { loadWords } from '../../i18n/loadWords'
import { Island } from '../../state/Island'
import { LookingForPage } from './LookingForPage'
import type { NewerPageProps } from './NewerPage'
import { SectionFault } from './SectionFault'

/** Asks the shop what is at an address that has no page of its own; all that it takes is fetched for it. */
export function NewerPagePart(props: NewerPageProps) {
  const language = useLanguage()
  return (
    <Island<NewerPageProps>
      load={() => import('./NewerPage').then((chunk) => chunk.NewerPage)}
      prepare={() => loadWords(language, ['gallery'])}
      placeholder={<LookingForPage />}
      failed={(retry) => (
        <div className="wrap">
          <SectionFault onRetry={retry} />
        </div>
      )}
      props={props}
    />
  )
}

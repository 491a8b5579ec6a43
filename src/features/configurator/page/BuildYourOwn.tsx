import { useRef } from 'react'
import { Breadcrumb } from '../../../ui/page/Breadcrumb'
import { Button } from '../../../ui/button/Button'
import { Note } from '../../../ui/status/Note'
import * as print from '../../../ui/page/print.module.css'
import * as text from '../../../ui/text.module.css'
import { useWords } from '../../../i18n/useWords'
import type { BuildYourOwnContent } from '../../../pageTable/contents/shelving'
import type { PageContext } from '../../../pageTable/pageContext'
import { createWall } from '../design/Design'
import { Room } from '../drawing/Room'
import { createViewBox, formatViewBox } from '../drawing/viewBox'
import { PresetList } from './PresetList'
import { usePlannerCode } from './usePlannerCode'
import * as styles from './BuildYourOwn.module.css'

/**
 * The shelving configurator. Its HTML has the room and the examples, as links that open them; the planner is loaded
 * after that and takes their place.
 */
export function BuildYourOwn({ pageContext }: { pageContext: PageContext<BuildYourOwnContent> }) {
  const { content, breadcrumbs, title } = pageContext
  const { system, texts } = content
  const frame = useWords('frame')
  const { Planner, hasFailed, retry } = usePlannerCode()
  // An example that is tapped before the planner is there opens as soon as it is.
  const early = useRef<string | null>(null)
  return (
    <div className={`${print.alone} ${styles.page}`}>
      <header className={styles.head}>
        <Breadcrumb items={breadcrumbs} label={frame.breadcrumb} />
        <h1 className={text.xl}>{title}</h1>
        <p className={text.sm}>{texts.intro}</p>
      </header>
      {Planner ? (
        <Planner content={content} early={early.current} />
      ) : (
        <>
          <section className={styles.stage} aria-label={texts.stage}>
            <svg
              viewBox={formatViewBox(createViewBox(createWall(system)))}
              preserveAspectRatio="xMidYMax meet"
              className={styles.room}
              aria-hidden="true"
            >
              <Room wall={createWall(system)} person={texts.person} />
            </svg>
          </section>
          <section className={styles.panel}>
            {hasFailed && (
              <Note variant="bad" role="alert">
                <p>{frame.error.section}</p>
                <Button variant="ghost" onClick={retry}>
                  {frame.error.retry}
                </Button>
              </Note>
            )}
            <PresetList
              system={system}
              title={texts.presets}
              onOpen={(encoded) => {
                early.current = encoded
              }}
              isWaiting={!hasFailed}
            />
            <noscript>
              <p className={text.sm}>{texts.noScript}</p>
            </noscript>
          </section>
        </>
      )}
    </div>
  )
}

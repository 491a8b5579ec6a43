import { useState } from 'react'
import { Breadcrumb } from '../../../ui/page/Breadcrumb'
import * as print from '../../../ui/page/print.module.css'
import * as text from '../../../ui/text.module.css'
import { useMessages } from '../../../i18n/useMessages'
import type { BuildYourOwnContent } from '../../../pageTable/contents/shelving'
import type { PageContext } from '../../../pageTable/pageContext'
import { lazyPart } from '../../../ui/page/lazyPart'
import { SectionError } from '../../../ui/status/SectionError'
import { SlowNote } from '../../../ui/status/SlowNote'
import { createDefaultWall } from '../design/Design'
import { Room } from '../drawing/Room'
import { createViewBox, formatViewBox } from '../drawing/viewBox'
import type { PlannerProps } from './Planner'
import { PresetList } from './PresetList'
import * as styles from './BuildYourOwn.module.css'

const Planner = lazyPart<PlannerProps>(
  () => import(/* webpackChunkName: "planner" */ './Planner').then((chunk) => chunk.Planner),
  ({ content, onRetry }) => <PlannerPlaceholder content={content} onRetry={onRetry} />,
)

/**
 * The HTML contains the room and the presets, which are links to their designs. The planner loads later and replaces
 * both.
 */
export function BuildYourOwn({ pageContext }: { pageContext: PageContext<BuildYourOwnContent> }) {
  const { content, breadcrumbs, title } = pageContext
  const frame = useMessages('frame')
  // The preset that the user opened before the planner had loaded.
  const [earlyDesign, setEarlyDesign] = useState<string | null>(null)
  return (
    <div className={`${print.alone} ${styles.page}`}>
      <header className={styles.head}>
        <Breadcrumb items={breadcrumbs} label={frame.breadcrumb} />
        <h1 className={text.xl}>{title}</h1>
        <p className={text.sm}>{content.texts.intro}</p>
      </header>
      <Planner
        content={content}
        earlyDesign={earlyDesign}
        placeholder={<PlannerPlaceholder content={content} onOpen={setEarlyDesign} />}
      />
    </div>
  )
}

interface PlannerPlaceholderProps {
  content: BuildYourOwnContent
  /** Receives an encoded design. Without this handler, the presets are plain links. */
  onOpen?: (encodedDesign: string) => void
  /** Present only if the planner could not be loaded. */
  onRetry?: () => void
}

function PlannerPlaceholder({ content: { system, texts }, onOpen, onRetry }: PlannerPlaceholderProps) {
  const { error } = useMessages('frame')
  return (
    <>
      <section className={styles.stage} aria-label={texts.stage}>
        <svg
          viewBox={formatViewBox(createViewBox(createDefaultWall(system)))}
          preserveAspectRatio="xMidYMax meet"
          className={styles.room}
          aria-hidden="true"
        >
          <Room wall={createDefaultWall(system)} personLabel={texts.person} />
        </svg>
      </section>
      <section className={styles.panel}>
        {onRetry && <SectionError message={error.section} retry={error.retry} onRetry={onRetry} />}
        <SlowNote isBusy={!onRetry} text={texts.slow} />
        <PresetList system={system} title={texts.presets} onOpen={onOpen} />
        <noscript>
          <p className={text.sm}>{texts.noScript}</p>
        </noscript>
      </section>
    </>
  )
}

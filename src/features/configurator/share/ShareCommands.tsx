import { type ComponentType, forwardRef, useCallback, useEffect, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { runWhenIdle } from '../../../store/browser/pageLoad'
import { useAppSelector } from '../../../store/hooks'
import { selectLogouts } from '../../../store/session/sessionSlice'
import { Measures } from '../drawing/Measures'
import { Room } from '../drawing/Room'
import { UnitShapes } from '../drawing/UnitShapes'
import { createViewBox, formatViewBox } from '../drawing/viewBox'
import { Section } from '../fields/Section'
import { ToolButton, ToolIcon } from '../fields/ToolButton'
import type { Design } from '../design/Design'
import { usePlanner } from '../planner/PlannerContext'
import { describeDesign, type DesignText } from '../wording/describeDesign'
import { buildShareAddress } from '../address/designAddress'
import { SavedDesigns } from './SavedDesigns'
import type { Areas } from '../../../i18n/messages'
import * as text from '../../../ui/text.module.css'
import * as controls from '../controls/controls.module.css'
import * as styles from './share.module.css'

type ShareResult = 'copied' | 'notCopied' | 'pictureFailed' | 'printFailed'

export function ShareCommands() {
  const { messages, design, system } = usePlanner()
  const [outcome, setOutcome] = useState<{ design: Design; result: ShareResult } | null>(null)
  // A copied link leads to the design as it was, so the note about the link disappears when the design changes.
  const result = outcome?.design === design ? outcome.result : null
  const showResult = (shareResult: ShareResult | null) => setOutcome(shareResult && { design, result: shareResult })
  const logouts = useAppSelector(selectLogouts)
  const picture = useRef<SVGSVGElement>(null)
  const { PrintSheet, printSheet } = usePrintSheet(() => showResult('printFailed'))

  const shareDesign = () =>
    import(/* webpackChunkName: "shareDesign" */ '../../../ui/page/shareAddress').then(
      ({ shareAddress }) => shareAddress(document.title, buildShareAddress(design, system)).then(showResult),
      () => showResult('notCopied'),
    )
  const saveDesignPicture = () => {
    showResult(null)
    return import(/* webpackChunkName: "shareDesign" */ './savePicture')
      .then(({ savePicture }) => picture.current && savePicture(picture.current, messages.share.fileName))
      .catch(() => showResult('pictureFailed'))
  }
  return (
    <Section title={messages.share.title}>
      <div className={styles.commands}>
        <ToolButton icon="copy" onClick={() => void shareDesign()}>
          {messages.share.link}
        </ToolButton>
        <a
          className={controls.tool}
          href={buildMailLink(describeDesign(design, system, messages), buildShareAddress(design, system), messages)}
        >
          <ToolIcon name="mail" />
          <span>{messages.share.mail}</span>
        </a>
        <ToolButton icon="print" onClick={() => void printSheet()}>
          {messages.share.print}
        </ToolButton>
        <ToolButton icon="picture" onClick={() => void saveDesignPicture()}>
          {messages.share.picture}
        </ToolButton>
      </div>
      <p role="status" className={text.sm}>
        {result && messages.share[result]}
      </p>
      <SavedDesigns key={logouts} />
      <DesignPicture ref={picture} />
      {PrintSheet && createPortal(<PrintSheet />, document.body)}
    </Section>
  )
}

/** The saved picture contains neither buttons nor a selection. */
const DesignPicture = forwardRef<SVGSVGElement>(function DesignPicture(_, ref) {
  const { messages, design, system } = usePlanner()
  return (
    <svg ref={ref} viewBox={formatViewBox(createViewBox(design.wall))} className={styles.picture} aria-hidden="true">
      <Room wall={design.wall} personLabel={messages.tools.person} />
      <UnitShapes design={design} system={system} />
      <Measures design={design} system={system} />
    </svg>
  )
})

/**
 * Prints the sheet instead of the page, even when the user prints from the browser's menu. The browser does not wait
 * for code that `beforeprint` loads, so the sheet is loaded in advance. Until the sheet has loaded, the page prints its
 * drawing and its parts.
 * @param onFail called if the sheet cannot be loaded after a press on the button
 */
function usePrintSheet(onFail: () => void) {
  const [PrintSheet, setPrintSheet] = useState<ComponentType | null>(null)
  const loadedSheet = useRef<ComponentType | null>(null)
  const showSheet = useCallback(() => flushSync(() => setPrintSheet(() => loadedSheet.current)), [])
  useEffect(() => {
    runWhenIdle(() => void loadSheet(loadedSheet).catch(() => undefined))
    window.addEventListener('beforeprint', showSheet)
    return () => window.removeEventListener('beforeprint', showSheet)
  }, [showSheet])
  const printSheet = () =>
    loadSheet(loadedSheet).then(() => {
      showSheet()
      window.print()
    }, onFail)
  return { PrintSheet, printSheet }
}

const loadSheet = async (loadedSheet: { current: ComponentType | null }) => {
  loadedSheet.current = (await import(/* webpackChunkName: "shareDesign" */ './PrintSheet')).PrintSheet
}

export function buildMailLink(
  { summary, columns }: DesignText,
  address: string,
  { share }: Areas['configurator'],
): string {
  const lines = columns.flatMap(({ title, parts }) => [
    `${title}:`,
    ...parts.map(({ text, finish }) => `- ${text}, ${finish}`),
    '',
  ])
  const body = [share.mailIntro, '', summary, '', ...lines, share.mailLink, address].join('\r\n')
  return `mailto:?subject=${encodeURIComponent(share.mailSubject)}&body=${encodeURIComponent(body)}`
}

import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useWords } from '../../../i18n/useWords'
import * as text from '../../../ui/text.module.css'
import { Section } from '../fields/Section'
import { ToolButton, ToolIcon } from '../fields/ToolButton'
import { usePlanner } from '../planner/PlannerContext'
import { buildMailLink } from '../words/buildMailLink'
import { describeDesign } from '../words/describeDesign'
import { buildShareAddress } from './buildShareAddress'
import { DesignPicture } from './DesignPicture'
import { SavedDesigns } from './SavedDesigns'
import { usePrint } from './usePrint'
import * as fields from '../controls/controls.module.css'
import * as styles from './share.module.css'

type Result = 'copied' | 'notCopied' | 'pictureFailed' | 'printFailed'

/** The commands that share the design or make something of it: a link, a mail, a print and a picture. */
export function ShareCommands() {
  const { design, system } = usePlanner()
  const words = useWords('configurator')
  const [result, setResult] = useState<Result | null>(null)
  const picture = useRef<SVGSVGElement>(null)
  const { PrintSheet, print } = usePrint(() => setResult('printFailed'))

  const share = () =>
    import('../../../ui/page/shareAddress').then(
      ({ shareAddress }) => shareAddress(document.title, buildShareAddress(design, system)).then(setResult),
      () => setResult('notCopied'),
    )
  const save = () => {
    setResult(null)
    return import('./savePicture')
      .then(({ savePicture }) => picture.current && savePicture(picture.current, words.share.fileName))
      .catch(() => setResult('pictureFailed'))
  }
  return (
    <Section title={words.share.title}>
      <div className={styles.commands}>
        <ToolButton icon="copy" onClick={() => void share()}>
          {words.share.link}
        </ToolButton>
        <a
          className={fields.tool}
          href={buildMailLink(describeDesign(design, system, words), buildShareAddress(design, system), words)}
        >
          <ToolIcon name="mail" />
          <span>{words.share.mail}</span>
        </a>
        <ToolButton icon="print" onClick={() => void print()}>
          {words.share.print}
        </ToolButton>
        <ToolButton icon="picture" onClick={() => void save()}>
          {words.share.picture}
        </ToolButton>
      </div>
      <p role="status" className={text.sm}>
        {result && words.share[result]}
      </p>
      <SavedDesigns />
      <DesignPicture ref={picture} />
      {PrintSheet && createPortal(<PrintSheet />, document.body)}
    </Section>
  )
}

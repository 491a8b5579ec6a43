import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useWords } from '../../../i18n/useWords'
import * as text from '../../../ui/text.module.css'
import { Section } from '../fields/Section'
import { ToolButton } from '../fields/ToolButton'
import { usePlanner } from '../planner/PlannerContext'
import { buildMailLink } from '../words/buildMailLink'
import { describeDesign } from '../words/describeDesign'
import { buildShareAddress } from './buildShareAddress'
import { DesignPicture } from './DesignPicture'
import { SavedDesigns } from './SavedDesigns'
import { usePrint } from './usePrint'
import * as styles from './share.module.css'

type Result = 'copied' | 'notCopied' | 'pictureFailed'

/** The commands that share the design or make something of it: a link, a mail, a print and a picture. */
export function ShareCommands() {
  const { design, system } = usePlanner()
  const words = useWords('configurator')
  const [result, setResult] = useState<Result | null>(null)
  const picture = useRef<SVGSVGElement>(null)
  const { PrintSheet, print } = usePrint()

  const share = () =>
    import('./shareDesign').then(
      ({ shareDesign }) => shareDesign(document.title, buildShareAddress(design, system)).then(setResult),
      () => setResult('notCopied'),
    )
  const save = () => {
    setResult(null)
    return import('./savePicture')
      .then(({ savePicture }) => picture.current && savePicture(picture.current, words.share.fileName))
      .catch(() => setResult('pictureFailed'))
  }
  const mail = () => {
    window.location.href = buildMailLink(
      describeDesign(design, system, words),
      buildShareAddress(design, system),
      words,
    )
  }
  return (
    <Section title={words.share.title}>
      <div className={styles.commands}>
        <ToolButton icon="copy" onClick={() => void share()}>
          {words.share.link}
        </ToolButton>
        <ToolButton icon="right" onClick={mail}>
          {words.share.mail}
        </ToolButton>
        <ToolButton icon="down" onClick={() => void print()}>
          {words.share.print}
        </ToolButton>
        <ToolButton icon="room" onClick={() => void save()}>
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

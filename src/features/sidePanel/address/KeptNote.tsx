import { Note } from '../../../design/Note'
import * as text from '../../../design/text.module.css'
import * as styles from '../../../forms/Form.module.css'
import { useWords } from '../../../i18n/useWords'

/** What stands in the fields was typed earlier in this visit; the way back to the address as it is. */
export function KeptNote({ onStartAgain }: { onStartAgain: () => void }) {
  const { form: words } = useWords('addresses')
  return (
    <Note>
      <p>{words.kept}</p>
      <button type="button" className={`${styles.back} ${text.sm} ${text.link}`} onClick={onStartAgain}>
        {words.startAgain}
      </button>
    </Note>
  )
}

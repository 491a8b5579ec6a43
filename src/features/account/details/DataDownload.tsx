import { useState } from 'react'
import { Button } from '../../../design/Button'
import { Note } from '../../../design/Note'
import { SlowNote } from '../../../design/SlowNote'
import * as text from '../../../design/text.module.css'
import * as formStyles from '../../../forms/Form.module.css'
import { useFormDeed } from '../../../forms/useFormDeed'
import { useWords } from '../../../i18n/useWords'
import { useShopDispatch } from '../../../state/hooks'
import * as styles from './Details.module.css'
import { downloadData } from './downloadData'

/** Everything that the shop has about the customer, as a file to keep. */
export function DataDownload() {
  const words = useWords('password').details.data
  const { form } = useWords('identity')
  const dispatch = useShopDispatch()
  const { busy, fault, run } = useFormDeed()
  const [saved, setSaved] = useState(false)
  const download = () => {
    setSaved(false)
    void run(() => dispatch(downloadData(words.file)), { done: () => setSaved(true) })
  }
  return (
    <div className={styles.part}>
      <h3 className={formStyles.heading}>{words.title}</h3>
      <p className={text.sm}>{words.text}</p>
      {fault !== null && (
        <Note look="bad" role="alert">
          {fault}
        </Note>
      )}
      <SlowNote underWay={busy} text={form.slow} />
      <div>
        <Button look="ghost" busy={busy} onClick={download}>
          {words.submit}
        </Button>
      </div>
      {saved && (
        <Note look="ok" role="status">
          {words.done}
        </Note>
      )}
    </div>
  )
}

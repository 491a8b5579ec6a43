import { useState } from 'react'
import { Button } from '../../../ui/button/Button'
import { Note } from '../../../ui/status/Note'
import { SlowNote } from '../../../ui/status/SlowNote'
import * as text from '../../../ui/text.module.css'
import * as formStyles from '../../../forms/Form.module.css'
import { useFormSubmit } from '../../../forms/PlainForm'
import { bringMessages } from '../../../i18n/lateMessages'
import { useAppDispatch } from '../../../store/hooks'
import * as styles from './Details.module.css'
import { downloadData } from './accountThunks'

const useMessages = bringMessages('identity', 'password')

export function DataDownload() {
  const messages = useMessages('password').details.data
  const { form } = useMessages('identity')
  const dispatch = useAppDispatch()
  const { busy, error, run } = useFormSubmit()
  const [isSaved, setIsSaved] = useState(false)
  const handleClick = () => {
    setIsSaved(false)
    void run(() => dispatch(downloadData(messages.file)), { done: () => setIsSaved(true) })
  }
  return (
    <div className={styles.part}>
      <h2 className={formStyles.heading}>{messages.title}</h2>
      <p className={text.sm}>{messages.text}</p>
      {error !== null && (
        <Note variant="bad" role="alert">
          {error}
        </Note>
      )}
      <SlowNote isBusy={busy} text={form.slow} />
      <div>
        <Button variant="ghost" busy={busy} onClick={handleClick}>
          {messages.submit}
        </Button>
      </div>
      {isSaved && (
        <Note variant="ok" role="status">
          {messages.done}
        </Note>
      )}
    </div>
  )
}

import { IconButton } from '../../../ui/button/IconButton'
import { bringMessages } from '../../../i18n/lateMessages'
import * as text from '../../../ui/text.module.css'
import * as styles from './controls.module.css'

const useMessages = bringMessages('configurator')

interface SelectionHeadProps {
  title: string
  note: string
  onClose: () => void
}

export function SelectionHead({ title, note, onClose }: SelectionHeadProps) {
  return (
    <div className={styles.head}>
      <div>
        <h2 className={text.lg}>{title}</h2>
        <p className={`${text.xs} ${text.stone}`}>{note}</p>
      </div>
      <IconButton icon="x" label={useMessages('configurator').choice.close} onClick={onClose} />
    </div>
  )
}

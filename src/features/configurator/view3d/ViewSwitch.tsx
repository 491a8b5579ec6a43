import { bringMessages } from '../../../i18n/lateMessages'
import * as styles from './ViewSwitch.module.css'

const useMessages = bringMessages('configurator')

interface ViewSwitchProps {
  is3d: boolean
  hasFailed: boolean
  onChange: (is3d: boolean) => void
}

export function ViewSwitch({ is3d, hasFailed, onChange }: ViewSwitchProps) {
  const messages = useMessages('configurator').view3d
  const { section } = useMessages('frame').error
  return (
    <div className={styles.view}>
      <fieldset>
        <legend className="sr">{messages.choice}</legend>
        {[false, true].map((each) => (
          <label key={String(each)}>
            <input type="radio" className="sr" name="view" checked={is3d === each} onChange={() => onChange(each)} />
            <span>{each ? messages.name : messages.drawing}</span>
          </label>
        ))}
      </fieldset>
      <p role="status">{hasFailed && section}</p>
    </div>
  )
}

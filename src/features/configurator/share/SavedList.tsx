import { bringMessages } from '../../../i18n/lateMessages'
import type { SavedDesignList } from '../../../store/design/results'
import * as text from '../../../ui/text.module.css'
import { decodeDesign } from '../address/decodeDesign'
import { ToolButton } from '../fields/ToolButton'
import { usePlanner } from '../planner/PlannerContext'
import * as styles from './share.module.css'

const useMessages = bringMessages('configurator')

interface SavedListProps {
  designs: SavedDesignList['designs']
  onRemove: (design: string) => void
}

/** The saved designs by name. A tap opens one. */
export function SavedList({ designs, onRemove }: SavedListProps) {
  const { system, dispatch } = usePlanner()
  const words = useMessages('configurator').share
  return (
    <ul className={styles.list}>
      {designs.map((saved) => (
        <li key={saved.design}>
          <button
            type="button"
            className={text.link}
            onClick={() => dispatch({ type: 'opened', design: decodeDesign(saved.design, system).design })}
          >
            {saved.name}
          </button>
          <ToolButton icon="remove" isSmall onClick={() => onRemove(saved.design)}>
            {words.removeSaved(saved.name)}
          </ToolButton>
        </li>
      ))}
    </ul>
  )
}

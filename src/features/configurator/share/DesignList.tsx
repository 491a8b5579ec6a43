import { useRef, useState } from 'react'
import type { SavedDesignList } from '../../../store/design/designThunks'
import { Toast } from '../../../ui/status/Toast'
import * as text from '../../../ui/text.module.css'
import { decodeDesign } from '../address/decodeDesign'
import { ToolButton } from '../fields/ToolButton'
import { usePlanner } from '../planner/PlannerContext'
import type { useSavedDesigns } from './useSavedDesigns'
import * as styles from './share.module.css'

interface DesignListProps extends Pick<ReturnType<typeof useSavedDesigns>, 'saveDesign' | 'removeDesign'> {
  designs: SavedDesignList['designs']
}

export function DesignList({ designs, saveDesign, removeDesign }: DesignListProps) {
  const { messages, system, dispatch } = usePlanner()
  const [removedDesign, setRemovedDesign] = useState<DesignListProps['designs'][number] | null>(null)
  const container = useRef<HTMLDivElement>(null)
  const handleRemove = (savedDesign: DesignListProps['designs'][number]) => {
    removeDesign(savedDesign.design)
    setRemovedDesign(savedDesign)
    // The pressed button disappears, so the focus moves to the element in which the undo button is the first control.
    container.current?.focus({ preventScroll: true })
  }
  const undoRemoval = ({ name, design }: DesignListProps['designs'][number]) => {
    setRemovedDesign(null)
    void saveDesign(name, design)
  }
  return (
    <div ref={container} tabIndex={-1}>
      <Toast
        message={removedDesign && messages.share.removed(removedDesign.name)}
        action={removedDesign ? { label: messages.tools.undo, onAction: () => undoRemoval(removedDesign) } : undefined}
        onHide={() => setRemovedDesign(null)}
      />
      <ul className={styles.list}>
        {designs.map((savedDesign) => (
          <li key={savedDesign.design}>
            <button
              type="button"
              className={text.link}
              onClick={() => dispatch({ type: 'opened', design: decodeDesign(savedDesign.design, system).design })}
            >
              {savedDesign.name}
            </button>
            <ToolButton icon="remove" isSmall onClick={() => handleRemove(savedDesign)}>
              {messages.share.removeSaved(savedDesign.name)}
            </ToolButton>
          </li>
        ))}
      </ul>
    </div>
  )
}

import { type ComponentType, useState } from 'react'
import { useMessages } from '../../../i18n/useMessages'
import { usePlanner } from '../planner/PlannerContext'
import * as controls from '../controls/controls.module.css'
import * as styles from './ViewSwitch.module.css'

interface ViewSwitchProps {
  is3d: boolean
  hasFailed: boolean
  onChange: (is3d: boolean) => void
}

export function ViewSwitch({ is3d, hasFailed, onChange }: ViewSwitchProps) {
  const { view3d } = usePlanner().messages
  const { section } = useMessages('frame').error
  return (
    <div className={styles.view}>
      <fieldset className={controls.segments}>
        <legend className="sr">{view3d.choice}</legend>
        {[false, true].map((isOption3d) => (
          <label key={String(isOption3d)}>
            <input
              type="radio"
              className="sr"
              name="view"
              checked={is3d === isOption3d}
              onChange={() => onChange(isOption3d)}
            />
            <span>{isOption3d ? view3d.name : view3d.drawing}</span>
          </label>
        ))}
      </fieldset>
      <p role="status">{hasFailed && section}</p>
    </div>
  )
}

interface View3dState {
  View3d: ComponentType | null
  isView3dWanted: boolean
  hasFailed: boolean
}

/** The code of the 3D view loads when the user first chooses it. If loading fails, the drawing remains visible. */
export function useView3d() {
  const [{ View3d, isView3dWanted, hasFailed }, setState] = useState<View3dState>({
    View3d: null,
    isView3dWanted: false,
    hasFailed: false,
  })
  const showView = (isShown: boolean) => {
    setState({ View3d, isView3dWanted: isShown, hasFailed: false })
    if (View3d || !isShown) return
    import('./View3d').then(
      (chunk) => setState((state) => ({ ...state, View3d: chunk.View3d })),
      () => setState({ View3d: null, isView3dWanted: false, hasFailed: true }),
    )
  }
  return { View3d, isView3dWanted, hasFailed, showView }
}

import { type KeyboardEvent, type RefObject, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import type { BuildYourOwnContent, ShelvingSystem } from '../../../pageTable/contents/shelving'
import { Note } from '../../../ui/status/Note'
import { type DecodedDesign, decodeDesign, describeDecodeProblem } from '../address/decodeDesign'
import { readDesignAddress } from '../address/designAddress'
import type { Command } from '../commands/Command'
import { DesignPurchase } from '../buying/DesignPurchase'
import { PartsList } from '../buying/PartsList'
import { StockNote } from '../buying/ShortParts'
import { useFreshSkus } from '../buying/useFreshSkus'
import { AdditionPanel } from '../controls/AdditionPanel'
import { NewsNote } from '../controls/NewsNote'
import { SelectionPanel } from '../controls/SelectionPanel'
import { TextList } from '../controls/TextList'
import { Toolbar } from '../controls/Toolbar'
import { UnitFields } from '../controls/UnitFields'
import { WallFields } from '../controls/WallFields'
import { createEmptyDesign } from '../design/Design'
import { StartPanel } from './StartPanel'
import { ShareCommands } from '../share/ShareCommands'
import { useStoredDesign } from '../share/useStoredDesign'
import { Stage } from '../stage/Stage'
import { useView3d, ViewSwitch } from '../view3d/ViewSwitch'
import { PlannerContext } from '../planner/PlannerContext'
import { createPlannerReducer, type PlannerAction, createPlannerState } from '../planner/plannerState'
import * as styles from './BuildYourOwn.module.css'

const useMessages = bringMessages('configurator')

export interface PlannerProps {
  content: BuildYourOwnContent
  /** The encoded design of a preset that the user opened before the planner had loaded. */
  earlyDesign: string | null
}

export function Planner({ content: { system, texts }, earlyDesign }: PlannerProps) {
  const messages = useMessages('configurator')
  const listFormat = new Intl.ListFormat(useLanguage(), { type: 'conjunction' })
  const [openedDesign] = useState(() => readInitialDesign(earlyDesign, window.location.search, system))
  const reducer = useMemo(() => createPlannerReducer(system), [system])
  const [state, dispatch] = useReducer(reducer, openedDesign.design, createPlannerState)
  const [zoom, setZoom] = useState(1)
  const { View3d, isView3dWanted, hasFailed, showView } = useView3d()
  const drawing = useRef<SVGSVGElement>(null)
  const { design } = state.history
  const isEmpty = design.columns.length === 0
  // The drawing replaces the 3D view while the user chooses a place for a part.
  const is3d = isView3dWanted && View3d !== null && !isEmpty && !state.placement
  const freshSkus = useFreshSkus(system)
  const panel = useRef<HTMLDivElement>(null)
  useFocusAfterOpening(panel, isEmpty)
  const storedDesign = useStoredDesign(design, system, earlyDesign !== null)
  const handleKeyDown = createHistoryKeyHandler(dispatch)
  const runCommand = (command: Command) => dispatch({ type: 'command', command })
  return (
    <PlannerContext.Provider value={{ system, messages, state, design, dispatch, runCommand, freshSkus, drawing }}>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the toolbar has buttons for the same */}
      <div className={styles.planner} onKeyDown={handleKeyDown}>
        <section className={styles.stage} aria-label={texts.stage}>
          {is3d ? <View3d /> : <Stage zoom={zoom} onZoom={setZoom} />}
          <div className={styles.controls}>
            {!isEmpty && <ViewSwitch is3d={isView3dWanted} hasFailed={hasFailed} onChange={showView} />}
            <Toolbar zoom={zoom} onZoom={setZoom} is3d={is3d} />
          </div>
        </section>
        <div ref={panel} tabIndex={-1} className={styles.panel}>
          <div className={styles.controls}>
            {openedDesign.problem && (
              <Note role="status">
                <p>{describeDecodeProblem(openedDesign.problem, messages, (names) => listFormat.format(names))}</p>
              </Note>
            )}
            <NewsNote />
            {isEmpty ? (
              <StartPanel title={texts.presets} storedDesign={storedDesign} />
            ) : (
              <>
                <StockNote />
                <SelectionPanel />
                <AdditionPanel />
              </>
            )}
          </div>
          {!isEmpty && (
            <>
              <div>
                <div className={styles.controls}>
                  <TextList />
                  <UnitFields />
                  <WallFields />
                </div>
                <PartsList />
                <div className={styles.controls}>
                  <ShareCommands />
                </div>
              </div>
              <DesignPurchase />
            </>
          )}
        </div>
      </div>
    </PlannerContext.Provider>
  )
}

function readInitialDesign(earlyDesign: string | null, search: string, system: ShelvingSystem): DecodedDesign {
  const encodedDesign = earlyDesign ?? readDesignAddress(search)
  return encodedDesign === null
    ? { design: createEmptyDesign(system), problem: null }
    : decodeDesign(encodedDesign, system)
}

/** When a design opens or is cleared, the pressed link or button disappears, so the panel receives the focus. */
function useFocusAfterOpening(panel: RefObject<HTMLElement>, isEmpty: boolean): void {
  const wasEmpty = useRef(isEmpty)
  useEffect(() => {
    if (wasEmpty.current === isEmpty) return
    wasEmpty.current = isEmpty
    // `focus()` alone scrolls as little as possible, which could leave only the end of the panel in view.
    if (document.activeElement === document.body || isEmpty) panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView?.({ block: 'start' })
  }, [panel, isEmpty])
}

/** Ctrl+Z undoes; Ctrl+Y and Ctrl+Shift+Z redo. Text fields keep the browser's own undo and redo. */
function createHistoryKeyHandler(dispatch: (action: PlannerAction) => void) {
  return (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    if (event.target instanceof HTMLInputElement && event.target.type === 'text') return
    const key = event.key.toLowerCase()
    const type = key === 'y' || (key === 'z' && event.shiftKey) ? 'redo' : key === 'z' ? 'undo' : null
    if (!type) return
    event.preventDefault()
    dispatch({ type })
  }
}

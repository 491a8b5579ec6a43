import { useRef } from 'react'
import { findShopDay } from '../../../i18n/dates'
import { findRunningCampaign } from '../buying/useDesignSummary'
import { PresetList } from './PresetList'
import { decodeDesign } from '../address/decodeDesign'
import { usePlanner } from '../planner/PlannerContext'
import { AdditionPanel } from '../controls/AdditionPanel'
import { ToolButton } from '../fields/ToolButton'
import { WallFields } from '../controls/WallFields'
import { DesignList } from '../share/DesignList'
import { useSavedDesigns } from '../share/useSavedDesigns'
import { useAppSelector } from '../../../store/hooks'
import { selectLogouts } from '../../../store/session/sessionSlice'
import { ErrorNote } from '../../../ui/status/ErrorNote'
import * as text from '../../../ui/text.module.css'
import * as styles from '../share/share.module.css'

interface StartPanelProps {
  title: string
  /** The encoded design on this device; null if there is none. */
  storedDesign: string | null
}

export function StartPanel({ title, storedDesign }: StartPanelProps) {
  const { messages, system, design, dispatch } = usePlanner()
  const openDesign = (encodedDesign: string) =>
    dispatch({ type: 'opened', design: decodeDesign(encodedDesign, system).design })
  const logouts = useAppSelector(selectLogouts)
  return (
    <>
      {storedDesign && (
        <div>
          <ToolButton icon="redo" onClick={() => openDesign(storedDesign)}>
            {messages.start.stored}
          </ToolButton>
        </div>
      )}
      <PresetList
        system={system}
        title={title}
        wall={design.wall}
        campaign={findRunningCampaign(system, findShopDay())}
        onOpen={openDesign}
      />
      <SavedDesignsSection key={logouts} />
      <AdditionPanel />
      <div>
        <WallFields />
      </div>
    </>
  )
}

function SavedDesignsSection() {
  const { messages } = usePlanner()
  const { list, error, saveDesign, removeDesign } = useSavedDesigns()
  // The section remains after the last design is removed, so that the user can undo the removal.
  const hadDesigns = useRef(false)
  hadDesigns.current ||= (list?.designs.length ?? 0) > 0
  if (!error && !hadDesigns.current) return null
  return (
    <section className={styles.start}>
      <h2 className={text.lg}>{messages.share.savedTitle}</h2>
      <ErrorNote>{error && <p>{error}</p>}</ErrorNote>
      {list && <DesignList designs={list.designs} saveDesign={saveDesign} removeDesign={removeDesign} />}
    </section>
  )
}

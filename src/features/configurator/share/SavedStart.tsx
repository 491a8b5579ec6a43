import { useRef } from 'react'
import { bringMessages } from '../../../i18n/lateMessages'
import * as text from '../../../ui/text.module.css'
import { SavedList } from './SavedList'
import { useSavedDesigns } from './useSavedDesigns'
import * as styles from './share.module.css'

const useMessages = bringMessages('configurator')

/** The saved designs beside an empty wall, for users who come back, also with another device. */
export function SavedStart() {
  const { savedTitle } = useMessages('configurator').share
  const { list, save, remove } = useSavedDesigns()
  // The last one that is removed can be restored.
  const hadDesigns = useRef(false)
  hadDesigns.current ||= (list?.designs.length ?? 0) > 0
  if (!list || !hadDesigns.current) return null
  return (
    <section className={styles.start}>
      <h2 className={text.lg}>{savedTitle}</h2>
      <SavedList designs={list.designs} onRemove={remove} onUndo={(name, design) => void save(name, design)} />
    </section>
  )
}

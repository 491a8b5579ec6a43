import { bringMessages } from '../../../i18n/lateMessages'
import * as text from '../../../ui/text.module.css'
import { SavedList } from './SavedList'
import { useSavedDesigns } from './useSavedDesigns'
import * as styles from './share.module.css'

const useMessages = bringMessages('configurator')

/** The saved designs beside an empty wall, for users who come back, also with another device. */
export function SavedStart() {
  const { savedTitle } = useMessages('configurator').share
  const { list, remove } = useSavedDesigns()
  if (!list || list.designs.length === 0) return null
  return (
    <section className={styles.start}>
      <h2 className={text.lg}>{savedTitle}</h2>
      <SavedList designs={list.designs} onRemove={remove} />
    </section>
  )
}

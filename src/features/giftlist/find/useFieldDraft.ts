import { type RefObject, useEffect } from 'react'

/** The module loads after the page, because the first load does not need it. */
const loadDrafts = () => import(/* webpackChunkName: "services" */ '../../../store/browser/formDrafts')

/**
 * The typed text of a field survives a reload until the form is submitted. Text that was typed before the draft loads
 * is preserved.
 * @param initialText the text of the field when there is no draft
 */
export function useFieldDraft(draftName: string, field: RefObject<HTMLInputElement>, initialText: string) {
  const runWithDrafts = (run: (drafts: Awaited<ReturnType<typeof loadDrafts>>) => void) =>
    void loadDrafts().then(run, () => {})
  useEffect(() => {
    runWithDrafts(({ readDraft }) => {
      const { text } = readDraft(draftName)
      if (text && field.current?.value === initialText) field.current.value = text
    })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the draft is read once; a later term replaces the text
  }, [])
  return {
    save: () => runWithDrafts(({ saveDraft }) => saveDraft(draftName, { text: field.current?.value ?? '' })),
    clear: () => runWithDrafts(({ clearDraft }) => clearDraft(draftName)),
  }
}

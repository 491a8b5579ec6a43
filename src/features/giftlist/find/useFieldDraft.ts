import { type RefObject, useEffect } from 'react'

/** The module loads after the page, because the first load needs none of it. */
const loadDrafts = () => import(/* webpackChunkName: "services" */ '../../../store/browser/formDrafts')

/**
 * The typed text of a field survives a reload until it is sent. Text that was typed before the draft has loaded is
 * preserved.
 * @param initialText the text of the field without a draft
 */
export function useFieldDraft(formName: string, field: RefObject<HTMLInputElement>, initialText: string) {
  const change = (run: (drafts: Awaited<ReturnType<typeof loadDrafts>>) => void) =>
    void loadDrafts().then(run, () => {})
  useEffect(() => {
    change(({ readDraft }) => {
      const { text } = readDraft(formName)
      if (text && field.current?.value === initialText) field.current.value = text
    })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a later term replaces the text
  }, [])
  return {
    save: () => change(({ saveDraft }) => saveDraft(formName, { text: field.current?.value ?? '' })),
    clear: () => change(({ clearDraft }) => clearDraft(formName)),
  }
}

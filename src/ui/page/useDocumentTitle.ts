import { useEffect } from 'react'

/** Replaces the heading in the document's title, because the page's heading may differ from the heading in its HTML. */
export function useDocumentTitle(documentTitle: string, initialHeading: string, heading: string): void {
  useEffect(() => {
    if (heading === initialHeading) return undefined
    // The replacement is a function, because a name may contain a replacement pattern such as `$&`.
    document.title = documentTitle.replace(initialHeading, () => heading)
    return () => {
      document.title = documentTitle
    }
  }, [documentTitle, initialHeading, heading])
}

/** A reload abandons pending requests but preserves form drafts until the end of the visit. */
export const reloadPage = (): void => window.location.reload()

/** Reloads the page, which abandons pending requests. Form drafts survive for the visit. */
export const reloadPage = (): void => window.location.reload()

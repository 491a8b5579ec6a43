/** Reloads the page: pending requests are abandoned, and form drafts survive for the visit. */
export const reloadPage = (): void => window.location.reload()

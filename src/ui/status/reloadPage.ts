/** A reload abandons pending requests. Form drafts are kept until the end of the visit. */
export const reloadPage = (): void => window.location.reload()

/** Replaces the function of Gatsby that renders the `Head` export of a page, while no page has one (unusedParts). */
export const headHandlerForBrowser = (): void => undefined

/** Replaces the function of Gatsby that renders the `Head` export of a template, which no template has. */
export const headHandlerForBrowser = (): void => undefined

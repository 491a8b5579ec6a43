interface GatsbyWindow {
  pagePath?: string
  ___webpackCompilationHash?: string
}

/**
 * Sets the variables that Gatsby's inline script would have set (build/finishPages.ts). Must run before Gatsby reads
 * the variables. Pages of the development server have neither the script nor the attributes, so nothing is set there.
 */
export function restorePageVariables(): void {
  const { path, build } = document.documentElement.dataset
  const gatsby = window as GatsbyWindow
  if (path !== undefined) gatsby.pagePath = path
  if (build !== undefined) gatsby.___webpackCompilationHash = build
}

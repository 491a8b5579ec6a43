interface GatsbyWindow {
  pagePath?: string
  ___webpackCompilationHash?: string
}

/**
 * Sets the variables that the inline script of Gatsby would have set (host/pageAttributes.ts), before Gatsby reads them.
 * The development server still has the script.
 */
export function readPageAttributes(): void {
  const { path, build } = document.documentElement.dataset
  const gatsby = window as GatsbyWindow
  if (path !== undefined) gatsby.pagePath = path
  if (build !== undefined) gatsby.___webpackCompilationHash = build
}

/** The package has no types of its own; size-limit's call every plugin a function. */
declare module '@size-limit/file' {
  const plugin: (...parameters: unknown[]) => unknown
  export default plugin
}

/** The package has no types of its own. The types of size-limit describe every plugin as a function. */
declare module '@size-limit/file' {
  const plugin: (...parameters: unknown[]) => unknown
  export default plugin
}

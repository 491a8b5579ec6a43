/** The package has no types of its own. */
declare module '@size-limit/file' {
  const plugin: object[]
  export default plugin
}

/** The class names of a CSS module, which Gatsby exports by name. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export = classes
}

declare module '*.css'

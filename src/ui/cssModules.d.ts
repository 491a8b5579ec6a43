/** A CSS module's class names: Gatsby gives each as a named export. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export = classes
}

declare module '*.css'

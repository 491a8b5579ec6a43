/** Declares the function that writeTagManager calls, because the plugin has no types. */
declare module 'gatsby-plugin-google-tagmanager/gatsby-ssr' {
  import type { ReactNode } from 'react'

  export function onRenderBody(
    page: {
      setHeadComponents: (components: ReactNode[]) => void
      setPreBodyComponents: (components: ReactNode[]) => void
    },
    options: { id: string; includeInDevelopment: boolean },
  ): void
}

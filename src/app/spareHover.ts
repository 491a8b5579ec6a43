import { sparingConnection } from './sparingConnection'

interface GatsbyLoader {
  ___loader?: { hovering: (path: string) => void }
}

/** Keeps Gatsby from fetching a page because the pointer passes over its link, on data saver and 2g (SPEC §9). */
export function spareHover(): void {
  const loader = (window as GatsbyLoader).___loader
  if (loader && sparingConnection()) loader.hovering = () => undefined
}

interface SparingConnection {
  connection?: { saveData?: boolean; effectiveType?: string }
}

interface GatsbyLoader {
  ___loader?: { hovering: (path: string) => void }
}

/**
 * Keeps Gatsby from fetching a page because the pointer passes over its link, on data
 * saver and 2g (SPEC §9). Links in view are spared by Gatsby itself.
 */
export function spareHover(): void {
  const { connection } = navigator as SparingConnection
  const loader = (window as GatsbyLoader).___loader
  if (loader && (connection?.saveData || connection?.effectiveType?.includes('2g'))) loader.hovering = () => undefined
}

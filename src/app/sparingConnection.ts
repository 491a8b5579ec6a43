interface SparingNavigator {
  connection?: { saveData?: boolean; effectiveType?: string }
}

/** Whether this visitor is on data saver or 2g: then nothing is fetched ahead (SPEC §9). Asked anew, for it may change. */
export function sparingConnection(): boolean {
  const { connection } = navigator as SparingNavigator
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true
}

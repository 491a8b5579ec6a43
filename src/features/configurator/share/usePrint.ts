import { type ComponentType, useEffect, useState } from 'react'

/**
 * Loads the sheet to print, and prints the page once it is there.
 * @param onFail is called when the sheet cannot be loaded
 */
export function usePrint(onFail: () => void) {
  const [PrintSheet, setPrintSheet] = useState<ComponentType | null>(null)
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    if (!isWanted || !PrintSheet) return
    setWanted(false)
    window.print()
  }, [isWanted, PrintSheet])
  const print = () =>
    import('./PrintSheet').then((chunk) => {
      setPrintSheet(() => chunk.PrintSheet)
      setWanted(true)
    }, onFail)
  return { PrintSheet, print }
}

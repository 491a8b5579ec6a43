import { type ComponentType, useState } from 'react'

/** Loads the view in 3D when the user wants it for the first time. */
export function useView3d() {
  const [View3d, setView3d] = useState<ComponentType | null>(null)
  const [isOpen, setOpen] = useState(false)
  const toggle = () => {
    setOpen(!isOpen)
    if (View3d || isOpen) return
    import('../drawing/View3d').then(
      (chunk) => setView3d(() => chunk.View3d),
      () => setOpen(false),
    )
  }
  return { View3d, isOpen, toggle }
}

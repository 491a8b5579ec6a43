import { type ComponentType, useState } from 'react'

interface View3dState {
  View3d: ComponentType<{ person: string }> | null
  isWanted: boolean
  hasFailed: boolean
}

/** Loads the view in 3D when the user wants it for the first time. If that fails, the drawing stays. */
export function useView3d() {
  const [{ View3d, isWanted, hasFailed }, setState] = useState<View3dState>({
    View3d: null,
    isWanted: false,
    hasFailed: false,
  })
  const showView = (isShown: boolean) => {
    setState({ View3d, isWanted: isShown, hasFailed: false })
    if (View3d || !isShown) return
    import('./View3d').then(
      (chunk) => setState((state) => ({ ...state, View3d: chunk.View3d })),
      () => setState({ View3d: null, isWanted: false, hasFailed: true }),
    )
  }
  return { View3d, isWanted, hasFailed, show: showView }
}

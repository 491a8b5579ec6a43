import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'

/** A build has no DOM, but a test has one, so react-redux uses a layout effect, about which React warns. */
export function renderOnServer(element: ReactElement): string {
  const { error: report } = console
  const spy = jest.spyOn(console, 'error').mockImplementation((...values: unknown[]) => {
    if (!String(values[0]).includes('useLayoutEffect does nothing on the server')) report(...values)
  })
  try {
    return renderToString(element)
  } finally {
    spy.mockRestore()
  }
}

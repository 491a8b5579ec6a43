import { Component, type ReactNode } from 'react'
import { reportError } from './errorReporting'
import type { ErrorScreen } from './ErrorScreen'
import { useMessages } from '../../i18n/useMessages'

interface ErrorBoundaryProps {
  children: ReactNode
}

interface ErrorBoundaryState {
  hasFailed: boolean
  /** Null until the code of the screen has loaded, which happens after an error. */
  Screen: typeof ErrorScreen | null
}

/** After an error in a page, the header, footer and cart remain. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, Screen: null }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    reportError(error)
    import(/* webpackChunkName: "errorScreen" */ './ErrorScreen').then(
      (chunk) => this.setState({ Screen: chunk.ErrorScreen }),
      reportError,
    )
  }

  override render() {
    const { hasFailed, Screen } = this.state
    if (!hasFailed) return this.props.children
    return Screen ? <Screen onRetry={() => this.setState({ hasFailed: false })} /> : <ErrorTitle />
  }
}

/** The heading is visible until the error screen has loaded, and remains if it cannot be loaded. */
function ErrorTitle() {
  return <h1 className="wrap">{useMessages('frame').error.title}</h1>
}

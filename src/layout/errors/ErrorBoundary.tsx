import { Component, type ReactNode } from 'react'
import { reportError } from './errorReporting'
import type { ErrorScreen } from './ErrorScreen'
import { useMessages } from '../../i18n/useMessages'

interface ErrorBoundaryProps {
  children: ReactNode
}

interface Failure {
  hasFailed: boolean
  /** The error screen, which is loaded after an error. */
  Screen: typeof ErrorScreen | null
}

/** Catches errors that occur while a page renders. The header, footer and cart remain. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Failure> {
  override state: Failure = { hasFailed: false, Screen: null }

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

/** Shows the heading until the error screen is loaded, and also if the error screen cannot be loaded. */
function ErrorTitle() {
  return <h1 className="wrap">{useMessages('frame').error.title}</h1>
}

import { Component, type ReactNode } from 'react'
import { reportError } from './errorReporting'
import type { ErrorScreen } from './ErrorScreen'
import { Wrap } from '../../ui/page/Wrap'
import { useWords } from '../../i18n/useWords'

interface ErrorBoundaryProps {
  children: ReactNode
}

interface Failure {
  failed: boolean
  /** Loaded after an error. */
  Screen: typeof ErrorScreen | null
}

/** Catches errors while a page renders. Header, footer and cart remain. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Failure> {
  override state: Failure = { failed: false, Screen: null }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    reportError(error)
    import('./ErrorScreen').then((chunk) => this.setState({ Screen: chunk.ErrorScreen }), reportError)
  }

  override render() {
    const { failed, Screen } = this.state
    if (!failed) return this.props.children
    return Screen ? <Screen onRetry={() => this.setState({ failed: false })} /> : <ErrorTitle />
  }
}

/** Shown until the error screen is loaded, and when it cannot be loaded. */
function ErrorTitle() {
  return <Wrap as="h1">{useWords('frame').error.title}</Wrap>
}

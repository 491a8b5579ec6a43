import { Component, type ReactNode } from 'react'
import { reportError } from '../errorReporting'
import { ErrorScreen } from './ErrorScreen'

interface ErrorBoundaryProps {
  children: ReactNode
}

/** Catches what goes wrong while a page is drawn. Header, footer and cart stay. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    reportError(error)
  }

  override render() {
    if (this.state.failed) return <ErrorScreen onRetry={() => this.setState({ failed: false })} />
    return this.props.children
  }
}

import { useWords } from '../../i18n/useWords'
import type { Areas } from '../../i18n/words'
import { type ClassifiedError, classifyError, type FailedCall } from './classifyError'
import { commonMessage } from './commonMessage'

/** An area's own sentences by kind of error. Where it has none, it says what every area says (`common`). */
export type ErrorMessages = { [Kind in Exclude<ClassifiedError['kind'], 'stock'>]?: string } & {
  /** `left`: how many are left. */
  stock?: string | ((left: number) => string)
  /** The shopper has been logged out since. */
  loggedOut?: string
  /** What the shopper still has or can do: follows what every area says. */
  kept?: string
}

/** Why a call failed, in the sentences of the area that made it. */
export function errorMessage(failed: FailedCall, area: ErrorMessages, common: Areas['common']): string {
  const error = classifyError(failed)
  if (failed.code === 'ERR_LOGGED_OUT' || (failed.status === 401 && error.kind === 'incomplete')) {
    return area.loggedOut ?? commonMessage({ kind: 'loggedOut' }, area.kept, common)
  }
  const own = error.kind === 'stock' ? sayStock(error.left, area.stock) : area[error.kind]
  if (own !== undefined) return own
  switch (error.kind) {
    case 'tooMany':
      return commonMessage(error, area.kept, common)
    case 'network':
    case 'timeout':
      return commonMessage({ kind: error.kind }, area.kept, common)
    default:
      return area.other ?? commonMessage({ kind: 'other' }, area.kept, common)
  }
}

const sayStock = (left: number, own: ErrorMessages['stock']) => (typeof own === 'function' ? own(left) : own)

/** Says why a call failed, in the page's language. The area `common` must be loaded, as it is with every lazy area. */
export function useErrorMessage(): (failed: FailedCall, area: ErrorMessages) => string {
  const common = useWords('common')
  return (failed, area) => errorMessage(failed, area, common)
}

import { classifyError } from '../../store/http/errorMessage'
import type { RecordedError } from '../../store/http/ApiError'
import type { PictureFile } from '../../ui/figure/Picture'
import { PageError } from '../../forms/PageError'
import { bringMessages } from '../../i18n/lateMessages'
import { useAppDispatch } from '../../store/hooks'
import { startStore } from '../../store/start/startStore'
import { useBackOnline } from '../../ui/page/useBackOnline'

const useMessages = bringMessages('cart')

export interface CartLoadErrorProps {
  error: RecordedError
  room: PictureFile | null
}

/** The cart is loaded again on a click, and automatically once the device is online. */
export function CartLoadError({ error, room }: CartLoadErrorProps) {
  const { errors } = useMessages('cart')
  const dispatch = useAppDispatch()
  const isOffline = !navigator.onLine && classifyError(error).kind === 'network'
  const restartStore = () => void dispatch(startStore())
  useBackOnline(restartStore)
  return (
    <PageError
      message={isOffline ? errors.offline : errors.load}
      isCalm={isOffline}
      onRetry={restartStore}
      room={room}
    />
  )
}

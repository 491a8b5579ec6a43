import { classifyError } from '../../store/http/errorMessage'
import type { RecordedError } from '../../store/http/ApiError'
import type { PictureFile } from '../../ui/figure/Picture'
import { PageError } from '../../forms/PageError'
import { bringMessages } from '../../i18n/lateMessages'
import { useAppDispatch } from '../../store/hooks'
import { startStore } from '../../store/services'
import { useBackOnline } from '../../ui/page/useBackOnline'

const useMessages = bringMessages('cart')

export interface CartLoadErrorProps {
  error: RecordedError
  /** The picture of a room below the message; null without a picture. */
  room: PictureFile | null
}

/** The cart is also loaded again, without a click, once the device is online. */
export function CartLoadError({ error, room }: CartLoadErrorProps) {
  const { errors } = useMessages('cart')
  const dispatch = useAppDispatch()
  const isOffline = !navigator.onLine && classifyError(error).kind === 'network'
  const startAgain = () => void dispatch(startStore())
  useBackOnline(startAgain)
  return (
    <PageError message={isOffline ? errors.offline : errors.load} isCalm={isOffline} onRetry={startAgain} room={room} />
  )
}

import { ApiError, isOutcomeUncertain } from '../http/ApiError'

/** The time in ms without a response after which the latest quantity is sent as well. */
export const resendDelay = 900
/** The maximum number of calls for one quantity. */
const maxCalls = 3

/**
 * Sends a quantity. As long as there is no response, the latest quantity is sent as well, after each `resendDelay`.
 * Sending a quantity several times is harmless, and a user who clicks again does not wait for slow responses one after
 * another. Resolves to the first response to the latest quantity, or to the response to an earlier quantity if no call
 * with the latest quantity is in progress. Rejects when the latest quantity is refused, or when the last call in
 * progress fails.
 * @param readLatestQuantity returns the latest quantity; 0 when the line item is to be removed or the user has another
 * cart, in which case nothing is repeated
 * @param onLateCalls called once the calls that were still in progress at the end have ended, because they may have
 * changed the cart
 */
export function sendLatestQuantity<Answer>(
  firstQuantity: number,
  readLatestQuantity: () => number,
  send: (quantity: number) => Promise<Answer>,
  onLateCalls: () => void,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const quantitiesInFlight: number[] = []
    const sentQuantities: number[] = []
    let isOver = false
    let timer: ReturnType<typeof setTimeout>

    const endCalls = (finish: () => void) => {
      isOver = true
      clearTimeout(timer)
      finish()
    }
    const handleEnd = (quantity: number, isFinal: boolean, finish: () => void) => {
      quantitiesInFlight.splice(quantitiesInFlight.indexOf(quantity), 1)
      if (isOver) {
        if (quantitiesInFlight.length === 0) onLateCalls()
      } else if (quantitiesInFlight.length === 0 || isFinal) endCalls(finish)
    }
    const scheduleResend = () => {
      timer = setTimeout(() => {
        const latestQuantity = readLatestQuantity()
        if (latestQuantity === 0) return
        if (sentQuantities.filter((quantity) => quantity === latestQuantity).length < maxCalls)
          beginCall(latestQuantity)
        // The user may still request another quantity.
        else scheduleResend()
      }, resendDelay)
    }
    const beginCall = (quantity: number) => {
      sentQuantities.push(quantity)
      quantitiesInFlight.push(quantity)
      scheduleResend()
      send(quantity).then(
        (answer) => {
          const isLatest = quantity === readLatestQuantity() || !quantitiesInFlight.includes(readLatestQuantity())
          handleEnd(quantity, isLatest, () => resolve(answer))
        },
        (error: Error) => {
          const isRefused = !(error instanceof ApiError && isOutcomeUncertain(error))
          handleEnd(quantity, isRefused && quantity === readLatestQuantity(), () => reject(error))
        },
      )
    }
    beginCall(firstQuantity)
  })
}

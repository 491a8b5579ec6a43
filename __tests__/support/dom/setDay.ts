/**
 * The timers stay real. jest.useRealTimers also restores the date.
 * @param day an ISO day
 * @param time in UTC
 */
export function setDay(day: string, time = '12:00'): void {
  jest.useFakeTimers({
    now: new Date(`${day}T${time}:00Z`),
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'setImmediate',
      'clearImmediate',
      'queueMicrotask',
      'nextTick',
      'hrtime',
      'performance',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'requestIdleCallback',
      'cancelIdleCallback',
    ],
  })
}

/** Sets the date to a time (UTC) of an ISO day, but leaves the timers real. jest.useRealTimers reverts this. */
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

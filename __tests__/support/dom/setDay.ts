/** Sets the date to noon of an ISO day, but leaves the timers real. jest.useRealTimers reverts this. */
export function setDay(day: string): void {
  jest.useFakeTimers({
    now: new Date(`${day}T12:00:00Z`),
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

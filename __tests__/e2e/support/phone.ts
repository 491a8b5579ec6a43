export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** The widths of the mock-ups in docs/look.md. */
export const devices = [
  { width: 1440, settings: {} },
  { width: 390, settings: phone },
]

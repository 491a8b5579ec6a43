import { configure } from '@testing-library/dom'
import '@testing-library/jest-dom'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import './dom/fastComputedStyle'
import './dom/modalDialog'

configure({ asyncUtilTimeout: 60_000 })

/** Gatsby's Link uses a loader that only Gatsby's browser runtime creates. */
Object.assign(globalThis, {
  ___loader: { enqueue: jest.fn(), hovering: jest.fn(), loadPage: jest.fn() },
  ___navigate: jest.fn(),
})

// Without style sheets, no element has `pointer-events: none`, which user-event would check up to the root for each
// click.
const { setup } = userEvent
Object.assign(userEvent, {
  setup: (options?: Parameters<typeof setup>[0]) =>
    setup({ pointerEventsCheck: PointerEventsCheckLevel.Never, ...options }),
})

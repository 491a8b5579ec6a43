import '@testing-library/jest-dom'
import './dom/modalDialog'

/** Gatsby's Link looks for a loader that only its browser runtime makes. */
Object.assign(globalThis, {
  ___loader: { enqueue: jest.fn(), hovering: jest.fn(), loadPage: jest.fn() },
  ___navigate: jest.fn(),
})

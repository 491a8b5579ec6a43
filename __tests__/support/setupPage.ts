import '@testing-library/jest-dom'
import './dom/modalDialog'

/** Gatsby's Link uses a loader that only Gatsby's browser runtime creates. */
Object.assign(globalThis, {
  ___loader: { enqueue: jest.fn(), hovering: jest.fn(), loadPage: jest.fn() },
  ___navigate: jest.fn(),
})

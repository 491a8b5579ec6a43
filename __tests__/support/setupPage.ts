import '@testing-library/jest-dom'
import './dom/modalDialog'

/** Gatsby's Link uses a loader that only the browser runtime of Gatsby creates. */
Object.assign(globalThis, {
  ___loader: { enqueue: jest.fn(), hovering: jest.fn(), loadPage: jest.fn() },
  ___navigate: jest.fn(),
})

import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ErrorBoundary } from '../../src/layout/errors/ErrorBoundary'
import { reportError } from '../../src/layout/errors/errorReporting'
import { axe } from '../support/axe'
import { renderIn } from '../support/dom/renderIn'

jest.mock('../../src/layout/errors/errorReporting', () => ({ reportError: jest.fn() }))

let isBroken = true
function Page() {
  if (isBroken) throw new Error('broken page')
  return <h1>Merken</h1>
}

/** React logs every caught error to the console. */
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))

test.each([
  ['nl', 'Hier ging iets mis', /Je mandje is er nog/, 'Probeer opnieuw', 'Naar de startpagina', '/nl'],
  ['en', 'Something went wrong here', /Your basket is still there/, 'Try again', 'To the home page', '/en'],
] as const)(
  'a page that fails shows an error screen in %s with a retry button, and the error is reported',
  async (language, title, cart, retry, home, path) => {
    isBroken = true
    const { container } = renderIn(
      language,
      <ErrorBoundary>
        <Page />
      </ErrorBoundary>,
    )
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
    expect(await screen.findByText(cart)).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: home })).toHaveAttribute('href', path)
    expect(reportError).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken page' }))
    expect(await axe(container)).toHaveNoViolations()

    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: retry }))
    expect(screen.getByRole('heading', { level: 1, name: 'Merken' })).toBeInTheDocument()
  },
)

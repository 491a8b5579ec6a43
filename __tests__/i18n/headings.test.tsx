import { screen } from '@testing-library/react'
import { useHeadings } from '../../src/i18n/headings'
import { renderIn } from '../support/dom/renderIn'

const Heading = () => <h1>{useHeadings().payment}</h1>

test.each([
  ['nl', 'Hoe wil je betalen?'],
  ['en', 'How would you like to pay?'],
] as const)('the heading before the messages have loaded is in the language of the page: %s', (language, heading) => {
  renderIn(language, <Heading />)
  expect(screen.getByRole('heading')).toHaveTextContent(heading)
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazySection } from '../../src/layout/lazySection'
import { selectIsOpen } from '../../src/store/appSlice'
import { useAppSelector } from '../../src/store/hooks'
import { retryLabel } from '../support/data/commonSentences'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { InPage, setLazyTestStore } from '../support/store/pageStore'
import { createGate } from '../support/store/testStore'
import '../support/dom/renderIn'

startSandboxServer()

const State = ({ label }: { label: string }) => (
  <p>
    {label}: {useAppSelector(selectIsOpen) ? 'open' : 'closed'}
  </p>
)
const Section = lazySection(async () => State, 'corner')
const section = (
  <InPage language="nl">
    <Section label="Services" placeholder={<p>Wait</p>} />
  </InPage>
)

test('a section shows its placeholder until the services are open, and then its component', async () => {
  const services = createGate()
  setLazyTestStore('nl', () => services.opened)
  render(section)
  expect(screen.getByText('Wait')).toBeVisible()
  services.open()
  expect(await screen.findByText('Services: open')).toBeVisible()
})

test('a section shows an error in its own element when the services cannot be loaded, and can be retried', async () => {
  let isOffline = true
  setLazyTestStore('nl', () => (isOffline ? Promise.reject(new Error('offline')) : Promise.resolve()))
  const { container } = render(<section>{section}</section>)
  const retry = await screen.findByRole('button', { name: retryLabel.nl })
  expect(container.querySelector('.corner')).toContainElement(retry)
  isOffline = false
  await userEvent.click(retry)
  expect(await screen.findByText('Services: open')).toBeVisible()
  // The pressed button has gone, so its section keeps the place of the keyboard.
  expect(container.querySelector('section')).toHaveFocus()
})

import { act, render, screen } from '@testing-library/react'
import { addMessageLoader } from '../../../src/i18n/messages'
import { buildYourOwn as texts } from '../../../src/i18n/nl/buildTime/buildYourOwn'
import { configurator } from '../../../src/i18n/nl/configurator'
import BuildYourOwnPage from '../../../src/templates/build-your-own'
import { slowThreshold } from '../../../src/ui/status/useIsSlow'
import { readShelvingSystem } from '../../support/data/shelvingSystem'
import { buildTemplateElement } from '../../support/dom/renderTemplate'
import { startSandboxServer } from '../../support/sandbox/startSandboxServer'
import { setLazyTestStore } from '../../support/store/pageStore'

startSandboxServer()

test('a planner that loads slowly says so until it appears', async () => {
  const system = await readShelvingSystem('nl')
  let finishLoad = () => {}
  const load = new Promise<void>((resolve) => (finishLoad = resolve))
  // The planner appears after the messages of all loaded code.
  addMessageLoader('consent', () => load)
  jest.useFakeTimers({ advanceTimers: true })
  setLazyTestStore('nl')
  render(buildTemplateElement(BuildYourOwnPage, { system, texts }, { language: 'nl' }))
  await act(() => jest.advanceTimersByTimeAsync(slowThreshold))
  expect(screen.getByRole('status')).toHaveTextContent(texts.slow)
  jest.useRealTimers()
  finishLoad()
  expect(await screen.findByLabelText(configurator.tools.undo)).toBeVisible()
  expect(screen.queryByText(texts.slow)).not.toBeInTheDocument()
})

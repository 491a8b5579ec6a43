import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderOnServer } from '../support/dom/renderOnServer'
import type { LazyArea } from '../../src/i18n/loadWords'
import { LazySection } from '../../src/layout/LazySection'
import { useAppDispatch, useAppSelector } from '../../src/store/hooks'
import { panelOpened } from '../../src/store/sidePanelSlice'
import { retryLabel } from '../support/data/commonSentences'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { InPage, setLazyTestStore } from '../support/store/pageStore'
import { gate } from '../support/store/testStore'
import '../support/dom/renderIn'

startSandboxServer()

const mockLoadWords = jest.fn((): Promise<unknown> => Promise.resolve())
jest.mock('../../src/i18n/loadWords', () => ({ loadWords: () => mockLoadWords() }))
afterEach(() => mockLoadWords.mockImplementation(() => Promise.resolve()))

function PanelMode({ label }: { label: string }) {
  const mode = useAppSelector(({ sidePanel }) => sidePanel.content?.mode ?? 'closed')
  const dispatch = useAppDispatch()
  return (
    <button onClick={() => dispatch(panelOpened({ mode: 'addVoucher', data: null }))}>
      {label}: {mode}
    </button>
  )
}
const words: LazyArea[] = ['panel']
const section = (load: () => Promise<typeof PanelMode>) => (
  <InPage language="nl">
    <LazySection load={load} words={words} placeholder={<p>Wait</p>} props={{ label: 'Panel' }} />
  </InPage>
)

test('A lazy section renders its placeholder on the server and loads nothing there', () => {
  const load = jest.fn(async () => PanelMode)
  expect(renderOnServer(section(load))).toBe('<p>Wait</p>')
  expect(load).not.toHaveBeenCalled()
})

test('A lazy section renders its component with props and store once everything is loaded', async () => {
  setLazyTestStore('nl')
  const messages = gate()
  mockLoadWords.mockImplementation(() => messages.opened)
  render(section(async () => PanelMode))
  expect(screen.getByText('Wait')).toBeInTheDocument()
  messages.open()
  await userEvent.click(await screen.findByRole('button', { name: 'Panel: closed' }))
  expect(screen.getByRole('button', { name: 'Panel: addVoucher' })).toBeInTheDocument()
})

test.each(['component', 'services', 'messages'])(
  'A lazy section renders a retry button when its %s cannot be loaded',
  async (missing) => {
    let offline = true
    const fetched = async <Part,>(name: string, part: Part) => {
      if (offline && name === missing) throw new Error('offline')
      return part
    }
    setLazyTestStore('nl', () => fetched('services', undefined))
    mockLoadWords.mockImplementation(() => fetched('messages', undefined))
    render(section(() => fetched('component', PanelMode)))
    const again = await screen.findByRole('button', { name: retryLabel.nl })
    offline = false
    await userEvent.click(again)
    expect(await screen.findByRole('button', { name: 'Panel: closed' })).toBeInTheDocument()
  },
)

test('A lazy section that is unmounted while it loads renders nothing afterwards', async () => {
  const services = gate()
  setLazyTestStore('nl', () => services.opened)
  const { unmount, container } = render(section(async () => PanelMode))
  unmount()
  services.open()
  await services.opened
  expect(container).toBeEmptyDOMElement()
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { setStoreLoader } from '../../src/store/lazyStore'
import { useStoreDispatch, useStoreSelector } from '../../src/store/hooks'
import { WithStore } from '../../src/layout/LazySection'
import { panelOpened } from '../../src/store/sidePanelSlice'
import { useStoreValue } from '../../src/store/lazyStore'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { createTestStore, gate } from '../support/store/testStore'

startSandboxServer()

function PanelMode({ label }: { label: string }) {
  const mode = useStoreSelector(({ sidePanel }) => sidePanel.content?.mode ?? 'closed')
  const dispatch = useStoreDispatch()
  return (
    <button onClick={() => dispatch(panelOpened({ mode: 'addVoucher', data: null }))}>
      {label}: {mode}
    </button>
  )
}
const failed = (retry: () => void) => <button onClick={retry}>Try again</button>
const section = { placeholder: <p>Wait</p>, failed, props: { label: 'Panel' } }

describe('a lazy section with the store', () => {
  test('A lazy section renders its placeholder on the server and loads nothing there', () => {
    const load = jest.fn(async () => PanelMode)
    expect(renderToString(<WithStore {...section} load={load} />)).toBe('<p>Wait</p>')
    expect(load).not.toHaveBeenCalled()
  })

  test('A lazy section renders its component with props and store once everything is loaded', async () => {
    setStoreLoader(async () => createTestStore())
    const words = gate()
    render(<WithStore {...section} load={async () => PanelMode} prepare={() => words.opened} />)
    expect(screen.getByText('Wait')).toBeInTheDocument()
    words.open()
    await userEvent.click(await screen.findByRole('button', { name: 'Panel: closed' }))
    expect(screen.getByRole('button', { name: 'Panel: addVoucher' })).toBeInTheDocument()
  })

  test.each(['component', 'store', 'messages'])(
    'A lazy section renders a retry button when its %s cannot be loaded',
    async (missing) => {
      let offline = true
      const fetched = async <Part,>(name: string, part: Part) => {
        if (offline && name === missing) throw new Error('offline')
        return part
      }
      setStoreLoader(() => fetched('store', createTestStore()))
      render(
        <WithStore
          {...section}
          load={() => fetched('component', PanelMode)}
          prepare={() => fetched('messages', undefined)}
        />,
      )
      const again = await screen.findByRole('button', { name: 'Try again' })
      offline = false
      await userEvent.click(again)
      expect(await screen.findByRole('button', { name: 'Panel: closed' })).toBeInTheDocument()
    },
  )

  test('A lazy section that is unmounted while it loads renders nothing afterwards', async () => {
    const shop = gate()
    setStoreLoader(() => shop.opened.then(() => createTestStore()))
    const { unmount, container } = render(<WithStore {...section} load={async () => PanelMode} />)
    unmount()
    shop.open()
    await shop.opened
    expect(container).toBeEmptyDOMElement()
  })
})

describe('useStoreValue', () => {
  const Badge = () => <output>{useStoreValue(({ sidePanel }) => sidePanel.content?.mode ?? 'none', 'unknown')}</output>

  test('useStoreValue does not load the store, and follows its changes once it is loaded', async () => {
    const store = createTestStore()
    const loader = jest.fn(async () => store)
    setStoreLoader(loader)
    const { unmount } = render(<Badge />)
    expect(screen.getByText('unknown')).toBeInTheDocument()
    expect(loader).not.toHaveBeenCalled()
    render(<WithStore {...section} load={async () => PanelMode} />)
    expect(await screen.findByText('none')).toBeInTheDocument()
    await userEvent.click(await screen.findByRole('button', { name: 'Panel: closed' }))
    expect(screen.getByText('addVoucher', { selector: 'output' })).toBeInTheDocument()
    unmount()
  })
})

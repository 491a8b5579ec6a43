import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { setStoreLoader } from '../../src/store/lazyStore'
import { useStoreDispatch, useStoreSelector } from '../../src/store/hooks'
import { WithStore } from '../../src/store/WithStore'
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
const island = { placeholder: <p>Wait</p>, failed, props: { label: 'Panel' } }

describe('an island', () => {
  test('is its placeholder in the HTML and asks for nothing there', () => {
    const load = jest.fn(async () => PanelMode)
    expect(renderToString(<WithStore {...island} load={load} />)).toBe('<p>Wait</p>')
    expect(load).not.toHaveBeenCalled()
  })

  test('shows the component with its props and the store once all is there', async () => {
    setStoreLoader(async () => createTestStore())
    const words = gate()
    render(<WithStore {...island} load={async () => PanelMode} prepare={() => words.opened} />)
    expect(screen.getByText('Wait')).toBeInTheDocument()
    words.open()
    await userEvent.click(await screen.findByRole('button', { name: 'Panel: closed' }))
    expect(screen.getByRole('button', { name: 'Panel: addVoucher' })).toBeInTheDocument()
  })

  test.each(['component', 'shop', 'words'])('when the %s can not be fetched, offers to try again', async (missing) => {
    let offline = true
    const fetched = async <Part,>(name: string, part: Part) => {
      if (offline && name === missing) throw new Error('offline')
      return part
    }
    setStoreLoader(() => fetched('shop', createTestStore()))
    render(
      <WithStore
        {...island}
        load={() => fetched('component', PanelMode)}
        prepare={() => fetched('words', undefined)}
      />,
    )
    const again = await screen.findByRole('button', { name: 'Try again' })
    offline = false
    await userEvent.click(again)
    expect(await screen.findByRole('button', { name: 'Panel: closed' })).toBeInTheDocument()
  })

  test('that left the page before its parts came stays away', async () => {
    const shop = gate()
    setStoreLoader(() => shop.opened.then(() => createTestStore()))
    const { unmount, container } = render(<WithStore {...island} load={async () => PanelMode} />)
    unmount()
    shop.open()
    await shop.opened
    expect(container).toBeEmptyDOMElement()
  })
})

describe('a value of the shop in the light frame', () => {
  const Badge = () => <output>{useStoreValue(({ sidePanel }) => sidePanel.content?.mode ?? 'none', 'unknown')}</output>

  test('does not wake the shop, and follows it once another has', async () => {
    const store = createTestStore()
    const loader = jest.fn(async () => store)
    setStoreLoader(loader)
    const { unmount } = render(<Badge />)
    expect(screen.getByText('unknown')).toBeInTheDocument()
    expect(loader).not.toHaveBeenCalled()
    render(<WithStore {...island} load={async () => PanelMode} />)
    expect(await screen.findByText('none')).toBeInTheDocument()
    await userEvent.click(await screen.findByRole('button', { name: 'Panel: closed' }))
    expect(screen.getByText('addVoucher', { selector: 'output' })).toBeInTheDocument()
    unmount()
  })
})

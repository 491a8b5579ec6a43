import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../src/ui/button/Button'
import { SidePanel } from '../../src/ui/page/SidePanel'
import { axe } from '../support/axe'
import { pressEscape } from '../support/dom/modalDialog'

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <SidePanel
        id="panel"
        isOpen={open}
        onClose={() => setOpen(false)}
        title="In je mandje"
        closeLabel="Sluiten"
        foot="Voet"
      >
        Spile stoel
      </SidePanel>
    </>
  )
}

async function opened() {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  return screen.getByRole('dialog', { name: 'In je mandje' })
}

test('a closed panel renders no content, and an open one renders title, body and foot', async () => {
  const { container } = render(<Page />)
  expect(screen.queryByText('Spile stoel')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(screen.getByRole('dialog', { name: 'In je mandje' })).toHaveTextContent('In je mandjeSpile stoelVoet')
  expect(await axe(container)).toHaveNoViolations()
})

test('the close button closes the panel and returns the focus', async () => {
  const panel = await opened()
  await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }))
  expect(panel).not.toHaveAttribute('open')
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
})

test('a click on the scrim closes the panel, and a click inside does not', async () => {
  const panel = await opened()
  await userEvent.click(screen.getByText('Spile stoel'))
  expect(panel).toHaveAttribute('open')
  await userEvent.click(panel)
  expect(panel).not.toHaveAttribute('open')
})

test('Escape calls onClose instead of closing the dialog', async () => {
  const onClose = jest.fn()
  render(
    <SidePanel id="panel" isOpen onClose={onClose} title="Titel" closeLabel="Sluiten">
      Inhoud
    </SidePanel>,
  )
  expect(pressEscape(screen.getByRole('dialog'))).toBe(false)
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('onClose is called when the browser closes the dialog', async () => {
  const panel = await opened()
  fireEvent(panel, new Event('close'))
  expect(screen.getByText('Spile stoel')).toBeInTheDocument()
  panel.removeAttribute('open')
  fireEvent(panel, new Event('close'))
  expect(screen.queryByText('Spile stoel')).toBeNull()
})

test('the close event of the previous opening, which browsers fire late, does not close a reopened panel', () => {
  const onClose = jest.fn()
  /** Fires the event after the panel is rendered and before the dialog is shown. */
  function LateClose() {
    const place = useRef<HTMLSpanElement>(null)
    useLayoutEffect(() => void place.current?.closest('dialog')?.dispatchEvent(new Event('close')), [])
    return <span ref={place} />
  }
  const renderPanel = (open: boolean) => (
    <SidePanel id="panel" isOpen={open} onClose={onClose} title="Titel" closeLabel="Sluiten">
      <LateClose />
    </SidePanel>
  )
  render(renderPanel(false)).rerender(renderPanel(true))
  expect(screen.getByRole('dialog')).toHaveAttribute('open')
  expect(onClose).not.toHaveBeenCalled()
})

test('a panel that is unmounted while open returns the focus', async () => {
  const Taken = () => {
    const [there, setThere] = useState(false)
    return (
      <>
        <button onClick={() => setThere(!there)}>Wissel</button>
        {there && (
          <SidePanel id="panel" isOpen onClose={() => undefined} title="Titel" closeLabel="Sluiten">
            <button onClick={() => setThere(false)}>Weg</button>
          </SidePanel>
        )}
      </>
    )
  }
  render(<Taken />)
  await userEvent.click(screen.getByRole('button', { name: 'Wissel' }))
  await userEvent.click(screen.getByRole('button', { name: 'Weg' }))
  expect(screen.getByRole('button', { name: 'Wissel' })).toHaveFocus()
})

test('a panel that replaces another returns the focus to the button that opened the first one', async () => {
  const Two = () => {
    const [shown, setShown] = useState<'none' | 'first' | 'both' | 'second'>('none')
    const panel = { closeLabel: 'Sluiten', title: 'Titel' }
    return (
      <>
        <button onClick={() => setShown('first')}>Kies</button>
        <SidePanel {...panel} id="first" isOpen={shown === 'first' || shown === 'both'} onClose={() => undefined}>
          {shown === 'first' && <button onClick={() => setShown('both')}>Leg in mandje</button>}
        </SidePanel>
        <SidePanel
          {...panel}
          id="second"
          isOpen={shown === 'both' || shown === 'second'}
          onClose={() => setShown('none')}
        >
          <button onClick={() => setShown('second')}>Verder</button>
        </SidePanel>
      </>
    )
  }
  render(<Two />)
  await userEvent.click(screen.getByRole('button', { name: 'Kies' }))
  await userEvent.click(screen.getByRole('button', { name: 'Leg in mandje' }))
  await userEvent.click(screen.getByRole('button', { name: 'Verder' }))
  await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }))
  expect(screen.getByRole('button', { name: 'Kies' })).toHaveFocus()
})

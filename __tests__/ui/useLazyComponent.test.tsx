import { render, screen } from '@testing-library/react'
import { useLazyComponent } from '../../src/ui/page/useLazyComponent'

const Line = () => <p>De pagina komt eraan</p>

function Part({ wanted, load }: { wanted: boolean; load: () => Promise<typeof Line> }) {
  const Later = useLazyComponent(wanted, load)
  return Later && <Later />
}

test('a component is loaded only when it is wanted, and only once', async () => {
  const load = jest.fn(() => Promise.resolve(Line))
  const { rerender } = render(<Part wanted={false} load={load} />)
  expect(load).not.toHaveBeenCalled()
  rerender(<Part wanted load={load} />)
  expect(await screen.findByText('De pagina komt eraan')).toBeInTheDocument()
  rerender(<Part wanted={false} load={load} />)
  expect(screen.queryByText('De pagina komt eraan')).toBeNull()
  rerender(<Part wanted load={load} />)
  expect(screen.getByText('De pagina komt eraan')).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(1)
})

test('a component that could not be loaded is loaded the next time it is wanted', async () => {
  const load = jest.fn<Promise<typeof Line>, []>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Line)
  const { rerender, container } = render(<Part wanted load={load} />)
  expect(container).toBeEmptyDOMElement()
  rerender(<Part wanted={false} load={load} />)
  rerender(<Part wanted load={load} />)
  expect(await screen.findByText('De pagina komt eraan')).toBeInTheDocument()
})

import { render, screen } from '@testing-library/react'
import { useLazyComponent } from '../../src/ui/page/useLazyComponent'

const Line = () => <p>De pagina komt eraan</p>

function Part({ wanted, load }: { wanted: boolean; load: () => Promise<typeof Line> }) {
  const Later = useLazyComponent(wanted, load)
  return Later && <Later />
}

test('what is not wanted is not fetched; what is wanted comes, goes and is fetched once', async () => {
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

test('what could not be fetched is tried again when it is next wanted', async () => {
  const load = jest.fn<Promise<typeof Line>, []>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Line)
  const { rerender, container } = render(<Part wanted load={load} />)
  expect(container).toBeEmptyDOMElement()
  rerender(<Part wanted={false} load={load} />)
  rerender(<Part wanted load={load} />)
  expect(await screen.findByText('De pagina komt eraan')).toBeInTheDocument()
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Product } from '../../../src/contract/product'
import { useVariant, VariantPickers } from '../../../src/features/product/VariantPickers'
import { catalogue } from '../../../src/i18n/nl/firstLoad/catalogue'
import { addMessages } from '../../../src/i18n/messages'
import { kaarre } from '../../support/data/catalogueFixtures'

addMessages('nl', { catalogue })
const messages = catalogue.product

function Pickers({ product }: { product: Product }) {
  return <VariantPickers choice={useVariant(product, null)} onPoint={() => undefined} />
}

const listNames = (radios: HTMLElement[]) => radios.map((radio) => radio.getAttribute('aria-label'))

test('only options that are sold out are crossed out, and one note below all pickers names them', async () => {
  render(<Pickers product={kaarre} />)
  const options = screen.getAllByRole('radio')
  const slashed = options.filter(({ className }) => className.includes('slashed'))
  expect(listNames(slashed)).toEqual([
    `black, ${messages.soldOut}, ${messages.notWithOthers}`,
    `rust, ${messages.soldOut}, ${messages.notWithOthers}`,
  ])
  expect(screen.getByRole('status')).toHaveTextContent(messages.namedGone('black, rust'))
})

test('a choice that changes another option says so in the note below the pickers', async () => {
  render(<Pickers product={kaarre} />)
  await userEvent.click(screen.getByRole('radio', { name: `moss, ${messages.notWithOthers}` }))
  expect(screen.getByRole('status')).toHaveTextContent(/In oak bestaat moss niet: .* is nu walnut/i)
})

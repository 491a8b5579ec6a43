import * as v from 'valibot'
import { product } from '../../src/contract/product'

test.each([
  ['/downloads/care.pdf', true],
  ['https://files.example/care.pdf', true],
  ['http://files.example/care.pdf', false],
  ['//files.example/care.pdf', false],
  ['javascript:alert(1)', false],
])('a download at %s is read: %s', (href, isRead) => {
  const { downloads } = v.parse(product, {
    id_product: 1,
    slugs: { nl: 'tove-stoel', en: 'tove-chair' },
    name: 'Tove',
    brand: { slug: 'havrelund', name: 'Havrelund' },
    combinations: [{ id_product_attribute: 1, id_sku: 1, price: { amount: 20 } }],
    downloads: [{ name: 'Care', href, bytes: 1000 }],
  })
  expect(downloads).toHaveLength(isRead ? 1 : 0)
})

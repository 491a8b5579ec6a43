import { render } from '@testing-library/react'
import { Helmet } from 'react-helmet'
import { StaticHead } from '../../../src/gatsby/head/StaticHead'
import { framePage } from '../../support/pages/layoutPage'

const headOf = (template: 'lost-password' | 'newsletter' | 'brands') => {
  const { unmount } = render(
    <StaticHead page={framePage('nl', { template, head: { title: 'x', canonical: '/nl/x', noindex: true } })} />,
  )
  const { scriptTags, metaTags } = Helmet.peek() as unknown as Record<'scriptTags' | 'metaTags', object[]>
  const tags = JSON.stringify([scriptTags, metaTags])
  unmount()
  return tags
}

test.each(['lost-password', 'newsletter'] as const)(
  'the page of mailed links %s takes their tokens out of the address in its head',
  (template) => {
    expect(headOf(template)).toContain('history.replaceState')
    expect(headOf(template)).toContain('"name":"referrer","content":"origin"')
  },
)

test('no other page does', () => {
  expect(headOf('brands')).not.toContain('replaceState')
})

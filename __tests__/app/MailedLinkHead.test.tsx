import { render } from '@testing-library/react'
import { Helmet } from 'react-helmet'
import { BuiltHead } from '../../src/app/BuiltHead'
import { framePage } from '../support/framePage'

const headOf = (template: 'lost-password' | 'brands') => {
  const { unmount } = render(
    <BuiltHead page={framePage('nl', { template, head: { title: 'x', canonical: '/nl/x', noindex: true } })} />,
  )
  const { scriptTags, metaTags } = Helmet.peek() as unknown as Record<'scriptTags' | 'metaTags', object[]>
  const tags = JSON.stringify([scriptTags, metaTags])
  unmount()
  return tags
}

test('the page of mailed links takes their tokens out of the address in its head, and no other page does', () => {
  expect(headOf('lost-password')).toContain('history.replaceState')
  expect(headOf('lost-password')).toContain('"name":"referrer","content":"origin"')
  expect(headOf('brands')).not.toContain('replaceState')
})

import { render } from '@testing-library/react'
import { Helmet } from 'react-helmet'
import { StaticHead } from '../../../src/gatsby/head/StaticHead'
import { framePage } from '../../support/pages/layoutPage'

const renderHead = (template: 'lost-password' | 'newsletter' | 'brands') => {
  const { unmount } = render(
    <StaticHead page={framePage('nl', { template, head: { title: 'x', canonical: '/nl/x', noindex: true } })} />,
  )
  const { scriptTags, metaTags } = Helmet.peek() as unknown as Record<'scriptTags' | 'metaTags', object[]>
  const tags = JSON.stringify([scriptTags, metaTags])
  unmount()
  return tags
}

test.each(['lost-password', 'newsletter'] as const)(
  'removes the tokens of an email link from the URL in the head of %s',
  (template) => {
    expect(renderHead(template)).toContain('history.replaceState')
    expect(renderHead(template)).toContain('"name":"referrer","content":"origin"')
  },
)

test('adds that script to no other page', () => {
  expect(renderHead('brands')).not.toContain('replaceState')
})

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
  'the head of %s has a script that removes the tokens of an email link from the URL',
  (template) => {
    expect(renderHead(template)).toContain('history.replaceState')
    expect(renderHead(template)).toContain('"name":"referrer","content":"origin"')
  },
)

test('the head of other pages does not have that script', () => {
  expect(renderHead('brands')).not.toContain('replaceState')
})

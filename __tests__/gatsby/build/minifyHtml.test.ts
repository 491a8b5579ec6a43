import { readFileSync } from 'node:fs'
import { minifyHtml } from '../../../src/gatsby/build/minifyHtml'

test.each([
  ['the map of all chunks', '<script id="gatsby-chunk-mapping">window.___chunkMapping="{}";</script>', ''],
  ["the marks of Gatsby's slices", '<!-- slice-start id="_gatsby-scripts-1" --><p>', '<p>'],
  ["React's marks between two texts", 'Was<!-- --> <s>€ 9</s>', 'Was <s>€ 9</s>'],
  [
    "Helmet's mark of its own tags",
    '<title data-react-helmet="true">Nieuw</title><html lang="nl" data-react-helmet="lang">',
    '<title>Nieuw</title><html lang="nl">',
  ],
  ['what old browsers read', '<meta http-equiv="x-ua-compatible" content="ie=edge"/><b>', '<b>'],
  ['who made the page', '<meta name="generator" content="Gatsby 5.16.1"/><b>', '<b>'],
  [
    'a part of the viewport that no browser of ours knows',
    '<meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no"/>',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
  ],
  [
    'one of two scripts that set a variable each',
    '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/nl";/*]]>*/</script><!-- slice-start id="_gatsby-scripts-1" --><script>window.___webpackCompilationHash="5efc";</script>',
    '<script>window.pagePath="/nl";window.___webpackCompilationHash="5efc";</script>',
  ],
  [
    'names of styles that nobody asks for',
    '<style data-href="/81844ebe.css" data-identity="gatsby-global-css">p{}</style><style data-href="/app.15.css" data-identity="gatsby-global-css">',
    '<style data-href="/81844ebe.css">p{}</style><style>',
  ],
  ['ends of what has no content', '<img alt="a"/><source sizes="1px"/>', '<img alt="a"><source sizes="1px">'],
  [
    'empty values',
    '<img alt="" width="1"/><input name="q" required=""/>',
    '<img alt width="1"><input name="q" required>',
  ],
  [
    'ends of drawings',
    '<svg><use href="#bag"></use></svg><svg><path d="M0 0"></path></svg>',
    '<svg><use href="#bag"/></svg><svg><path d="M0 0"/></svg>',
  ],
  ['capitals', '<a hrefLang="en"><source srcSet="a 1w">', '<a hreflang="en"><source srcset="a 1w">'],
])('a page goes without %s', (_what, html, light) => {
  expect(minifyHtml(html)).toBe(light)
})

test('what a page says stays as it is', () => {
  const html = `<p class="A">Een tafel van 1 > 2 /> &amp; &quot;meer&quot;, srcSet=&quot;x&quot;</p><!-- een opmerking --><script src="/app.js" async=""></script>`
  expect(minifyHtml(html)).toBe(html)
})

test("Gatsby's announcer loses its style and its voice, and the style sheet hides it", () => {
  const html = '<div id="gatsby-announcer" style="position:absolute" aria-live="assertive" aria-atomic="true"></div>'
  expect(minifyHtml(html)).toBe('<div id="gatsby-announcer"></div>')
  expect(readFileSync('src/ui/global.css', 'utf8')).toMatch(/#gatsby-announcer \{\s*display: none;/)
})

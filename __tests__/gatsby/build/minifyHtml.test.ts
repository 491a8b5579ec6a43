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
  ['a tag for old browsers', '<meta http-equiv="x-ua-compatible" content="ie=edge"/><b>', '<b>'],
  ['the name of the generator', '<meta name="generator" content="Gatsby 5.16.1"/><b>', '<b>'],
  [
    'a viewport setting that no supported browser knows',
    '<meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no"/>',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
  ],
  [
    'the end of the first of two adjacent scripts',
    '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/nl";/*]]>*/</script><!-- slice-start id="_gatsby-scripts-1" --><script>window.___webpackCompilationHash="5efc";</script>',
    '<script>window.pagePath="/nl";window.___webpackCompilationHash="5efc";</script>',
  ],
  [
    'names of styles that are never looked up',
    '<style data-href="/81844ebe.css" data-identity="gatsby-global-css">p{}</style><style data-href="/app.15.css" data-identity="gatsby-global-css">',
    '<style data-href="/81844ebe.css">p{}</style><style>',
  ],
  ['closing slashes of void elements', '<img alt="a"/><source sizes="1px"/>', '<img alt="a"><source sizes="1px">'],
  [
    'empty attribute values',
    '<img alt="" width="1"/><input name="q" required=""/>',
    '<img alt width="1"><input name="q" required>',
  ],
  [
    'closing tags in drawings',
    '<svg><use href="#bag"></use></svg><svg><path d="M0 0"></path></svg>',
    '<svg><use href="#bag"/></svg><svg><path d="M0 0"/></svg>',
  ],
  [
    'capital letters in attribute names',
    '<a hrefLang="en"><source srcSet="a 1w">',
    '<a hreflang="en"><source srcset="a 1w">',
  ],
])('minifying removes %s', (_what, html, minified) => {
  expect(minifyHtml(html)).toBe(minified)
})

test('minifying does not change the content of a page', () => {
  const html = `<p class="A">Een tafel van 1 > 2 /> &amp; &quot;meer&quot;, srcSet=&quot;x&quot;</p><!-- een opmerking --><script src="/app.js" async=""></script>`
  expect(minifyHtml(html)).toBe(html)
})

test('minifying strips Gatsby’s route announcer, which the style sheet hides', () => {
  const html = '<div id="gatsby-announcer" style="position:absolute" aria-live="assertive" aria-atomic="true"></div>'
  expect(minifyHtml(html)).toBe('<div id="gatsby-announcer"></div>')
  expect(readFileSync('src/ui/global.css', 'utf8')).toMatch(/#gatsby-announcer \{\s*display: none;/)
})

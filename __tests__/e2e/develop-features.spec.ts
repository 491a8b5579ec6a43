import { expect, test } from '@playwright/test'
import { ProjectCopy } from './support/ProjectCopy'

const server = new ProjectCopy()

const gatsbyComponent = `import { graphql, useStaticQuery } from 'gatsby'
export function SiteUrl() {
  const { site } = useStaticQuery(graphql\`{ site { siteMetadata { siteUrl } } }\`)
  return <p>{site.siteMetadata.siteUrl}</p>
}
`
const gatsbyPage = `import { graphql } from 'gatsby'
import { SiteUrl } from '../ui/SiteUrl'
export default function Features({ data }) {
  return <main><h1>{data.plugin.text}</h1><SiteUrl /></main>
}
export const query = graphql\`query Features { plugin { text } }\`
export const Head = () => <title>Features of Gatsby</title>
`
const gatsbyPlugin = `exports.sourceNodes = ({ actions, createNodeId, createContentDigest }) =>
  actions.createNode({ id: createNodeId('plugin'), text: 'From a plugin', internal: { type: 'Plugin', contentDigest: createContentDigest('1') } })
`

const files = {
  'src/ui/SiteUrl.tsx': gatsbyComponent,
  'src/pages/features.tsx': gatsbyPage,
  'plugins/ordinary/gatsby-node.js': gatsbyPlugin,
  'plugins/ordinary/package.json': '{ "name": "ordinary", "version": "1.0.0" }',
}
const plugins = [
  "plugins: ['gatsby-plugin-react-helmet'",
  "plugins: ['ordinary', 'gatsby-plugin-react-helmet'",
] as const

test('a page query, a static query, the Head export and a plugin work as Gatsby documents them', async ({ page }) => {
  test.setTimeout(600_000)
  server.clear()
  Object.entries(files).forEach(([name, text]) => server.write(name, text))
  server.save('gatsby-config.ts', ...plugins)
  await server.start(['node_modules/gatsby/cli.js', 'develop', '-p', server.port], 'You can now view')
  await page.goto('/features')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('From a plugin')
  await expect(page.getByText('http://localhost:9000')).toBeVisible()
  await expect(page).toHaveTitle('Features of Gatsby')
  await server.stop()
})

test.afterAll(async () => {
  await server.stop()
  Object.keys(files).forEach((name) => server.remove(name))
  server.save('gatsby-config.ts', plugins[1], plugins[0])
})

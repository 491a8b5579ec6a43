import { Helmet } from 'react-helmet'
import { resetLinkScript } from '../../features/account/access/resetLink'
import { emailLinkScript } from '../../features/newsletter/readEmailLink'
import { locale } from '../../i18n/languages'
import type { ProductContent } from '../../pageTable/contents/product'
import { type PageContext, shopName } from '../../pageTable/pageContext'
import type { TemplateName } from '../../pageTable/templates'
import { buildStructuredData, formatJsonLd } from '../structuredData/buildStructuredData'
import { describeSharePicture } from './describeSharePicture'
import { HeadTags } from './HeadTags'
import { buildAbsoluteUrl } from './buildAbsoluteUrl'

/** The head in the HTML of a page. The browser does not update the share tags and the structured data. */
export function StaticHead({ page }: { page: PageContext<unknown> }) {
  const things = buildStructuredData(page)
  return (
    <>
      <HeadTags page={page} />
      {!page.head.noindex && <ShareTags page={page} />}
      <EmailLinkHead template={page.template} />
      {things.length > 0 && (
        <Helmet>
          <script type="application/ld+json">{formatJsonLd(things)}</script>
        </Helmet>
      )}
    </>
  )
}

const emailLinkScripts: Partial<Record<TemplateName, string>> = {
  'lost-password': resetLinkScript,
  newsletter: emailLinkScript,
}

/**
 * Removes the tokens of email links from the URL before any other script runs, and prevents browsers from sending them
 * as the referrer. Renders nothing for templates that email links do not open.
 */
function EmailLinkHead({ template }: { template: TemplateName }) {
  const script = emailLinkScripts[template]
  if (!script) return null
  return (
    <Helmet>
      <meta name="referrer" content="origin" />
      <script>{script}</script>
    </Helmet>
  )
}

/** The Open Graph tags, which messaging apps and social networks use to preview a link to the page. */
function ShareTags({ page }: { page: PageContext<unknown> }) {
  const { head, language, paths, template } = page
  const picture = describeSharePicture(head.picture)
  const product = template === 'product' || template === 'sku' ? (page.content as ProductContent) : null
  const price = product && getShownPrice(product)
  return (
    <Helmet>
      <meta property="og:site_name" content={shopName} />
      <meta property="og:type" content={product ? 'product' : 'website'} />
      <meta property="og:title" content={head.title} />
      {head.description && <meta property="og:description" content={head.description} />}
      <meta property="og:url" content={buildAbsoluteUrl(paths[language])} />
      <meta property="og:image" content={picture.address} />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      {picture.alt && <meta property="og:image:alt" content={picture.alt} />}
      {price !== null && <meta property="product:price:amount" content={price.toFixed(2)} />}
      {price !== null && <meta property="product:price:currency" content="EUR" />}
      <meta property="og:locale" content={locale[language].replace('-', '_')} />
      <meta name="twitter:card" content="summary_large_image" />
    </Helmet>
  )
}

/**
 * Returns the price in euro, VAT included, of the displayed variant, or the lowest price of the product when no variant
 * is chosen.
 */
const getShownPrice = ({ product, id_sku }: ProductContent): number =>
  (product.combinations.find((variant) => variant.id_sku === id_sku) ?? product).price.amount

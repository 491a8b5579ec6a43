import type { Campaign } from '../../contract/catalogue'
import type { Picture } from '../../contract/picture'
import type { Product } from '../../contract/product'
import { campaignMessages } from '../../i18n/buildTime'
import { formatDate } from '../../i18n/dates'
import { type CampaignContent, findCampaignPhase } from '../contents/campaign'
import {
  createPicturePicker,
  buildBrandListEnd,
  listCloseUps,
  listOtherProducts,
  listPortraits,
} from '../contents/rooms'
import { buildWall } from '../contents/wallColour'
import { buildPageStory } from './buildPageStory'
import { listCampaignConditions, listConditionsAfterwards } from './campaignConditions'
import { listCampaignVariants } from './campaignVariants'
import { buildCampaignTexts, describeCampaignEnd, hasReducedPrices, readPromotion } from './campaignTexts'
import type { CampaignLink, ListEnd } from '../contents/links'
import { buildListContent, type CatalogueIndex } from './catalogueIndex'
import type { StoryText } from '../sources/pageStories'
import type { PictureNotes } from '../sources/pictureNotes'
import type { PageRow } from '../pageRow'
import { buildPath, buildYourOwnPath } from '../paths'

interface CampaignSources {
  catalogueIndex: CatalogueIndex
  /** The links to all campaigns that are not over. */
  campaigns: readonly CampaignLink[]
  story: StoryText | undefined
  /** The notes on the shop's own pictures, by the name of the picture. */
  notes: PictureNotes
  builtOn: string
}

/**
 * Builds the content of a campaign. Returns null if the shop API lacks the campaign. The page then has only the texts
 * of its row.
 */
export function buildCampaignContent(
  row: PageRow,
  { catalogueIndex, campaigns, story: text, notes, builtOn }: CampaignSources,
): CampaignContent | null {
  const campaign = catalogueIndex.campaigns.find(({ id }) => id === row.id)
  if (!campaign) return null
  const { language } = catalogueIndex
  const messages = campaignMessages[language]
  const products = catalogueIndex.findProducts(campaign.id_products)
  const promotion = readPromotion(campaign)
  const brand = catalogueIndex.brands.find(({ slug }) => slug === catalogueIndex.findCampaignBrand(campaign))
  const { starts, ends, picture, code } = campaign
  const cards = catalogueIndex.listCards(products)
  const story = buildPageStory(text, picture, catalogueIndex)
  const detail = story?.closeUp ?? findCloseUp(products)
  const otherCampaigns = campaigns.filter(
    (otherCampaign) => otherCampaign.path !== row[`path_${language}`] && otherCampaign.picture?.name !== picture?.name,
  )
  const buildEndLink = (shownPictures: readonly (Picture | null)[]) =>
    buildFirstBrandEnd(products, [picture, detail, ...shownPictures], catalogueIndex)
  return {
    campaign,
    list: buildListContent({ campaign: row.id }, products, catalogueIndex),
    brand: buildEndLink([]),
    brandAfterwards: buildEndLink(otherCampaigns.map((otherCampaign) => otherCampaign.picture)),
    builtOn,
    texts: buildCampaignTexts(campaign, cards, language),
    story,
    promotionTerm: messages.offer,
    rows: [
      ...(starts === null ? [] : [{ term: messages.from, text: formatDate(starts, language, 'full') }]),
      ...(ends === null ? [] : [{ term: messages.until, text: formatDate(ends, language, 'full') }]),
      ...(code ? [{ term: messages.code, text: code }] : []),
    ],
    more: {
      title: messages.variants,
      // The other variants of a showroom product are unused, so they are not part of the campaign.
      variants: promotion.type === 'showroom' ? [] : listCampaignVariants(products, cards, language),
    },
    conditions: {
      title: messages.conditions.title,
      sentences: listCampaignConditions(campaign, {
        ownConditions: text?.conditions ?? [],
        isInPrices: hasReducedPrices(campaign, cards),
        language,
      }),
      afterwards: listConditionsAfterwards(campaign, language),
      terms: { name: messages.conditions.terms, path: buildPath('terms', language) },
    },
    others: otherCampaigns,
    wall: picture && buildWall(picture),
    position: picture ? notes[picture.name]?.position : undefined,
    detail,
    items:
      promotion.type === 'buy_x_get_y'
        ? { paid: promotion.value.buy, all: promotion.value.buy + promotion.value.free }
        : null,
    buildYourOwn: brand?.build_your_own
      ? { name: messages.buildYourOwn, path: buildYourOwnPath(brand.slug, language) }
      : null,
  }
}

/**
 * Returns the link at the end of the list, to the brand of the first product; null if there is no product or its brand
 * is unknown.
 */
function buildFirstBrandEnd(
  products: readonly Product[],
  shownPictures: readonly (Picture | null)[],
  { brands, buildBrandCrumb, listBrandProducts }: CatalogueIndex,
): ListEnd | null {
  const brand = brands.find(({ slug }) => slug === products[0]?.brand.slug)
  if (!brand) return null
  const otherProducts = listOtherProducts(listBrandProducts(brand.slug), products)
  return buildBrandListEnd(brand, buildBrandCrumb(brand.slug), otherProducts, shownPictures)
}

/**
 * Returns a close-up of one of the products, or else the second picture of the first product, or else its first
 * picture; null if there is none.
 */
const findCloseUp = (products: readonly Product[]): Picture | null =>
  listCloseUps(products)[0] ?? products[0]?.picture_hover ?? products[0]?.picture ?? null

/**
 * Lists the campaigns with a page that are not over when the site is built, sorted by their end. The browser selects
 * those that are running on the day of the visit. Each link shows a product of the campaign in use or, without such a
 * picture, the picture of the campaign's page. No two links show the same picture if there are enough pictures.
 */
export function buildCampaignLinks(
  rows: readonly PageRow[],
  catalogueIndex: CatalogueIndex,
  builtOn: string,
): CampaignLink[] {
  const { language } = catalogueIndex
  const pickPicture = createPicturePicker()
  return catalogueIndex.campaigns
    .filter((campaign) => findCampaignPhase(campaign, builtOn) !== 'over')
    .sort((one, other) => getLastDay(one).localeCompare(getLastDay(other)))
    .flatMap((campaign) => {
      const row = rows.find(({ id, template }) => id === campaign.id && template === 'campaign')
      if (!row) return []
      const { title: name, starts, ends } = campaign
      const portraits = listPortraits(catalogueIndex.findProducts(campaign.id_products))
      const when = {
        before: starts === null ? '' : campaignMessages[language].fromDay(formatDate(starts, language, 'day')),
        running: describeCampaignEnd(campaign, language),
      }
      const picture = pickPicture([...portraits, campaign.picture])
      const brand = catalogueIndex.findCampaignBrand(campaign)
      return [{ name, path: row[`path_${language}`], starts, ends, when, picture, brand }]
    })
}

const getLastDay = ({ ends }: Campaign) => ends ?? '9999-12-31'

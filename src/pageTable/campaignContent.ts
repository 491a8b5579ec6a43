import type { Campaign } from '../contract/catalogue'
import { campaignWords } from '../i18n/campaignWords'
import { formatDate } from '../i18n/dates'
import { campaignPhase } from './campaignPhase'
import { campaignTexts, untilWhen } from './campaignTexts'
import type { CampaignContent } from './contents/campaign'
import type { CampaignLink } from './contents/links'
import { carriesInk } from './carriesInk'
import { offerOf } from './campaignOffer'
import { listOf } from './listOf'
import type { PageRow } from './pageRow'
import { buildYourOwnPath } from './paths'
import type { Shelf } from './shelf'

/** null when the shop API doesn't know the campaign (any more): its page then says what its row says. */
export function campaignContent(id: string, shelf: Shelf, builtOn: string): CampaignContent | null {
  const campaign = shelf.campaigns.find((each) => each.id === id)
  if (!campaign) return null
  const { language } = shelf
  const words = campaignWords[language]
  const products = shelf.productsWith(campaign.id_products)
  const offer = offerOf(campaign)
  const brand = shelf.brands.find(({ slug }) => slug === shelf.brandOfCampaign(campaign))
  const { starts, ends, picture } = campaign
  return {
    campaign,
    list: listOf({ campaign: id }, products, shelf),
    builtOn,
    texts: campaignTexts(campaign, shelf.cardsOf(products), language),
    rows: [
      ...(starts === null ? [] : [{ term: words.from, text: formatDate(starts, language, 'full') }]),
      ...(ends === null ? [] : [{ term: words.until, text: formatDate(ends, language, 'full') }]),
    ],
    ground: picture?.tone_top && carriesInk(picture.tone_top) ? picture.tone_top : null,
    detail: products[0]?.picture_hover ?? products[0]?.picture ?? null,
    pieces: offer.kind === 'free-piece' ? { paid: offer.buy, all: offer.buy + offer.free } : null,
    buildYourOwn: brand?.build_your_own
      ? { name: words.buildYourOwn, path: buildYourOwnPath(brand.slug, language) }
      : null,
  }
}

/**
 * The campaigns that have a page and are not over when the site is built, those that end first in front. Which of them
 * run is for the browser to say: it knows the day.
 */
export function campaignLinks(rows: readonly PageRow[], shelf: Shelf, builtOn: string): CampaignLink[] {
  return shelf.campaigns
    .filter((campaign) => campaignPhase(campaign, builtOn) !== 'over')
    .sort((one, other) => lastDay(one).localeCompare(lastDay(other)))
    .flatMap((campaign) => {
      const row = rows.find(({ id, template }) => id === campaign.id && template === 'campaign')
      return row ? [linkTo(campaign, row, shelf)] : []
    })
}

function linkTo(campaign: Campaign, row: PageRow, shelf: Shelf): CampaignLink {
  const { language } = shelf
  const { title, starts, ends, picture } = campaign
  return {
    name: title,
    path: row[`path_${language}`],
    starts,
    ends,
    when: {
      before: starts === null ? '' : campaignWords[language].fromDay(formatDate(starts, language, 'day')),
      running: untilWhen(campaign, language),
    },
    picture,
    brand: shelf.brandOfCampaign(campaign),
  }
}

const lastDay = ({ ends }: Campaign) => ends ?? '9999-12-31'

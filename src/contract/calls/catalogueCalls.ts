import { brandList, campaignList, categoryList, countryList, familyList } from '../catalogue'
import { cartRules } from '../cart'
import { root } from '../links'
import { product } from '../product'
import { productsAnswer } from './productsAnswer'
import { searchStart, suggestions } from '../productList'
import type { Calls } from './call'
import { listQuery, productQuery, suggestionsQuery } from './queries'

/** The calls about the catalogue. A build and the pages in a browser both use them. */
export const catalogueCalls = {
  readRoot: {
    does: 'Lists the links from which the storefront starts.',
    ...{ method: 'GET', path: '/v1', level: 'catalogue', section: '7' },
    answer: root,
  },
  listBrands: {
    does: "Lists the brands in the shop's order.",
    ...{ method: 'GET', path: '/v1/brands', level: 'whole' },
    links: { root: 'brands' },
    answer: brandList,
    without: 'The storefront takes the brands from the products, without pictures and stories.',
  },
  listCategories: {
    does: 'Lists the categories: a tree of two levels as a flat list.',
    ...{ method: 'GET', path: '/v1/categories', level: 'whole' },
    links: { root: 'categories' },
    answer: categoryList,
    without: 'The shop has no departments: visitors find products by brand, sale, newness and search.',
  },
  listFamilies: {
    does: 'Lists the product families.',
    ...{ method: 'GET', path: '/v1/families', level: 'whole' },
    links: { root: 'families' },
    answer: familyList,
    without: 'There are no pages of product families.',
  },
  listCampaigns: {
    does: 'Lists all campaigns, with the days on which they run.',
    ...{ method: 'GET', path: '/v1/campaigns', level: 'whole' },
    links: { root: 'campaigns' },
    answer: campaignList,
    without: 'There are no campaigns; the page of reduced products remains.',
  },
  listProducts: {
    does: 'Lists the products of a scope that match the filters.',
    ...{ method: 'GET', path: '/v1/products', level: 'catalogue' },
    links: { root: 'products', productList: 'next' },
    query: listQuery,
    answer: productsAnswer,
    errors: ['invalid'],
  },
  readProduct: {
    does: 'Reads one product with all its variants.',
    ...{ method: 'GET', path: '/v1/product', level: 'shop' },
    links: { root: 'product' },
    query: productQuery,
    answer: product,
    errors: ['invalid', 'not_found', 'product_gone'],
  },
  listCartRules: {
    does: 'Lists the promotions that take effect automatically and run today.',
    ...{ method: 'GET', path: '/v1/cartrules', level: 'shop', section: '7' },
    links: { root: 'cartrules' },
    answer: cartRules,
  },
  listCountries: {
    does: 'Lists the countries to which the shop delivers, with what delivery costs there.',
    ...{ method: 'GET', path: '/v1/countries', level: 'shop' },
    links: { root: 'countries' },
    tokens: { cart: 'optional' },
    answer: countryList,
  },
  suggest: {
    does: 'Suggests products, categories, brands and families for the text typed so far.',
    ...{ method: 'GET', path: '/v1/suggestions', level: 'whole' },
    links: { root: 'suggestions' },
    query: suggestionsQuery,
    answer: suggestions,
    errors: ['invalid'],
    without: 'The search sheet suggests nothing, but the page of results works.',
  },
  startSearch: {
    does: 'Reads the content of the search sheet before the user types.',
    ...{ method: 'GET', path: '/v1/search/start', level: 'whole' },
    links: { root: 'search_start' },
    answer: searchStart,
    without: 'The search sheet starts with only the recent searches of the device.',
  },
} as const satisfies Calls

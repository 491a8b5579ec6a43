import { useMemo } from 'react'
import type { Delivery } from '../../../contract/product'
import { shopDay } from '../../../i18n/dates'
import { campaignPhase } from '../../../pageTable/contents/campaign'
import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import type { Design } from '../design/Design'
import {
  calculatePrice,
  type DesignPrice,
  type FreshSkus,
  listParts,
  measureWeight,
  type PartLine,
} from '../design/listParts'
import { usePlanner } from '../planner/PlannerContext'

/** Returns price, weight and delivery of the current design, with the campaign of today. */
export function useSummary(): DesignSummary {
  const { design, system, fresh } = usePlanner()
  return useMemo(() => summarizeDesign(design, system, fresh, shopDay()), [design, system, fresh])
}

/** The facts that a user reads about a design before buying it. */
interface DesignSummary {
  lines: PartLine[]
  price: DesignPrice
  /** In kg. */
  weight: number
  /** When everything is there; null without parts. */
  delivery: Delivery | null
  /** The lines of which fewer are in stock than the design needs. */
  short: PartLine[]
}

/** @param day the ISO day on which the campaign has to run */
export function summarizeDesign(design: Design, system: ShelvingSystem, fresh: FreshSkus, day: string): DesignSummary {
  const lines = listParts(design, system, fresh)
  const { campaign } = system
  const isRunning = campaign !== null && campaignPhase(campaign, day) === 'running'
  return {
    lines,
    price: calculatePrice(lines, isRunning ? campaign : null),
    weight: measureWeight(lines),
    delivery: findLatest(lines.map(({ sku }) => sku.delivery)),
    short: lines.filter(({ sku, quantity }) => sku.stock < quantity),
  }
}

/** The order of units of delivery. */
const units = ['days', 'weeks']

function findLatest(deliveries: readonly Delivery[]): Delivery | null {
  return deliveries.reduce<Delivery | null>((latest, each) => {
    if (!latest) return each
    const [one, other] = [units.indexOf(latest.unit), units.indexOf(each.unit)]
    if (one !== other) return one > other ? latest : each
    return { unit: latest.unit, min: Math.max(latest.min, each.min), max: Math.max(latest.max, each.max) }
  }, null)
}

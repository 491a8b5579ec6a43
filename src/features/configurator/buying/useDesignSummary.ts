import { useMemo } from 'react'
import { findJointDelivery, needsTwoPersons } from '../../../contract/findJointDelivery'
import type { Delivery } from '../../../contract/product'
import { findShopDay } from '../../../i18n/dates'
import { findCampaignPhase } from '../../../pageTable/contents/campaign'
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
import { type DeliveryCost, getDeliveryCost } from '../../variant/getDeliveryCost'
import { usePlanner } from '../planner/PlannerContext'

export function useDesignSummary(): DesignSummary {
  const { design, system, freshSkus } = usePlanner()
  return useMemo(() => summarizeDesign(design, system, freshSkus, findShopDay()), [design, system, freshSkus])
}

interface DesignSummary {
  lines: PartLine[]
  price: DesignPrice
  /** In kg. */
  weight: number
  /** Null for a design without parts. */
  delivery: Delivery | null
  deliveryCost: DeliveryCost
  /** Whether two people deliver the design by appointment. */
  isByAppointment: boolean
  shortLines: PartLine[]
}

/** @param day an ISO day, which decides whether the campaign applies */
export function summarizeDesign(
  design: Design,
  system: ShelvingSystem,
  freshSkus: FreshSkus,
  day: string,
): DesignSummary {
  const lines = listParts(design, system, freshSkus)
  const weight = measureWeight(lines)
  return {
    lines,
    price: calculatePrice(lines, findRunningCampaign(system, day)),
    weight,
    delivery: findJointDelivery(
      lines.map(({ sku }) => sku.delivery),
      weight,
    ),
    deliveryCost: getDeliveryCost(needsTwoPersons(weight)),
    isByAppointment: needsTwoPersons(weight),
    shortLines: lines.filter(({ sku, quantity }) => sku.stock < quantity),
  }
}

export const findRunningCampaign = ({ campaign }: ShelvingSystem, day: string): ShelvingSystem['campaign'] =>
  campaign !== null && findCampaignPhase(campaign, day) === 'running' ? campaign : null

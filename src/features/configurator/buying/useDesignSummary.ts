import { useMemo } from 'react'
import { findJointDelivery, needsTwoPeople } from '../../../contract/findJointDelivery'
import { findShopDay } from '../../../i18n/dates'
import { findCampaignPhase } from '../../../pageTable/contents/campaign'
import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import type { Design } from '../design/Design'
import { calculatePrice, type FreshSkus, listParts, measureWeight } from '../design/listParts'
import { getDeliveryCost } from '../../variant/getDeliveryCost'
import { usePlanner } from '../planner/PlannerContext'

export function useDesignSummary() {
  const { design, system, freshSkus } = usePlanner()
  return useMemo(() => summarizeDesign(design, system, freshSkus, findShopDay()), [design, system, freshSkus])
}

/**
 * The weight is in kg. `delivery` is null for a design without parts. Two people deliver a heavy design by appointment.
 * @param day an ISO day, which decides whether the campaign applies
 */
export function summarizeDesign(design: Design, system: ShelvingSystem, freshSkus: FreshSkus, day: string) {
  const lines = listParts(design, system, freshSkus)
  const weight = measureWeight(lines)
  const isByAppointment = needsTwoPeople(weight)
  return {
    lines,
    price: calculatePrice(lines, findRunningCampaign(system, day)),
    weight,
    delivery: findJointDelivery(
      lines.map(({ sku }) => sku.delivery),
      weight,
    ),
    deliveryCost: getDeliveryCost(isByAppointment),
    isByAppointment,
    shortLines: lines.filter(({ sku, quantity }) => sku.stock < quantity),
  }
}

export const findRunningCampaign = ({ campaign }: ShelvingSystem, day: string): ShelvingSystem['campaign'] =>
  campaign !== null && findCampaignPhase(campaign, day) === 'running' ? campaign : null

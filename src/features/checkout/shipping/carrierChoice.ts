import type { Carrier } from '../../../contract/checkout'

/** The carrier that stands chosen at first: the one of before, else the first that can come. */
export function firstCarrier(carriers: readonly Carrier[], before: number | null): number | null {
  const available = carriers.filter((carrier) => carrier.available)
  const kept = available.find((carrier) => carrier.id_carrier === before)
  return (kept ?? available[0])?.id_carrier ?? null
}

/** What is still missing before a carrier can be sent; the name of the words that say so. */
export function carrierFault(carrier: Carrier | undefined, point: string | null): 'choose' | 'choosePoint' | null {
  if (!carrier?.available) return 'choose'
  if (carrier.service_points.length === 0) return null
  return carrier.service_points.some((one) => one.id === point) ? null : 'choosePoint'
}

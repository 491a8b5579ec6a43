import * as v from 'valibot'
import { cartDesign, type CartDesign, saveDesignPayload } from '../../contract/design'
import { maxDesigns } from '../../contract/limits'
import { readableList } from '../../contract/readable'
import { historyKeys } from '../browser/deviceHistory'
import { readStoredJson } from '../browser/readStoredJson'
import { writeStored } from '../browser/storage'

const storageKeys = { saved: 'upnorth.designs', cart: historyKeys.cartDesigns } as const

const deviceDesign = v.object({ ...saveDesignPayload.entries, saved: v.string() })
const cartDesigns = v.object({ id_cart: v.number(), designs: readableList(cartDesign) })

/** `saved` is an ISO timestamp. */
export type DeviceDesign = v.InferOutput<typeof deviceDesign>

/** The latest design comes first. Stored values that this code cannot have written are ignored. */
export const listDeviceDesigns = (): DeviceDesign[] =>
  v.parse(readableList(deviceDesign), readStoredJson('local', storageKeys.saved)).slice(0, maxDesigns)

/** A design that is saved again gets the new name. */
export const saveDeviceDesign = (design: DeviceDesign): void =>
  writeDesigns(
    [design, ...listDeviceDesigns().filter((savedDesign) => savedDesign.design !== design.design)].slice(0, maxDesigns),
  )

export const removeDeviceDesign = (design: string): void =>
  writeDesigns(listDeviceDesigns().filter((savedDesign) => savedDesign.design !== design))

const writeDesigns = (designs: readonly DeviceDesign[]) =>
  writeStored('local', storageKeys.saved, designs.length > 0 ? JSON.stringify(designs) : null)

/** This device records designs for a shop API that does not store them. */
export function listDeviceCartDesigns(id_cart: number): CartDesign[] {
  const parsedDesigns = v.safeParse(cartDesigns, readStoredJson('local', storageKeys.cart))
  return parsedDesigns.success && parsedDesigns.output.id_cart === id_cart ? parsedDesigns.output.designs : []
}

/** The designs of any earlier cart are removed. */
export const writeDeviceCartDesigns = (id_cart: number, designs: readonly CartDesign[]): void =>
  writeStored('local', storageKeys.cart, designs.length > 0 ? JSON.stringify({ id_cart, designs }) : null)

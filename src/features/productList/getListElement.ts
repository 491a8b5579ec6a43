import { listElementId } from './listElementId'

export const getListElement = (): HTMLElement | null => document.getElementById(listElementId)

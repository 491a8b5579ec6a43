// The fade loads with the filters, so that the first picture that a filter changes fades too.
import '../productGrid/FadingPicture'
import { FacetPopover } from './FacetPopover'
import { FilterDrawer } from './FilterDrawer'
import { ListNotes } from './ListNotes'
import { findWall } from './listState'
import { createListStore } from './listStore'

export const filterChunk = { createListStore, findWall, FacetPopover, FilterDrawer, ListNotes }

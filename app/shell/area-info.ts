import type { IconName } from '#app/ui/index.ts'
import type { AreaId, BusinessKind } from '#contract/firm/areas.ts'

/**
 * An area of the product, as its folder says it in `app/modules/<area>/area.ts`: `areas`, for a folder
 * that has several. Its name and sentence stand in the texts `areas` of the shell.
 */
export type AreaInfo = {
  id: AreaId
  icon: IconName
  /** Kinds of business that begin with it; others switch it on when they want it. */
  usedBy: 'all' | readonly BusinessKind[]
}

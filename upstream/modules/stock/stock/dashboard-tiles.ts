import type { ModuleParts } from '../../../core/hooks.ts'
import { listLowItems } from './named.ts'
import { countLowItems, hasMoved } from './views.ts'

const shownItems = 4

/** What runs out, with what there is of it beside what there should be. */
export const dashboardTiles: ModuleParts['dashboardTiles'] = [
  {
    name: 'low',
    needs: 'stock:view',
    read(reader) {
      if (!hasMoved(reader)) return null
      const count = countLowItems(reader)
      return {
        count,
        isBad: count > 0,
        rows: listLowItems(reader, shownItems).map(({ id, name, unit, available }) => ({
          label: name,
          text: `${available} ${unit}`.trim(),
          link: `stock/items/${id}`,
        })),
      }
    },
  },
]

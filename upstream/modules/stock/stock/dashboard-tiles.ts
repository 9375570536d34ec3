import type { ModuleParts } from '../../../core/hooks.ts'
import { listLowItems } from './named.ts'
import { countLowItems, hasMoved } from './views.ts'

const shownItems = 4

/** What runs out, with how much of it is free to sell: a till tells what lies in its own warehouse. */
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
        notes: count > 0 ? [{ key: 'free' }] : [],
        rows: listLowItems(reader, shownItems).map(({ id, name, unit, available }) => ({
          label: name,
          text: `${available} ${unit}`.trim(),
          link: `stock/items/${id}`,
        })),
      }
    },
  },
]

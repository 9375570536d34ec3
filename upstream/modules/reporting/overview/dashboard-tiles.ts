import type { ModuleParts } from '../../../core/hooks.ts'
import { firmToDo } from './to-do.ts'

const shownRows = 5

/** What waits for whoever asks, with what is late or due first on top. */
export const dashboardTiles: ModuleParts['dashboardTiles'] = [
  {
    name: 'toDo',
    needs: 'firm:view',
    read(reader, context) {
      const { rows } = firmToDo(reader, context)
      if (rows.length === 0) return null
      const late = rows.filter(({ isLate }) => isLate).length
      return {
        count: rows.length,
        isBad: late > 0,
        notes: late === 0 ? [] : [{ key: 'late', count: late }],
        rows: rows
          .filter(({ title }) => title !== '')
          .slice(0, shownRows)
          .map(({ title, path, date }) => ({ label: title, link: path, ...(date && { date }) })),
      }
    },
  },
]

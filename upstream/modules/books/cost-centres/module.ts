import { CostCentreInput } from '#contract/books/cost-centres.ts'
import { invariant } from '#contract/core/errors.ts'
import { Version } from '#contract/core/fields.ts'
import { defineModule } from '../../../core/hooks.ts'
import { router } from './endpoints.ts'
import { importer } from './importer.ts'
import { getCostCentre } from './reader.ts'
import { updateCostCentre } from './service.ts'

const Stored = CostCentreInput.extend({ version: Version })

export const module = defineModule({
  name: 'cost-centres',
  endpoints: router,
  recordKinds: {
    costCentre: {
      read: 'firm:view',
      reach: 'whole',
      write: 'ledger:edit',
      path: (id) => `cost-centres/${id}`,
      find: ({ sql }, id) => {
        const query = 'select trail as title from cost_centres where id = ?'
        const [row] = sql.exec<{ title: string }>(query, id)
        return row
      },
    },
  },
  /** Keeps cost centres that are none out of the journal, whoever posts. */
  postingGuard: (reader, { lines }) => {
    const named = new Set(lines.map(({ costCentreId }) => costCentreId ?? ''))
    for (const id of named)
      invariant(id === '' || getCostCentre(reader, id), `No cost centre ${id}`)
  },
  importers: [importer],
  settingKinds: {
    /** Its list is no page of the settings: the way back stands in the firm's history. */
    costCentre: {
      needs: 'ledger:edit',
      page: 'cost-centres',
      actions: ['update'],
      read: (reader, id) => getCostCentre(reader, id),
      write: (writer, { firm }, id, values) => {
        updateCostCentre(writer, firm, id, Stored.parse(values))
      },
    },
  },
})

import { CostCentreInput, costCentresContract } from '#contract/books/cost-centres.ts'
import { invariant } from '#contract/core/errors.ts'
import { Version } from '#contract/core/fields.ts'
import { defineModule } from '../../../core/hooks.ts'
import { answer, write } from '../../../firm/implement.ts'
import { importer } from './importer.ts'
import { costCentres, getCostCentre } from './register.ts'

const Stored = CostCentreInput.extend({ version: Version })

export const module = defineModule({
  name: 'cost-centres',
  endpoints: answer(costCentresContract, {
    ...costCentres.handlers,
    delete: write((writer, firm, { costCentreId }) =>
      costCentres.deleteUnused(writer, firm, costCentreId),
    ),
  }),
  recordKinds: costCentres.recordKinds,
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
        costCentres.update(writer, firm, id, Stored.parse(values))
      },
    },
  },
})

import { CostCentreInput } from '#contract/books/cost-centres.ts'
import { Version } from '#contract/core/fields.ts'
import type { SettingKinds } from '../../firm/records/index.ts'
import { getCostCentre } from './reader.ts'
import { updateCostCentre } from './service.ts'

const Stored = CostCentreInput.extend({ version: Version })

export const settingKinds: SettingKinds = {
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
}

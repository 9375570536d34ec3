import { ApprovalRuleInput, approvalsContract } from '#contract/firm/approvals.ts'
import { defineModule } from '../../../core/hooks.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import { listAllWaiting } from './kinds.ts'
import { getRule } from './reader.ts'
import { listRules, updateRule } from './service.ts'

const router = answer(approvalsContract, {
  list: read((reader) => ({ rows: listRules(reader) })),
  listWaiting: read((reader, firm) => ({
    rows: listAllWaiting(reader, firm).sort((a, b) => (a.date < b.date ? -1 : 1)),
  })),
  update: write(updateRule),
})

export const module = defineModule({
  name: 'approvals',
  endpoints: router,
  dashboardTiles: [
    {
      name: 'waiting',
      needs: 'firm:view',
      /** Nothing of a firm where nothing waits for whoever asks. */
      read(reader, context) {
        const count = listAllWaiting(reader, context).length
        return count === 0 ? null : { count, isBad: true }
      },
    },
  ],
  settingKinds: {
    approvalRule: {
      needs: 'firm:edit',
      page: 'settings/approvals',
      actions: ['update'],
      moneyFields: ['fromAmount'],
      read: getRule,
      write: (writer, { firm }, kind, values) => {
        updateRule(writer, firm, ApprovalRuleInput.parse({ ...values, kind }))
      },
    },
  },
})

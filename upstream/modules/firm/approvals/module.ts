import { ApprovalRuleInput } from '#contract/firm/approvals.ts'
import { defineModule } from '../../../core/hooks.ts'
import { router } from './endpoints.ts'
import { listAllWaiting } from './kinds.ts'
import { getRule } from './reader.ts'
import { updateRule } from './service.ts'

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

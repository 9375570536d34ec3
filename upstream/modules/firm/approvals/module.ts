import { ApprovalRuleInput } from '#contract/firm/approvals.ts'
import { defineModule } from '../../../core/hooks.ts'
import { router } from './endpoints.ts'
import { getRule } from './reader.ts'
import { updateRule } from './service.ts'

export const module = defineModule({
  name: 'approvals',
  endpoints: router,
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

import { ApprovalRuleInput } from '#contract/firm/approvals.ts'
import type { SettingKinds } from '../records/index.ts'
import { getRule } from './reader.ts'
import { updateRule } from './service.ts'

export const settingKinds: SettingKinds = {
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
}

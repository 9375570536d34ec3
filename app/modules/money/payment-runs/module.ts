import type { ModuleInfo } from '#app/shell/module-info.ts'
import { newDebitRunPath, newPaymentRunPath, paymentRunPath, paymentRunsPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'payment-runs',
  uses: ['bills', 'expenses', 'invoicing', 'mandates'],
  routes,
  numbered: { paymentRun: 'menu.paymentRuns' },
  records: { paymentRun: 'record.paymentRun' },
  mailKinds: { debitNotice: 'debit.notice' },
  approvals: { paymentRun: 'menu.paymentRuns' },
  documents: { paymentRun: paymentRunPath },
  finds: [
    {
      labelKey: 'menu.list',
      findKey: 'finds.list',
      path: (firmId) => `/firms/${firmId}/payment-runs`,
    },
    {
      labelKey: 'menu.newDebit',
      findKey: 'finds.debit',
      path: (firmId) => `/firms/${firmId}/payment-runs/new-debit`,
    },
  ],
  menu: [
    {
      labelKey: 'menu.paymentRuns',
      path: paymentRunsPath,
      area: 'money',
      order: 41,
      icon: 'banknote',
      children: [
        { labelKey: 'menu.list', path: paymentRunsPath },
        { labelKey: 'menu.new', path: newPaymentRunPath },
        { labelKey: 'menu.newDebit', path: newDebitRunPath },
      ],
    },
  ],
}

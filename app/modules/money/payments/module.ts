import type { ModuleInfo } from '#app/shell/module-info.ts'
import { newPaymentPath, paymentPath, paymentsPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'payments',
  numbered: {
    payment: 'menu.payments',
    refund: 'menu.refunds',
    supplierPayment: 'menu.supplierPayments',
  },
  documents: { payment: paymentPath, refund: paymentPath },
  uses: ['bills', 'invoicing', 'opening-items', 'parties'],
  routes,
  registers: () => import('./register.tsx'),
  records: { payment: 'record.payment' },
  searched: { payment: 'menu.payments' },
  mailKinds: { paymentReceipt: 'mail.receipt' },
  finds: [
    {
      labelKey: 'menu.payments',
      findKey: 'finds.list',
      path: (firmId) => `/firms/${firmId}/payments`,
    },
    {
      labelKey: 'menu.newPayment',
      findKey: 'finds.new',
      path: (firmId) => `/firms/${firmId}/payments/new`,
    },
  ],
  menu: [
    {
      labelKey: 'menu.payments',
      path: paymentsPath,
      area: 'money',
      order: 40,
      icon: 'credit-card',
    },
  ],
  create: [
    {
      labelKey: 'menu.newPayment',
      path: (firmId) => newPaymentPath(firmId),
      order: 20,
      icon: 'banknote',
    },
  ],
}

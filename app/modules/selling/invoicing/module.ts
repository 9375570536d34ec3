import type { ModuleInfo } from '#app/shell/module-info.ts'
import { invoicePath, invoicesPath, newInvoicePath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'invoicing',
  uses: ['firms', 'online-payments', 'stock'],
  routes,
  registers: () => import('./register.tsx'),
  documents: { invoice: invoicePath, creditNote: invoicePath },
  numbered: { invoice: 'kind.invoices', creditNote: 'kind.creditNotes' },
  records: { invoice: 'record.invoice' },
  searched: { invoice: 'record.invoices' },
  mailKinds: { invoice: 'record.invoice', creditNote: 'mail.creditNote' },
  finds: [
    {
      labelKey: 'menu.invoices',
      findKey: 'finds.list',
      path: (firmId) => `/firms/${firmId}/invoices`,
    },
    {
      labelKey: 'new.title',
      findKey: 'finds.new',
      path: (firmId) => `/firms/${firmId}/invoices/new`,
    },
    {
      labelKey: 'finds.creditLabel',
      findKey: 'finds.credit',
      path: (firmId) => `/firms/${firmId}/invoices?tab=issued`,
    },
  ],
  menu: [
    {
      area: 'sales',
      order: 20,
      icon: 'file-text',
      labelKey: 'menu.invoicing',
      path: invoicesPath,
      children: [
        { labelKey: 'menu.invoices', path: invoicesPath },
        {
          labelKey: 'menu.newInvoice',
          path: (firmId) => newInvoicePath(firmId),
        },
      ],
    },
  ],
  create: [
    {
      order: 10,
      icon: 'file-text',
      labelKey: 'menu.invoice',
      nameKey: 'new.title',
      path: (firmId) => newInvoicePath(firmId),
    },
  ],
  settings: [
    {
      labelKey: 'verifactu.title',
      path: (firmId) => `/firms/${firmId}/settings/verifactu`,
      group: 'sales',
      order: 30,
      icon: 'shield-check',
      country: 'ES',
    },
  ],
  changed: {
    verifactu: {
      fields: {
        mode: 'verifactu.field.mode',
        producer: 'verifactu.field.producer',
        producerNif: 'verifactu.field.producerNif',
      },
      values: {
        'mode.sent': 'verifactu.mode.sent',
        'mode.kept': 'verifactu.mode.kept',
        'mode.off': 'verifactu.mode.off',
      },
    },
  },
}

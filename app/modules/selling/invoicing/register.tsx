import { describeRegister } from '#app/shell/register/describe.ts'
import type { Invoice, InvoiceRow } from '#contract/selling/invoice.ts'
import { ImportedInvoiceLine } from '#contract/selling/invoice-import.ts'
import { invoicesContract } from '#contract/selling/invoices.ts'
import { InvoiceListQuery } from './components/list/list-view.ts'
import { invoiceHeads } from './import-heads.ts'

/** Invoices as files are read for them; their list, editor and page are this module's own. */
export const register = describeRegister({
  name: 'invoices',
  texts: 'invoicing',
  prefix: 'imported',
  path: 'invoices',
  idParam: 'invoiceId',
  query: InvoiceListQuery,
  tabs: [],
  columns: [],
  hasOwnNew: true,
  hasImport: true,
  importHeads: invoiceHeads,
  nameOf: ({ number, importedNumber }: InvoiceRow | Invoice) => number ?? importedNumber,
  form: {
    input: ImportedInvoiceLine,
    sections: [
      {
        title: 'title',
        fields: [
          { name: 'number', kind: 'text' },
          { name: 'date', kind: 'date' },
          { name: 'dueDate', kind: 'date' },
          { name: 'customer', kind: 'text' },
          { name: 'currency', kind: 'currency' },
          { name: 'exchangeRate', kind: 'decimal' },
          { name: 'priceMode', kind: 'choice', choices: 'priceMode', options: ['net', 'gross'] },
          { name: 'description', kind: 'text' },
          { name: 'item', kind: 'text' },
          { name: 'quantity', kind: 'decimal' },
          { name: 'unit', kind: 'text' },
          { name: 'unitPrice', kind: 'decimal' },
          { name: 'taxCode', kind: 'text' },
          { name: 'discount', kind: 'decimal' },
          { name: 'note', kind: 'text' },
          { name: 'invoiceDiscount', kind: 'decimal' },
          { name: 'invoiceTotal', kind: 'decimal' },
        ],
      },
    ],
  },
  calls: {
    list: async ({ call, firm: { firmId } }, query) => {
      const page = await call(invoicesContract.list, { ...query, firmId })
      return { ...page, totals: null }
    },
    rows: ({ call, firm: { firmId } }, query) => call(invoicesContract.list, { ...query, firmId }),
    get: ({ call, firm: { firmId } }, invoiceId) =>
      call(invoicesContract.get, { firmId, invoiceId }),
  },
})

import type { DocumentKind } from '#app/shell/documents/document-kind.ts'
import { type FormTree, textAt } from '#app/shell/form/form-tree.ts'
import { instalmentFields, takeInstalments } from './draft/instalments-form.ts'
import { invoiceEditPath, invoicePath, invoicesPath } from './paths.ts'

/** What the editor knows of invoices. */
export const invoiceKind: DocumentKind = {
  texts: 'invoicing',
  party: { field: 'customerId', role: 'customer' },
  head: [
    { name: 'supplyDate', input: 'date', place: 'dates', mark: 'edit.optional' },
    { name: 'paymentTermsDays', input: 'days', place: 'dates' },
    { name: 'dueDate', input: 'date', place: 'dates', mark: 'edit.dueDateMark' },
    {
      name: 'earlyPayment.rate',
      input: 'text',
      place: 'more',
      mark: 'edit.optional',
      maxLength: 8,
    },
    { name: 'earlyPayment.days', input: 'days', place: 'more' },
    {
      name: 'purchaseOrder',
      input: 'text',
      place: 'more',
      mark: 'edit.optional',
      maxLength: 60,
    },
  ],
  foot: [],
  more: instalmentFields,
  moreDecimals: ['instalments.*.share', 'earlyPayment.rate'],
  take: (data) => takeEarlyPayment(takeInstalments(data)),
  lineBoxes: [],
  path: invoicesPath,
  onePath: invoicePath,
  editPath: invoiceEditPath,
}

/** The form as the contract wants it: no discount for early payment where neither field says one. */
function takeEarlyPayment(data: FormTree): FormTree {
  const isNone = ['rate', 'days'].every((name) => textAt(data, `earlyPayment.${name}`) === '')
  return isNone ? { ...data, earlyPayment: null } : data
}

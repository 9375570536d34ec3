import { ImportedInvoiceLine } from '#contract/selling/invoice-import.ts'
import { describeImporter } from '../../../register/import/importer.ts'
import { unitList } from '../../catalogue/items/index.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { createImported, removeImported } from './imported/create.ts'
import { rateListOfFile } from './imported/rates.ts'
import { getDocument } from './reader.ts'

/** How rows of a file become drafts of invoices: by the rule for one that is typed in. */
export const importer = describeImporter({
  register: 'invoices',
  needs: 'invoice:edit',
  undoNeeds: 'invoice:delete',
  ties: ['number'],
  input: ImportedInvoiceLine,
  decimals: [
    'exchangeRate',
    'quantity',
    'unitPrice',
    'discount',
    'invoiceDiscount',
    'invoiceTotal',
  ],
  dates: ['date', 'dueDate'],
  words: (reader) => ({ taxCode: rateListOfFile(reader), unit: unitList(reader) }),
  defaults: (reader) => ({ currency: getFirmProfile(reader).baseCurrency }),
  together: {
    by: 'number',
    each: ['description', 'item', 'quantity', 'unit', 'unitPrice', 'taxCode', 'discount'],
    create: createImported,
  },
  remove: removeImported,
  labelOf: (reader, id) => {
    const { importedNumber, customerName } = getDocument(reader, id)
    return `${importedNumber} ${customerName}`
  },
  sumOf: (reader, id) => {
    const { total: amount, currency } = getDocument(reader, id)
    return { amount, currency }
  },
})

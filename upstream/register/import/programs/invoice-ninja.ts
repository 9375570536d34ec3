import { countryOf } from './country-of.ts'
import { type Cells, joined, type KnownFile } from './known-file.ts'
import { isNothing } from './read-cell.ts'

const program = 'invoiceNinja'

/**
 * Reports of Invoice Ninja 5 as CSV: each head is the name of the kind of record and that of the field
 * (app/Export/CSV of its source). A paid invoice has nothing open, and is left out.
 */
export const invoiceNinja: readonly KnownFile[] = [
  {
    program,
    register: 'customers',
    marks: [['Client Name'], ['Client Balance', 'Client Street', 'Contact Email', 'Client Number']],
    fields: {
      name: (cell) =>
        cell('Client Name') || joined(' ', cell('Contact First Name'), cell('Contact Last Name')),
      number: (cell) => cell('Client Number'),
      contactName: (cell) => joined(' ', cell('Contact First Name'), cell('Contact Last Name')),
      email: (cell) => cell('Contact Email', 'Client Email'),
      phone: (cell) => cell('Contact Phone', 'Client Phone'),
      'address.street': (cell) =>
        joined(
          ', ',
          cell('Client Street', 'Client Address1'),
          cell('Client Apt/Suite', 'Client Address2'),
        ),
      'address.postcode': (cell) => cell('Client Postal Code', 'Client Post Code'),
      'address.city': (cell) => cell('Client City'),
      'address.country': (cell) => countryOf(cell('Client Country')),
      vatId: (cell) => cell('Client VAT Number'),
      registryNumber: (cell) => cell('Client ID Number'),
      currency: (cell) => cell('Client Currency'),
      notes: (cell) => cell('Client Private Notes', 'Client Public Notes'),
    },
    keeps: (cell) => cell('Invoice Invoice Number', 'Invoice Number') === '',
  },
  {
    program,
    register: 'items',
    marks: [
      ['Product', 'Product Product', 'Product Product Key', 'Product Key'],
      ['Product Price', 'Price', 'Product Cost'],
      ['Product Notes', 'Product Description', 'Notes', 'Description'],
    ],
    fields: {
      name: (cell) => cell('Product', 'Product Product', 'Product Product Key', 'Product Key'),
      sku: (cell) => cell('Product', 'Product Product', 'Product Product Key', 'Product Key'),
      description: (cell) => cell('Product Notes', 'Product Description', 'Notes', 'Description'),
      unit: () => 'pc',
      unitPrice: (cell) => cell('Product Price', 'Price', 'Product Cost'),
    },
    decimals: ['unitPrice'],
  },
  {
    program,
    register: 'opening-items',
    marks: [
      ['Invoice Invoice Number', 'Invoice Number'],
      ['Client Name'],
      ['Invoice Balance', 'Invoice Balance Due'],
    ],
    fields: {
      partyRole: () => 'customer',
      party: (cell) => cell('Client Name'),
      number: (cell) => cell('Invoice Invoice Number', 'Invoice Number'),
      date: (cell) => cell('Invoice Date', 'Invoice Invoice Date'),
      dueDate: (cell) => cell('Invoice Due Date'),
      currency: (cell) => cell('Client Currency', 'Invoice Currency'),
      amount: (cell) => cell('Invoice Balance', 'Invoice Balance Due'),
    },
    decimals: ['amount'],
    keeps: (cell) => !isNothing(cell('Invoice Balance', 'Invoice Balance Due')),
  },
  {
    program,
    register: 'invoices',
    marks: [
      ['Invoice Invoice Number', 'Invoice Number'],
      ['Client Name'],
      ['Item Quantity'],
      ['Item Cost', 'Item Unit Cost'],
    ],
    fields: {
      number: (cell) => cell('Invoice Invoice Number', 'Invoice Number'),
      date: (cell) => cell('Invoice Date', 'Invoice Invoice Date'),
      dueDate: (cell) => cell('Invoice Due Date'),
      customer: (cell) => cell('Client Name'),
      currency: (cell) => cell('Client Currency', 'Invoice Currency'),
      priceMode: (cell) => (isYes(cell('Invoice Uses Inclusive Taxes')) ? 'gross' : 'net'),
      description: (cell) =>
        cell('Item Notes', 'Item Description', 'Item Product', 'Item Product Key'),
      quantity: (cell) => cell('Item Quantity'),
      unitPrice: (cell) => cell('Item Cost', 'Item Unit Cost'),
      taxCode: (cell) => cell('Item Tax Rate 1', 'Item Tax Rate1', 'Item Tax Rate'),
      discount: (cell) => percentOff(cell, 'Item'),
      note: (cell) => cell('Invoice Public Notes'),
      invoiceDiscount: (cell) => percentOff(cell, 'Invoice'),
      // Finds what the report has no column for, such as a fee, a second tax or a discount.
      invoiceTotal: (cell) => cell('Invoice Amount', 'Invoice Total'),
    },
    decimals: ['quantity', 'unitPrice', 'discount', 'invoiceDiscount', 'invoiceTotal'],
  },
]

/** Of a line or of all: an amount off is no percentage, and is left for the check to name. */
function percentOff(cell: Cells, of: 'Item' | 'Invoice'): string {
  const isAmount = isYes(cell(`${of} Is Amount Discount`, 'Invoice Is Amount Discount'))
  const off = cell(`${of} Discount`)
  return isAmount && !isNothing(off) ? `${off} (amount)` : off
}

function isYes(flag: string): boolean {
  return /^(1|y|yes|true)$/i.test(flag)
}

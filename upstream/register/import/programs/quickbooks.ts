import { countryOf } from './country-of.ts'
import { type Cells, joined, type KnownFile } from './known-file.ts'
import { isNothing, onSide, percentOf } from './read-cell.ts'

const program = 'quickBooks'

function person(cell: Cells): string {
  return joined(' ', cell('FIRSTNAME', 'First Name'), cell('LASTNAME', 'Last Name'))
}

const itemKinds: Readonly<Record<string, string>> = {
  SERV: 'service',
  SERVICE: 'service',
  INVENTORY: 'stock',
}

function itemKind(type: string): string {
  return itemKinds[type.toUpperCase()] ?? 'product'
}

/** A party of a list in the interchange format; its lines of address are name, street and town. */
function listed(register: string): KnownFile {
  return {
    program,
    register,
    marks: [['NAME'], ['BADDR1', 'ADDR1']],
    fields: {
      name: (cell) => cell('COMPANYNAME', 'NAME'),
      contactName: (cell) => cell('CONT1') || person(cell),
      email: (cell) => cell('EMAIL'),
      phone: (cell) => cell('PHONE1'),
      'address.street': (cell) => cell('BADDR2', 'ADDR2', 'BADDR1', 'ADDR1'),
      'address.city': (cell) => townOf(cell('BADDR3', 'ADDR3')).city,
      'address.postcode': (cell) => townOf(cell('BADDR3', 'ADDR3')).postcode,
      notes: (cell) => cell('NOTEPAD'),
    },
  }
}

/** "Bayshore, CA 94326" */
function townOf(line: string): { city: string; postcode: string } {
  const words = line.slice(0, 200).trim().split(/\s+/)
  const last = words.at(-1) ?? ''
  const isPostcode = words.length > 1 && /^\d{5}(-\d{4})?$/.test(last)
  const city = (isPostcode ? words.slice(0, -1) : words).join(' ')
  return { city, postcode: isPostcode ? last : '' }
}

/** Tables of an interchange file, as `interchange.ts` takes them apart; keyed by the word that begins their rows. */
export const quickBooksTables: Readonly<Record<string, readonly KnownFile[]>> = {
  CUST: [listed('customers')],
  VEND: [listed('suppliers')],
  INVITEM: [
    {
      program,
      register: 'items',
      marks: [['NAME'], ['INVITEMTYPE']],
      fields: {
        kind: (cell) => itemKind(cell('INVITEMTYPE')),
        name: (cell) => cell('NAME'),
        sku: (cell) => cell('NAME'),
        description: (cell) => cell('DESC'),
        unit: () => 'pc',
        unitPrice: (cell) => cell('PRICE') || '0',
      },
      decimals: ['unitPrice'],
      keeps: (cell) => !/^(COMPTAX|STAX|SUBT|DISC|PMT|GRP)$/.test(cell('INVITEMTYPE')),
    },
  ],
  TRNS: [
    {
      program,
      register: 'opening-items',
      marks: [['TRNSTYPE'], ['DOCNUM'], ['AMOUNT']],
      fields: {
        partyRole: (cell) => (cell('TRNSTYPE').startsWith('BILL') ? 'supplier' : 'customer'),
        party: (cell) => cell('NAME'),
        number: (cell) => cell('DOCNUM'),
        date: (cell) => cell('DATE'),
        dueDate: (cell) => cell('DUEDATE'),
        // What is owed to suppliers stands below zero there.
        amount: (cell) => onSide(cell('AMOUNT'), cell('TRNSTYPE').startsWith('BILL')),
      },
      days: 'month',
      decimals: ['amount'],
      keeps: (cell) =>
        /^(INVOICE|CREDIT MEMO|BILL|BILL REFUND)$/.test(cell('TRNSTYPE')) && cell('PAID') !== 'Y',
    },
  ],
}

/** What a transaction's lines of sales tax come to, a column that `interchange.ts` adds. */
export const salesTaxHead = 'TRNS SALESTAX'

/**
 * Lines of transactions, each with its head: the columns of that begin with `TRNS`. Sales tax stands as
 * lines of its own there, which say the rate of all that is taxable; a transaction without any has none.
 */
export const quickBooksSplits: readonly KnownFile[] = [
  {
    program,
    register: 'invoices',
    marks: [['TRNS DOCNUM'], ['TRNS TRNSTYPE'], ['AMOUNT'], ['INVITEM', 'MEMO']],
    days: 'month',
    fields: {
      number: (cell) => cell('TRNS DOCNUM'),
      date: (cell) => cell('TRNS DATE'),
      dueDate: (cell) => cell('TRNS DUEDATE'),
      customer: (cell) => cell('TRNS NAME'),
      description: (cell) => cell('MEMO', 'INVITEM', 'ACCNT'),
      // What is sold stands below zero there, quantity and amount.
      quantity: (cell) => (hasPrice(cell) ? onSide(cell('QNTY'), true) : '1'),
      unitPrice: (cell) => (hasPrice(cell) ? cell('PRICE') : onSide(cell('AMOUNT'), true)),
      taxCode: (cell) => (/^N/i.test(cell('TAXABLE')) ? '0' : cell(salesTaxHead)),
      note: (cell) => cell('TRNS MEMO'),
      invoiceTotal: (cell) => cell('TRNS AMOUNT'),
    },
    decimals: ['quantity', 'unitPrice', 'invoiceTotal'],
    keeps: (cell) => cell('TRNS TRNSTYPE') === 'INVOICE' && cell('AMOUNT') !== '',
  },
]

/** Not of a line that is a share of others, such as ten per cent off. */
function hasPrice(cell: Cells): boolean {
  return cell('QNTY') !== '' && cell('PRICE') !== '' && !cell('PRICE').includes('%')
}

/** Lists and reports of QuickBooks as CSV: those of the desktop, and those of QuickBooks Online. */
export const quickBooksFiles: readonly KnownFile[] = [
  {
    program,
    register: 'customers',
    marks: [
      ['Customer', 'Full Name', 'Name'],
      ['Main Phone', 'Phone', 'Phone Numbers'],
      ['Bill to 1', 'Street', 'Billing Street', 'Billing Address'],
    ],
    fields: {
      name: (cell) => cell('Company', 'Company Name', 'Customer', 'Full Name', 'Name'),
      contactName: (cell) => cell('Primary Contact') || person(cell),
      email: (cell) => cell('Main Email', 'Email'),
      phone: (cell) => cell('Main Phone', 'Phone', 'Phone Numbers'),
      'address.street': (cell) =>
        cell('Street', 'Billing Street', 'Bill to 2', 'Billing Address', 'Bill to 1'),
      'address.postcode': (cell) =>
        cell('ZIP', 'ZIP code', 'Billing ZIP') || townOf(cell('Bill to 3')).postcode,
      'address.city': (cell) => cell('City', 'Billing City') || townOf(cell('Bill to 3')).city,
      'address.country': (cell) => countryOf(cell('Country', 'Billing Country')),
      number: (cell) => cell('Account No.'),
    },
  },
  {
    program,
    register: 'items',
    marks: [['Product/Service Name'], ['Sales Price / Rate', 'Sales Price/Rate', 'Sales Price']],
    fields: {
      kind: (cell) => itemKind(cell('Type', 'Item type')),
      name: (cell) => cell('Product/Service Name'),
      sku: (cell) => cell('SKU'),
      description: (cell) => cell('Sales Description'),
      unit: () => 'pc',
      unitPrice: (cell) => cell('Sales Price / Rate', 'Sales Price/Rate', 'Sales Price') || '0',
    },
    decimals: ['unitPrice'],
  },
  {
    program,
    register: 'opening-items',
    marks: [
      ['Transaction Type', 'Type'],
      ['Num', 'No.'],
      ['Open Balance', 'Balance'],
      ['Customer', 'Customer full name', 'Name', 'Vendor'],
    ],
    fields: {
      partyRole: (cell) =>
        /^(bill|vendor)/i.test(cell('Transaction Type', 'Type')) ? 'supplier' : 'customer',
      party: (cell) => cell('Customer', 'Customer full name', 'Vendor', 'Name'),
      number: (cell) => cell('Num', 'No.'),
      date: (cell) => cell('Date', 'Transaction Date'),
      dueDate: (cell) => cell('Due Date'),
      amount: (cell) => cell('Open Balance', 'Balance'),
    },
    decimals: ['amount'],
    keeps: (cell) =>
      /^(invoice|credit memo|bill|vendor credit)$/i.test(cell('Transaction Type', 'Type')) &&
      !isNothing(cell('Open Balance', 'Balance')),
  },
  {
    program,
    register: 'invoices',
    marks: [
      ['*InvoiceNo', 'InvoiceNo', 'Invoice No', 'Num', 'No.'],
      ['*Customer', 'Customer', 'Customer full name'],
      ['ItemQuantity', 'Quantity', 'Qty'],
      ['ItemRate', 'Rate', 'Sales Price'],
    ],
    fields: {
      number: (cell) => cell('*InvoiceNo', 'InvoiceNo', 'Invoice No', 'Num', 'No.'),
      date: (cell) => cell('*InvoiceDate', 'InvoiceDate', 'Invoice Date', 'Date'),
      dueDate: (cell) => cell('*DueDate', 'DueDate', 'Due Date'),
      customer: (cell) => cell('*Customer', 'Customer', 'Customer full name'),
      currency: (cell) => cell('Currency'),
      description: (cell) =>
        cell('ItemDescription', 'Memo/Description', 'Item(Product/Service)', 'Product/Service'),
      quantity: (cell) => cell('ItemQuantity', 'Quantity', 'Qty'),
      unitPrice: (cell) => cell('ItemRate', 'Rate', 'Sales Price'),
      taxCode: (cell) => percentOf(cell('*ItemTaxCode', 'ItemTaxCode')),
      note: (cell) => cell('Memo'),
      invoiceTotal: (cell) => cell('Invoice Total', 'Total Amount'),
    },
    decimals: ['quantity', 'unitPrice', 'invoiceTotal'],
    keeps: (cell) => /^(invoice)?$/i.test(cell('Transaction Type', 'Type')),
  },
]

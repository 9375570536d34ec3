export { type ReadInvoice, readElectronicInvoice } from './read-electronic-invoice.ts'

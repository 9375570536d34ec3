export { discOf, InvoiceStatus } from './components/invoice-status.tsx'
export { invoicePath, invoicesPath, newInvoicePath } from './paths.ts'

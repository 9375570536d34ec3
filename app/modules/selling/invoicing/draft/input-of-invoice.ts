import type { Invoice, InvoiceInput } from '#contract/selling/invoice.ts'

/** What a person wrote into a saved document, apart from what follows from it. */
export function inputOfInvoice(invoice: Invoice): InvoiceInput {
  const { customerId, issueDate, supplyDate, paymentTermsDays, dueDate } = invoice
  const { currency, exchangeRate, priceMode, purchaseOrder, language } = invoice
  const { discount, notes, internalNote } = invoice
  return {
    customerId,
    issueDate,
    supplyDate,
    paymentTermsDays,
    dueDate,
    currency,
    exchangeRate,
    priceMode,
    earlyPayment: invoice.earlyPayment,
    purchaseOrder,
    instalments: invoice.instalments.map(({ share, dueDate }) => ({ share, dueDate })),
    language,
    discount,
    notes,
    internalNote,
    // Fields that are not named stay as they are.
    custom: {},
    lines: invoice.lines.map((line) => ({
      itemId: line.itemId,
      description: line.description,
      quantity: line.quantity,
      unit: line.unit,
      unitPrice: line.unitPrice,
      discount: line.discount,
      taxCode: line.taxCode,
      costCentreId: line.costCentreId,
      heading: line.heading,
      textAbove: line.textAbove,
      hasSubtotal: line.hasSubtotal,
    })),
  }
}

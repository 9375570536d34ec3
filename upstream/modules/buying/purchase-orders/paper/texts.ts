import type { Language } from '#contract/core/fields.ts'

type OrderPaperTexts = Record<
  'purchaseOrder' | 'draft' | 'supplier' | 'date' | 'wanted' | 'quote',
  string
>

/** The words of an order on paper. Gap: number. */
export const orderPaperTexts: Readonly<Record<Language, OrderPaperTexts>> = {
  en: {
    purchaseOrder: 'Purchase order',
    draft: 'draft',
    supplier: 'Supplier',
    date: 'Date',
    wanted: 'Wanted by',
    quote: 'Please quote {number} on your delivery note and invoice.',
  },
  de: {
    purchaseOrder: 'Bestellung',
    draft: 'Entwurf',
    supplier: 'Lieferant',
    date: 'Datum',
    wanted: 'Gewünscht bis',
    quote: 'Bitte nennen Sie {number} auf Lieferschein und Rechnung.',
  },
  it: {
    purchaseOrder: 'Ordine di acquisto',
    draft: 'bozza',
    supplier: 'Fornitore',
    date: 'Data',
    wanted: 'Consegna entro',
    quote: 'Indicare {number} su documento di trasporto e fattura.',
  },
  ru: {
    purchaseOrder: 'Заказ поставщику',
    draft: 'черновик',
    supplier: 'Поставщик',
    date: 'Дата',
    wanted: 'Желаемый срок',
    quote: 'Просим указать {number} в накладной и счёте.',
  },
  es: {
    purchaseOrder: 'Pedido de compra',
    draft: 'borrador',
    supplier: 'Proveedor',
    date: 'Fecha',
    wanted: 'Entrega antes del',
    quote: 'Indique {number} en el albarán y en la factura.',
  },
}

import type { Language } from '#contract/core/fields.ts'

type DeliveryNoteTexts = Record<
  'title' | 'prepared' | 'order' | 'reference' | 'item' | 'quantity' | 'unit' | 'received' | 'page',
  string
>

/** The words of a delivery note. Gaps: number, page, pages. */
export const deliveryNoteTexts: Readonly<Record<Language, DeliveryNoteTexts>> = {
  en: {
    title: 'Delivery note',
    prepared: 'to be picked',
    order: 'Order {number}',
    reference: 'Your order {number}',
    item: 'Item',
    quantity: 'Quantity',
    unit: 'Unit',
    received: 'Received, date and signature: ______________________________',
    page: 'Page {page} of {pages}',
  },
  de: {
    title: 'Lieferschein',
    prepared: 'zu kommissionieren',
    order: 'Auftrag {number}',
    reference: 'Ihre Bestellung {number}',
    item: 'Artikel',
    quantity: 'Menge',
    unit: 'Einheit',
    received: 'Empfangen, Datum und Unterschrift: ______________________________',
    page: 'Seite {page} von {pages}',
  },
  it: {
    title: 'Documento di trasporto',
    prepared: 'da prelevare',
    order: 'Ordine {number}',
    reference: 'Ordine del cliente {number}',
    item: 'Articolo',
    quantity: 'Quantità',
    unit: 'Unità',
    received: 'Ricevuto, data e firma: ______________________________',
    page: 'Pagina {page} di {pages}',
  },
  ru: {
    title: 'Накладная',
    prepared: 'к сборке',
    order: 'Заказ {number}',
    reference: 'Ваш заказ {number}',
    item: 'Товар',
    quantity: 'Количество',
    unit: 'Единица',
    received: 'Получено, дата и подпись: ______________________________',
    page: 'Страница {page} из {pages}',
  },
  es: {
    title: 'Albarán',
    prepared: 'por preparar',
    order: 'Pedido {number}',
    reference: 'Su pedido {number}',
    item: 'Artículo',
    quantity: 'Cantidad',
    unit: 'Unidad',
    received: 'Recibido, fecha y firma: ______________________________',
    page: 'Página {page} de {pages}',
  },
}

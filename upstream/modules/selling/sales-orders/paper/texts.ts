import type { Language } from '#contract/core/fields.ts'

type OrderPaperTexts = Record<
  | 'title'
  | 'draft'
  | 'cancelled'
  | 'orderedBy'
  | 'date'
  | 'deliveryDate'
  | 'reference'
  | 'terms'
  | 'promise'
  | 'thanks',
  string
>

/** The words of an order's confirmation on paper. Gaps: date. */
export const orderPaperTexts: Readonly<Record<Language, OrderPaperTexts>> = {
  en: {
    title: 'Order confirmation',
    draft: 'draft',
    cancelled: 'cancelled',
    orderedBy: 'For',
    date: 'Date',
    deliveryDate: 'Delivery date',
    reference: 'Your order',
    terms: 'Terms',
    promise: 'Delivery is planned for {date}.',
    thanks: 'Thank you for your order.',
  },
  de: {
    title: 'Auftragsbestätigung',
    draft: 'Entwurf',
    cancelled: 'storniert',
    orderedBy: 'Für',
    date: 'Datum',
    deliveryDate: 'Liefertermin',
    reference: 'Ihre Bestellung',
    terms: 'Bedingungen',
    promise: 'Die Lieferung ist für den {date} geplant.',
    thanks: 'Vielen Dank für Ihren Auftrag.',
  },
  it: {
    title: 'Conferma d’ordine',
    draft: 'bozza',
    cancelled: 'annullata',
    orderedBy: 'Per',
    date: 'Data',
    deliveryDate: 'Data di consegna',
    reference: 'Vostro ordine',
    terms: 'Condizioni',
    promise: 'La consegna è prevista per il {date}.',
    thanks: 'Grazie per il Suo ordine.',
  },
  ru: {
    title: 'Подтверждение заказа',
    draft: 'черновик',
    cancelled: 'отменено',
    orderedBy: 'Кому',
    date: 'Дата',
    deliveryDate: 'Срок поставки',
    reference: 'Ваш заказ',
    terms: 'Условия',
    promise: 'Поставка запланирована на {date}',
    thanks: 'Благодарим за заказ.',
  },
  es: {
    title: 'Confirmación de pedido',
    draft: 'borrador',
    cancelled: 'cancelada',
    orderedBy: 'Para',
    date: 'Fecha',
    deliveryDate: 'Fecha de entrega',
    reference: 'Su pedido',
    terms: 'Condiciones',
    promise: 'La entrega está prevista para el {date}.',
    thanks: 'Gracias por su pedido.',
  },
}

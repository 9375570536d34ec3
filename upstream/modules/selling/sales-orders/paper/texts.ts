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
  | 'thanks'
  | 'notDelivered'
  | 'notProvided'
  | 'stillOrdered',
  string
>

/** The words of an order's confirmation on paper. Gaps: date, quantity. */
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
    notDelivered: 'Cancelled, not delivered: {quantity}',
    notProvided: 'Cancelled, not provided: {quantity}',
    stillOrdered: 'Still on order',
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
    notDelivered: 'Gestrichen, nicht geliefert: {quantity}',
    notProvided: 'Gestrichen, nicht erbracht: {quantity}',
    stillOrdered: 'Noch bestellt',
  },
  it: {
    title: 'Conferma d’ordine',
    draft: 'bozza',
    cancelled: 'annullata',
    orderedBy: 'Per',
    date: 'Data',
    deliveryDate: 'Data di consegna',
    reference: 'Ordine del cliente',
    terms: 'Condizioni',
    promise: 'La consegna è prevista per il {date}.',
    thanks: 'Grazie per il suo ordine.',
    notDelivered: 'Annullato, non consegnato: {quantity}',
    notProvided: 'Annullato, non prestato: {quantity}',
    stillOrdered: 'Ancora ordinato',
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
    notDelivered: 'Отменено, не отгружается: {quantity}',
    notProvided: 'Отменено, не оказывается: {quantity}',
    stillOrdered: 'Осталось в заказе',
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
    notDelivered: 'Anulado, no se entrega: {quantity}',
    notProvided: 'Anulado, no se presta: {quantity}',
    stillOrdered: 'Sigue pedido',
  },
}

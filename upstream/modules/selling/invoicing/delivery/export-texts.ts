import type { Language } from '#contract/core/fields.ts'
import type { DocumentState } from '#contract/selling/invoice.ts'

type ExportTexts = {
  /** What a file of several documents is called, without its ending. */
  fileName: string
  /** In the order of the cells of a row. */
  heads: readonly string[]
  /** The sums in the firm's currency, which is named after each. */
  base: readonly [net: string, tax: string, total: string, deducted: string]
  /** Of the columns of a rate. Gap: rate, in percent. */
  taxAt: string
  kinds: Record<'invoice' | 'creditNote', string>
  states: Record<DocumentState | 'overdue', string>
}

/** The words of a list as a table, in the language of who asks for it. */
export const exportTexts: Readonly<Record<Language, ExportTexts>> = {
  en: {
    fileName: 'invoices',
    heads:
      'Number|Kind|Status|Customer|Issued|Due|Customer order|Currency|Net|Tax|Total|Deposits deducted|Paid|Early-payment discount|Credited|Written off|Tax paid to the state by the customer|Balance|Rate'.split(
        '|',
      ),
    base: ['Net', 'Tax', 'Total', 'Deposits deducted'],
    taxAt: 'Tax {rate}%',
    kinds: { invoice: 'Invoice', creditNote: 'Credit note' },
    states: {
      draft: 'Draft',
      finalised: 'Finalized',
      sent: 'Sent',
      viewed: 'Viewed',
      partlyPaid: 'Partly paid',
      paid: 'Paid',
      credited: 'Credited',
      writtenOff: 'Written off',
      void: 'Void',
      overdue: 'Overdue',
    },
  },
  de: {
    fileName: 'Rechnungen',
    heads:
      'Nummer|Art|Status|Kunde|Ausgestellt|Fällig|Bestellung|Währung|Netto|Steuer|Gesamt|Abgezogene Anzahlungen|Bezahlt|Skonto|Korrigiert|Ausgebucht|Steuer, die der Kunde an den Staat zahlt|Offen|Kurs'.split(
        '|',
      ),
    base: ['Netto', 'Steuer', 'Gesamt', 'Abgezogene Anzahlungen'],
    taxAt: 'Steuer {rate} %',
    kinds: { invoice: 'Rechnung', creditNote: 'Rechnungskorrektur' },
    states: {
      draft: 'Entwurf',
      finalised: 'Festgeschrieben',
      sent: 'Gesendet',
      viewed: 'Angesehen',
      partlyPaid: 'Teilweise bezahlt',
      paid: 'Bezahlt',
      credited: 'Korrigiert',
      writtenOff: 'Ausgebucht',
      void: 'Storniert',
      overdue: 'Überfällig',
    },
  },
  it: {
    fileName: 'fatture',
    heads:
      'Numero|Tipo|Stato|Cliente|Emessa|Scadenza|Ordine cliente|Valuta|Imponibile|Imposta|Totale|Acconti detratti|Pagato|Sconto per pagamento anticipato|Stornato|Stralciato|Imposta versata allo Stato dal cliente|Saldo|Cambio'.split(
        '|',
      ),
    base: ['Imponibile', 'Imposta', 'Totale', 'Acconti detratti'],
    taxAt: 'Imposta {rate}%',
    kinds: { invoice: 'Fattura', creditNote: 'Nota di credito' },
    states: {
      draft: 'Bozza',
      finalised: 'Emessa',
      sent: 'Inviata',
      viewed: 'Vista',
      partlyPaid: 'Pagata in parte',
      paid: 'Pagata',
      credited: 'Stornata',
      writtenOff: 'Inesigibile',
      void: 'Annullata',
      overdue: 'Scaduta',
    },
  },
  ru: {
    fileName: 'Счета',
    heads:
      'Номер|Вид|Статус|Клиент|Дата|Срок оплаты|Заказ клиента|Валюта|Без налога|Налог|Всего|Зачтённая предоплата|Оплачено|Скидка за раннюю оплату|Скорректировано|Списано|Налог, который клиент платит государству|Остаток|Курс'.split(
        '|',
      ),
    base: ['Без налога', 'Налог', 'Итого', 'Зачтённая предоплата'],
    taxAt: 'Налог {rate}%',
    kinds: { invoice: 'Счёт', creditNote: 'Корректировочный счёт' },
    states: {
      draft: 'Черновик',
      finalised: 'Проведён',
      sent: 'Отправлен',
      viewed: 'Просмотрен',
      partlyPaid: 'Оплачен частично',
      paid: 'Оплачен',
      credited: 'Скорректирован',
      writtenOff: 'Списан',
      void: 'Аннулирован',
      overdue: 'Просрочен',
    },
  },
  es: {
    fileName: 'facturas',
    heads:
      'Número|Tipo|Estado|Cliente|Fecha|Vencimiento|Pedido del cliente|Moneda|Base|Impuesto|Total|Anticipos deducidos|Pagado|Descuento por pronto pago|Rectificado|Incobrable|Impuesto que el cliente paga al Estado|Pendiente|Cambio'.split(
        '|',
      ),
    base: ['Base', 'Impuesto', 'Total', 'Anticipos deducidos'],
    taxAt: 'Impuesto {rate} %',
    kinds: { invoice: 'Factura', creditNote: 'Factura rectificativa' },
    states: {
      draft: 'Borrador',
      finalised: 'Emitida',
      sent: 'Enviada',
      viewed: 'Vista',
      partlyPaid: 'Pagada en parte',
      paid: 'Pagada',
      credited: 'Rectificada',
      writtenOff: 'Incobrable',
      void: 'Anulada',
      overdue: 'Vencida',
    },
  },
}

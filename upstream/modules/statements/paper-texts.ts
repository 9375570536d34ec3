import type { Language } from '#contract/fields.ts'

type Texts = Record<
  | 'statement'
  | 'account'
  | 'from'
  | 'until'
  | 'accountIn'
  | 'openIn'
  | 'ageingIn'
  | 'date'
  | 'document'
  | 'due'
  | 'change'
  | 'balance'
  | 'amount'
  | 'open'
  | 'opening'
  | 'closing'
  | 'takenBack'
  | 'offset'
  | 'current'
  | 'd30'
  | 'd60'
  | 'd90'
  | 'over90'
  | 'credit'
  | 'total'
  | 'first',
  string
> & { kinds: Readonly<Record<string, string>> }

/** The words of a statement on paper. Gaps: currency. */
export const statementPaperTexts: Readonly<Record<Language, Texts>> = {
  en: {
    ...{ statement: 'Statement', account: 'For', from: 'From', until: 'Until' },
    accountIn: 'Account in {currency}',
    openIn: 'Open documents in {currency}',
    ageingIn: 'By lateness, in {currency}',
    ...{ date: 'Date', document: 'Document', due: 'Due', change: 'Change', balance: 'Balance' },
    ...{ amount: 'Amount', open: 'Open', opening: 'Balance before', closing: 'Balance at the end' },
    ...{ takenBack: 'taken back', offset: 'offset', current: 'Not yet due' },
    ...{ d30: '1–30 days', d60: '31–60 days', d90: '61–90 days', over90: 'over 90 days' },
    ...{ credit: 'Paid, not used', total: 'Total' },
    first: 'Only the first lines are printed.',
    kinds: {
      ...{ invoice: 'Invoice', creditNote: 'Credit note', payment: 'Payment', refund: 'Refund' },
      ...{
        discount: 'Discount',
        writeOff: 'Write-off',
        bill: 'Bill',
        reminderCharge: 'Late charge',
      },
    },
  },
  de: {
    ...{ statement: 'Kontoauszug', account: 'Für', from: 'Von', until: 'Bis' },
    accountIn: 'Konto in {currency}',
    openIn: 'Offene Belege in {currency}',
    ageingIn: 'Nach Fälligkeit, in {currency}',
    ...{ date: 'Datum', document: 'Beleg', due: 'Fällig', change: 'Veränderung', balance: 'Saldo' },
    ...{ amount: 'Betrag', open: 'Offen', opening: 'Saldo davor', closing: 'Saldo am Ende' },
    ...{ takenBack: 'zurückgenommen', offset: 'verrechnet', current: 'Noch nicht fällig' },
    ...{ d30: '1–30 Tage', d60: '31–60 Tage', d90: '61–90 Tage', over90: 'über 90 Tage' },
    ...{ credit: 'Guthaben', total: 'Summe' },
    first: 'Nur die ersten Zeilen sind abgedruckt.',
    kinds: {
      ...{ invoice: 'Rechnung', creditNote: 'Rechnungskorrektur', payment: 'Zahlung' },
      ...{
        refund: 'Erstattung',
        discount: 'Skonto',
        writeOff: 'Ausbuchung',
        bill: 'Eingangsrechnung',
      },
      reminderCharge: 'Verzugskosten',
    },
  },
  it: {
    ...{ statement: 'Estratto conto', account: 'Per', from: 'Dal', until: 'Al' },
    accountIn: 'Conto in {currency}',
    openIn: 'Documenti aperti in {currency}',
    ageingIn: 'Per scadenza, in {currency}',
    ...{ date: 'Data', document: 'Documento', due: 'Scadenza', change: 'Variazione' },
    ...{ balance: 'Saldo', amount: 'Importo', open: 'Aperto' },
    ...{ opening: 'Saldo iniziale', closing: 'Saldo finale' },
    ...{ takenBack: 'annullato', offset: 'compensato', current: 'Non ancora scaduto' },
    ...{ d30: '1–30 giorni', d60: '31–60 giorni', d90: '61–90 giorni', over90: 'oltre 90 giorni' },
    ...{ credit: 'A credito', total: 'Totale' },
    first: 'Sono stampate solo le prime righe.',
    kinds: {
      ...{ invoice: 'Fattura', creditNote: 'Nota di credito', payment: 'Pagamento' },
      ...{ refund: 'Rimborso', discount: 'Sconto', writeOff: 'Stralcio' },
      ...{ bill: 'Fattura ricevuta', reminderCharge: 'Spese di mora' },
    },
  },
  ru: {
    ...{ statement: 'Выписка', account: 'Кому', from: 'С', until: 'По' },
    accountIn: 'Взаиморасчёты, {currency}',
    openIn: 'Открытые документы, {currency}',
    ageingIn: 'По срокам, {currency}',
    ...{ date: 'Дата', document: 'Документ', due: 'Срок оплаты', change: 'Изменение' },
    ...{ balance: 'Сальдо', amount: 'Сумма', open: 'Открыто' },
    ...{ opening: 'Начальное сальдо', closing: 'Конечное сальдо' },
    ...{ takenBack: 'отменено', offset: 'зачтено', current: 'Срок не наступил' },
    ...{ d30: '1–30 дней', d60: '31–60 дней', d90: '61–90 дней', over90: 'более 90 дней' },
    ...{ credit: 'Аванс', total: 'Итого' },
    first: 'Напечатаны только первые строки.',
    kinds: {
      ...{ invoice: 'Счёт', creditNote: 'Кредит-нота', payment: 'Платёж', refund: 'Возврат' },
      ...{ discount: 'Скидка', writeOff: 'Списание', bill: 'Счёт поставщика' },
      reminderCharge: 'Начисление за просрочку',
    },
  },
  es: {
    ...{ statement: 'Extracto de cuenta', account: 'Para', from: 'Desde', until: 'Hasta' },
    accountIn: 'Cuenta en {currency}',
    openIn: 'Documentos abiertos en {currency}',
    ageingIn: 'Por vencimiento, en {currency}',
    ...{ date: 'Fecha', document: 'Documento', due: 'Vencimiento', change: 'Movimiento' },
    ...{ balance: 'Saldo', amount: 'Importe', open: 'Pendiente' },
    ...{ opening: 'Saldo anterior', closing: 'Saldo final' },
    ...{ takenBack: 'anulado', offset: 'compensado', current: 'Aún no vencido' },
    ...{ d30: '1–30 días', d60: '31–60 días', d90: '61–90 días', over90: 'más de 90 días' },
    ...{ credit: 'A favor', total: 'Total' },
    first: 'Solo se imprimen las primeras líneas.',
    kinds: {
      ...{ invoice: 'Factura', creditNote: 'Factura rectificativa', payment: 'Cobro' },
      ...{ refund: 'Reembolso', discount: 'Descuento', writeOff: 'Baja de saldo' },
      ...{ bill: 'Factura recibida', reminderCharge: 'Gastos de demora' },
    },
  },
}

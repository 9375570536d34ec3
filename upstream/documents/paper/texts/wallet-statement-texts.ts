import type { Language } from '#contract/core/fields.ts'
import type { WalletEntryType } from '#contract/core/wallet-states.ts'

type StatementTexts = {
  title: string
  of: string
  span: string
  opening: string
  closing: string
  entry: string
  change: string
  balance: string
  types: Record<WalletEntryType, string>
}

/** The columns of a statement: what happened, what it changed, and what was there then. */
export function statementColumns(words: StatementTexts, balance: string) {
  const unused = { quantity: '', discount: '', tax: '' }
  return { item: words.entry, price: words.change, amount: balance, ...unused }
}

/** Words of a printed statement. */
export const statementTexts: Record<Language, StatementTexts> = {
  en: {
    title: 'Wallet statement',
    of: 'Customer',
    span: 'Period',
    opening: 'Opening balance',
    closing: 'Closing balance',
    entry: 'Entry',
    change: 'Change',
    balance: 'Balance',
    types: {
      top_up: 'Paid in',
      spend: 'Spent',
      hold: 'Reserved',
      release: 'Released',
      refund: 'Refunded',
      earn: 'Earned',
      payout: 'Paid out',
      adjust: 'Adjustment',
      expire: 'Expired',
    },
  },
  de: {
    title: 'Guthabenauszug',
    of: 'Kunde',
    span: 'Zeitraum',
    opening: 'Anfangsguthaben',
    closing: 'Endguthaben',
    entry: 'Buchung',
    change: 'Veränderung',
    balance: 'Guthaben',
    types: {
      top_up: 'Einzahlung',
      spend: 'Eingelöst',
      hold: 'Vorgemerkt',
      release: 'Freigegeben',
      refund: 'Zurückgegeben',
      earn: 'Gutgeschrieben',
      payout: 'Auszahlung',
      adjust: 'Korrektur',
      expire: 'Verfallen',
    },
  },
  it: {
    title: 'Estratto del saldo',
    of: 'Cliente',
    span: 'Periodo',
    opening: 'Saldo iniziale',
    closing: 'Saldo finale',
    entry: 'Movimento',
    change: 'Variazione',
    balance: 'Saldo',
    types: {
      top_up: 'Versamento',
      spend: 'Utilizzo',
      hold: 'Importo riservato',
      release: 'Importo liberato',
      refund: 'Riaccredito',
      earn: 'Accredito',
      payout: 'Pagamento in uscita',
      adjust: 'Rettifica',
      expire: 'Scadenza',
    },
  },
  ru: {
    title: 'Выписка по кошельку',
    of: 'Клиент',
    span: 'Период',
    opening: 'Остаток на начало',
    closing: 'Остаток на конец',
    entry: 'Операция',
    change: 'Изменение',
    balance: 'Остаток',
    types: {
      top_up: 'Пополнение',
      spend: 'Списание',
      hold: 'Зарезервировано',
      release: 'Резерв снят',
      refund: 'Возврат в кошелёк',
      earn: 'Начислено',
      payout: 'Выплата',
      adjust: 'Корректировка',
      expire: 'Срок истёк',
    },
  },
  es: {
    title: 'Extracto de saldo',
    of: 'Cliente',
    span: 'Periodo',
    opening: 'Saldo inicial',
    closing: 'Saldo final',
    entry: 'Movimiento',
    change: 'Variación',
    balance: 'Saldo',
    types: {
      top_up: 'Ingreso',
      spend: 'Uso del saldo',
      hold: 'Importe reservado',
      release: 'Importe liberado',
      refund: 'Devolución al saldo',
      earn: 'Abono',
      payout: 'Pago al cliente',
      adjust: 'Ajuste',
      expire: 'Caducado',
    },
  },
}

import type { Language } from '#contract/core/fields.ts'

type SessionTexts = {
  /** Gap: number. */
  z: string
  /** Gap: till. */
  x: string
  /** Gaps: at, name. */
  opened: string
  closed: string
  /** Gap: rate. */
  taxAt: string
  netAt: string
  sales: string
  refunds: string
  voided: string
  numbers: string
  net: string
  total: string
  rounding: string
  drawer: string
  opening: string
  cashTaken: string
  change: string
  refunded: string
  tips: string
  in: string
  out: string
  before: string
  expected: string
  counted: string
  difference: string
  byTender: string
  cards: string
  tax: string
}

/** Words of the report of a session as a slip. */
export const sessionTexts: Record<Language, SessionTexts> = {
  en: {
    z: 'Z report {number}',
    x: 'X report of {till}',
    opened: 'Opened {at}, {name}',
    closed: 'Closed {at}, {name}',
    taxAt: 'Tax at {rate}',
    netAt: 'Net at {rate}',
    sales: 'Sales',
    refunds: 'Refunds',
    voided: 'Discarded carts',
    numbers: 'Receipts',
    net: 'Net',
    total: 'Total',
    rounding: 'Rounding to coins',
    drawer: 'Drawer',
    opening: 'At the start',
    cashTaken: 'Cash handed over',
    change: 'Change',
    refunded: 'Refunded',
    tips: 'Tips',
    in: 'Cash in',
    out: 'Cash out',
    before: 'Already included: receipts entered late',
    expected: 'Expected',
    counted: 'Counted',
    difference: 'Over or short',
    byTender: 'By payment method',
    cards: 'Gift cards sold',
    tax: 'Tax',
  },
  de: {
    z: 'Z-Bericht {number}',
    x: 'X-Bericht von {till}',
    opened: 'Geöffnet {at}, {name}',
    closed: 'Geschlossen {at}, {name}',
    taxAt: 'Steuer zu {rate}',
    netAt: 'Netto zu {rate}',
    sales: 'Verkäufe',
    refunds: 'Rückgaben',
    voided: 'Verworfene Warenkörbe',
    numbers: 'Bons',
    net: 'Netto',
    total: 'Summe',
    rounding: 'Rundung auf Münzen',
    drawer: 'Kassenlade',
    opening: 'Zu Beginn',
    cashTaken: 'Bar erhalten',
    change: 'Rückgeld',
    refunded: 'Rückerstattet',
    tips: 'Trinkgelder',
    in: 'Eingezahlt',
    out: 'Ausgezahlt',
    before: 'Bereits enthalten: nacherfasste Bons',
    expected: 'Soll',
    counted: 'Gezählt',
    difference: 'Differenz',
    byTender: 'Nach Zahlungsmittel',
    cards: 'Verkaufte Gutscheine',
    tax: 'Steuer',
  },
  it: {
    z: 'Chiusura (Z) {number}',
    x: 'Rapporto X di {till}',
    opened: 'Aperta {at}, {name}',
    closed: 'Chiusa {at}, {name}',
    taxAt: 'Imposta al {rate}',
    netAt: 'Netto al {rate}',
    sales: 'Vendite',
    refunds: 'Resi',
    voided: 'Carrelli scartati',
    numbers: 'Scontrini',
    net: 'Netto',
    total: 'Totale',
    rounding: 'Arrotondamento',
    drawer: 'Cassetto',
    opening: 'All’inizio',
    cashTaken: 'Contanti ricevuti',
    change: 'Resto',
    refunded: 'Rimborsato',
    tips: 'Mance',
    in: 'Versato',
    out: 'Prelevato',
    before: 'Già nel cassetto: scontrini registrati in ritardo',
    expected: 'Atteso',
    counted: 'Contato',
    difference: 'Differenza',
    byTender: 'Per mezzo di pagamento',
    cards: 'Buoni regalo venduti',
    tax: 'Imposta',
  },
  ru: {
    z: 'Z-отчёт {number}',
    x: 'X-отчёт: {till}',
    opened: 'Открыта {at}, {name}',
    closed: 'Закрыта {at}, {name}',
    taxAt: 'Налог, ставка {rate}',
    netAt: 'Без налога, ставка {rate}',
    sales: 'Продажи',
    refunds: 'Возвраты',
    voided: 'Отменённые корзины',
    numbers: 'Чеки',
    net: 'Без налога',
    total: 'Итого',
    rounding: 'Округление до монет',
    drawer: 'Денежный ящик',
    opening: 'На начало',
    cashTaken: 'Получено наличными',
    change: 'Сдача',
    refunded: 'Возвращено',
    tips: 'Чаевые',
    in: 'Внесено',
    out: 'Изъято',
    before: 'Уже было в ящике: чеки, внесённые позже',
    expected: 'Должно быть',
    counted: 'Пересчитано',
    difference: 'Излишек или недостача',
    byTender: 'По способу оплаты',
    cards: 'Проданные подарочные карты',
    tax: 'Налог',
  },
  es: {
    z: 'Informe Z {number}',
    x: 'Informe X de {till}',
    opened: 'Abierta {at}, {name}',
    closed: 'Cerrada {at}, {name}',
    taxAt: 'Impuesto al {rate}',
    netAt: 'Neto al {rate}',
    sales: 'Ventas',
    refunds: 'Devoluciones',
    voided: 'Cestas anuladas',
    numbers: 'Tiques',
    net: 'Neto',
    total: 'Total',
    rounding: 'Redondeo a monedas',
    drawer: 'Cajón',
    opening: 'Fondo inicial',
    cashTaken: 'Efectivo recibido',
    change: 'Cambio',
    refunded: 'Devuelto',
    tips: 'Propinas',
    in: 'Entradas',
    out: 'Salidas',
    before: 'Ya incluidos: tiques registrados tarde',
    expected: 'Debería haber',
    counted: 'Contado',
    difference: 'Diferencia',
    byTender: 'Por medio de pago',
    cards: 'Tarjetas regalo vendidas',
    tax: 'Impuesto',
  },
}

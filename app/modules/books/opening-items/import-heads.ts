/** What files of other programs call the fields of an open item, in any language. */
export const openingHeads = {
  party: [
    'Customer, Supplier, Vendor, Name, Account name, Customer number, Supplier number, Client',
    'Kunde, Lieferant, Debitor, Kreditor, Kundennummer, Lieferantennummer, Kontobezeichnung',
    'Cliente, Fornitore, Ragione sociale, Codice cliente, Codice fornitore',
    'Контрагент, Покупатель, Поставщик, Клиент',
    'Cliente, Proveedor, Acreedor, Deudor, Razón social',
  ],
  number: [
    'Invoice, Invoice number, Invoice no, Bill number, Num, Document, Document number, Reference',
    'Rechnung, Rechnungsnummer, Rechnungs-Nr, Beleg, Belegnummer, Belegfeld 1, Belegfeld1',
    'Fattura, Numero fattura, N. fattura, Documento, Numero documento',
    'Документ, Номер документа, Номер счёта, Счёт',
    'Factura, Número de factura, N.º de factura, Documento',
  ],
  date: [
    'Invoice date, Document date, Bill date',
    'Rechnungsdatum, Belegdatum, Datum',
    'Data fattura, Data documento, Data',
    'Дата документа, Дата счёта, Дата',
    'Fecha de factura, Fecha del documento, Fecha',
  ],
  dueDate: [
    'Due, Due on, Due date',
    'Fällig, Fällig am, Fälligkeit, Fälligkeitsdatum',
    'Scadenza, Data scadenza',
    'Срок оплаты, Оплатить до',
    'Vencimiento, Fecha de vencimiento',
  ],
  amount: [
    'Open, Open balance, Open amount, Amount due, Balance, Balance due, Remaining',
    'Offen, Offener Betrag, Saldo, Restbetrag, Offener Saldo',
    'Aperto, Residuo, Saldo, Importo aperto',
    'Остаток, Задолженность, Сумма долга, Сальдо',
    'Pendiente, Saldo, Importe pendiente',
  ],
  partyRole: ['Type, Kind', 'Art, Typ, Kontoart', 'Tipo', 'Вид, Тип', 'Tipo, Clase'],
}

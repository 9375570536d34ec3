/** What files of other programs call the fields of a payment, in any language. */
export const paymentHeads = {
  customer: [
    'Customer name, Customer number, Client, Payer, From',
    'Kundenname, Kundennummer, Kd-Nr, Firma, Auftraggeber, Zahler, Name',
    'Nome cliente, Codice cliente, Ordinante, Ragione sociale',
    'Плательщик, Контрагент, Код клиента',
    'Nombre del cliente, Código de cliente, Ordenante, Razón social',
  ],
  date: [
    'Payment date, Paid on, Received, Booking date, Value date',
    'Zahlungsdatum, Bezahlt am, Buchungstag, Buchungsdatum, Valuta, Wertstellung',
    'Data pagamento, Data incasso, Data valuta, Data operazione',
    'Дата платежа, Дата оплаты, Дата операции',
    'Fecha de pago, Fecha de cobro, Fecha valor, Fecha de operación',
  ],
  amount: [
    'Total, Paid, Sum',
    'Summe, Zahlbetrag, Umsatz',
    'Totale, Pagato',
    'Оплачено',
    'Total, Pagado',
  ],
  invoices: [
    'Invoice, Invoice number, Invoice no, Document',
    'Rechnung, Rechnungsnummer, Rechnungs-Nr, Re-Nr, Beleg, Belegnummer',
    'Fattura, Numero fattura, N. fattura, Documento',
    'Счёт, Счет, Номер счёта, Номер счета',
    'Factura, Número de factura, N.º de factura, Documento',
  ],
  reference: [
    'Memo, Description, Note, Remittance information',
    'Zweck, Buchungstext, Notiz, Text',
    'Causale, Descrizione, Nota',
    'Назначение, Назначение платежа, Комментарий',
    'Concepto, Descripción, Nota',
  ],
}

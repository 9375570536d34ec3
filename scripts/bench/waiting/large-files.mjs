// @ts-check
import writeXlsxFile from 'write-excel-file/node'

/** Files as large as anybody sends, made up. */

/** A calendar. @param {number} count @param {number} number @returns {string} */
export function calendarOf(count, number) {
  const events = Array.from({ length: count }, (_, at) => {
    const day = new Date(Date.UTC(2026, 0, 1 + (at % 700))).toISOString().slice(0, 10)
    const plain = day.replaceAll('-', '')
    return [
      'BEGIN:VEVENT',
      `UID:waiting-${number}-${at}@example.com`,
      'DTSTAMP:20260101T080000Z',
      `DTSTART;TZID=Europe/Rome:${plain}T${String(8 + (at % 9)).padStart(2, '0')}0000`,
      'DURATION:PT1H',
      ...(at % 5 === 0 ? ['RRULE:FREQ=WEEKLY;COUNT=20'] : []),
      `SUMMARY:Meeting ${at}`,
      'DESCRIPTION:What is to be said of the plans for this year and of the one before',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:-PT15M',
      'END:VALARM',
      'END:VEVENT',
    ]
  })
  return `${['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Example//EN', ...events.flat(), 'END:VCALENDAR'].join('\r\n')}\r\n`
}

/** A statement of a bank as camt.053. @param {number} count @param {number} number @returns {string} */
export function statementOf(count, number) {
  const entries = Array.from({ length: count }, (_, at) => {
    const isOut = at % 3 === 0
    const [side, agent] = isOut ? ['Cdtr', 'CdtrAcct'] : ['Dbtr', 'DbtrAcct']
    return `<Ntry><Amt Ccy="EUR">${10 + (at % 900)}.${String(at % 100).padStart(2, '0')}</Amt><CdtDbtInd>${isOut ? 'DBIT' : 'CRDT'}</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-0${1 + (at % 9)}-1${at % 10}</Dt></BookgDt><ValDt><Dt>2026-0${1 + (at % 9)}-1${at % 10}</Dt></ValDt><AcctSvcrRef>${number}-${at}</AcctSvcrRef><NtryDtls><TxDtls><Refs><EndToEndId>E${number}-${at}</EndToEndId></Refs><RltdPties><${side}><Nm>Kunde ${at % 400} GmbH</Nm></${side}><${agent}><Id><IBAN>DE89370400440532013000</IBAN></Id></${agent}></RltdPties><RmtInf><Ustrd>Rechnung ${number} ${at} vom Januar</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Id>${number}</Id><Acct><Id><IBAN>DE02120300000000202051</IBAN></Id><Ccy>EUR</Ccy></Acct>${entries.join('')}</Stmt></BkToCstmrStmt></Document>`
}

/** A mail of many small parts. @param {number} count @param {number} number @returns {string} */
export function mailOf(count, number) {
  const parts = Array.from(
    { length: count },
    (_, at) =>
      `--b\r\nContent-Type: text/plain; charset=utf-8; name="note-${at}.txt"\r\nContent-Disposition: attachment; filename="note-${at}.txt"\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(`Note ${at} of mail ${number}`).toString('base64')}\r\n`,
  )
  const head = [
    'From: Ada <ada@example.com>',
    'To: firm@example.com',
    `Message-ID: <waiting-${number}@example.com>`,
    'Date: Mon, 02 Feb 2026 10:00:00 +0100',
    `Subject: Many parts ${number}`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="b"',
  ]
  return `${head.join('\r\n')}\r\n\r\n${parts.join('')}--b--\r\n`
}

/** An electronic invoice in UBL. @param {number} count of lines @param {number} number @returns {string} */
export function invoiceOf(count, number) {
  const party = (/** @type {string} */ name) =>
    `<cac:Party><cac:PartyName><cbc:Name>${name}</cbc:Name></cac:PartyName><cac:PostalAddress><cac:Country><cbc:IdentificationCode>DE</cbc:IdentificationCode></cac:Country></cac:PostalAddress><cac:PartyLegalEntity><cbc:RegistrationName>${name}</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party>`
  const tax =
    '<cbc:ID>S</cbc:ID><cbc:Percent>19</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>'
  const lines = Array.from(
    { length: count },
    (_, at) =>
      `<cac:InvoiceLine><cbc:ID>${at + 1}</cbc:ID><cbc:InvoicedQuantity unitCode="C62">1</cbc:InvoicedQuantity><cbc:LineExtensionAmount currencyID="EUR">10.00</cbc:LineExtensionAmount><cac:Item><cbc:Name>Position ${at}</cbc:Name><cac:ClassifiedTaxCategory>${tax}</cac:ClassifiedTaxCategory></cac:Item><cac:Price><cbc:PriceAmount currencyID="EUR">10.00</cbc:PriceAmount></cac:Price></cac:InvoiceLine>`,
  )
  const net = (count * 10).toFixed(2)
  const amount = (/** @type {string} */ name, /** @type {string} */ text) =>
    `<cbc:${name} currencyID="EUR">${text}</cbc:${name}>`
  const [vat, gross] = [(count * 1.9).toFixed(2), (count * 11.9).toFixed(2)]
  return `<?xml version="1.0" encoding="UTF-8"?><Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"><cbc:ID>W-${number}</cbc:ID><cbc:IssueDate>2026-03-01</cbc:IssueDate><cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode><cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode><cac:AccountingSupplierParty>${party('Large Ltd')}</cac:AccountingSupplierParty><cac:AccountingCustomerParty>${party('Probe GmbH')}</cac:AccountingCustomerParty><cac:TaxTotal>${amount('TaxAmount', vat)}<cac:TaxSubtotal>${amount('TaxableAmount', net)}${amount('TaxAmount', vat)}<cac:TaxCategory>${tax}</cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal><cac:LegalMonetaryTotal>${amount('LineExtensionAmount', net)}${amount('TaxExclusiveAmount', net)}${amount('TaxInclusiveAmount', gross)}${amount('PayableAmount', gross)}</cac:LegalMonetaryTotal>${lines.join('')}</Invoice>`
}

/** Customers as a workbook. @param {number} count @param {number} number */
export function customersOf(count, number) {
  const heads = ['name', 'email', 'street', 'postcode', 'city', 'country']
  const rows = Array.from({ length: count }, (_, at) => [
    `Customer ${number}-${at}`,
    `post-${number}-${at}@example.com`,
    ...[`Street ${at}`, '10115', 'Berlin', 'DE'],
  ])
  const cells = [heads, ...rows].map((row) => row.map((value) => ({ value, type: String })))
  return writeXlsxFile(cells).toBuffer()
}

/** Items as a CSV file. @param {number} count */
export function itemsOf(count) {
  const rows = Array.from({ length: count }, (_, at) => `Item ${at};I-${at};${at % 900}.50;pc`)
  return ['name;sku;price;unit', ...rows].join('\n')
}

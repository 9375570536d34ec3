import { expect, test } from 'vitest'
import { line, TestFirm } from '#upstream/testing/test-firm.ts'

const quarter = 'from=2026-07-01&to=2026-09-30'

async function sell(firm: TestFirm, id: string, [taxCode, unitPrice, date]: string[]) {
  const { baseCurrency: currency } = await firm.must<{ baseCurrency: string }>('GET', '')
  const dates = { issueDate: date, supplyDate: date }
  return firm.issued(id, { ...dates, currency, lines: [line({ taxCode, unitPrice })] })
}

async function buy(firm: TestFirm, paidFrom: string, [taxCode, gross, date]: string[]) {
  const { baseCurrency: currency } = await firm.must<{ baseCurrency: string }>('GET', '')
  const { id } = await firm.must<{ id: string }>('POST', '/expenses', {
    ...{ date, payee: 'X', gross, currency, category: 'office', taxCode, paidFrom },
  })
  await firm.must('POST', `/expenses/${id}/post`)
}

/** The elements that hold a text, in their order, without the prefix of their namespace. */
function told(xml: string) {
  return [...xml.matchAll(/<(?:[\w-]+:)?(\w+)(?: [^>]*)?>([^<]+)</g)].map(([, name, text]) => [
    name,
    text,
  ])
}

const milan = {
  address: { street: 'Via Roma 1', postcode: '20121', city: 'Milano', country: 'IT', region: 'MI' },
  ...{ vatId: 'IT07643520567', timeZone: 'Europe/Rome' },
}

test('LIPE: a quarter with its interest and the credit before it', async () => {
  const firm = await TestFirm.open(milan)
  const { id } = await firm.customer()
  await sell(firm, id, ['IT-S22', '1000', '2026-07-10'])
  await buy(firm, '1810', ['IT-S22', '122', '2026-08-20'])
  await buy(firm, '1810', ['IT-RC-UE', '50', '2026-09-20'])
  const path = `/tax-returns/file?${quarter}`
  const { status, body } = await firm.download(`${path}&number=rssmra80a01h501u&credit=50`)
  expect(status).toBe(200)
  expect(body).toContain('xmlns:iv="urn:www.agenziaentrate.gov.it:specificheTecniche:sco:ivp"')
  expect(told(body)).toEqual([
    ['CodiceFornitura', 'IVP18'],
    ['CodiceFiscaleDichiarante', 'RSSMRA80A01H501U'],
    ['CodiceCarica', '1'],
    ['CodiceFiscale', '07643520567'],
    ['AnnoImposta', '2026'],
    ['PartitaIVA', '07643520567'],
    ['CFDichiarante', 'RSSMRA80A01H501U'],
    ['CodiceCaricaDichiarante', '1'],
    ['FirmaDichiarazione', '1'],
    ['FlagConferma', '1'],
    ['IdentificativoProdSoftware', 'FIRMAMENT'],
    ['NumeroModulo', '1'],
    ['Trimestre', '3'],
    ['TotaleOperazioniAttive', '1000,00'],
    ['TotaleOperazioniPassive', '150,00'],
    // 220.00 and 11.00 of the reverse charge; 22.00 and 11.00 are recovered.
    ['IvaEsigibile', '231,00'],
    ['IvaDetratta', '33,00'],
    ['IvaDovuta', '198,00'],
    ['CreditoPeriodoPrecedente', '50,00'],
    ['InteressiDovuti', '1,48'],
    ['ImportoDaVersare', '149,48'],
  ])

  // The firm itself declares, by month: July's debt, then what August and September leave.
  const settings = await firm.must<object>('GET', '/tax-duties/settings')
  await firm.must('PUT', '/tax-duties/settings', { ...settings, rhythm: 'month' })
  const { body: months } = await firm.download(`${path}&number=07643520567`)
  const modules = told(months).slice(7)
  expect(modules).toEqual([
    ...[
      ['NumeroModulo', '1'],
      ['Mese', '7'],
      ['TotaleOperazioniAttive', '1000,00'],
    ],
    ...[
      ['IvaEsigibile', '220,00'],
      ['IvaDovuta', '220,00'],
      ['ImportoDaVersare', '220,00'],
    ],
    ...[
      ['NumeroModulo', '2'],
      ['Mese', '8'],
      ['TotaleOperazioniPassive', '100,00'],
    ],
    ...[
      ['IvaDetratta', '22,00'],
      ['IvaCredito', '22,00'],
      ['ImportoACredito', '22,00'],
    ],
    ...[
      ['NumeroModulo', '3'],
      ['Mese', '9'],
      ['TotaleOperazioniPassive', '50,00'],
    ],
    ...[
      ['IvaEsigibile', '11,00'],
      ['IvaDetratta', '11,00'],
    ],
    ...[
      ['CreditoPeriodoPrecedente', '22,00'],
      ['ImportoACredito', '22,00'],
    ],
  ])
  for (const [query, fields] of [
    [`${quarter}&number=123`, { number: { key: 'lipeNumber' } }],
    ['from=2026-07-01&to=2026-07-31&number=07643520567', { to: { key: 'noQuarter' } }],
  ] as const) {
    const { body: refused } = await firm.ask('GET', `/tax-returns/file?${query}`)
    expect(refused.data.fields).toEqual(fields)
  }
})

test('the Swiss return: turnover, rates and input tax, as it was filed', async () => {
  const firm = await TestFirm.open({
    address: { street: 'Seeweg 1', postcode: '8001', city: 'Zürich', country: 'CH' },
    ...{ vatId: 'CHE-116.281.710 MWST', baseCurrency: 'CHF', timeZone: 'Europe/Zurich' },
  })
  const { id } = await firm.customer({ currency: 'CHF', address: { city: 'Bern', country: 'CH' } })
  await sell(firm, id, ['CH-S81', '1000', '2026-07-10'])
  await sell(firm, id, ['CH-S26', '500', '2026-08-10'])
  await sell(firm, id, ['CH-G', '200', '2026-08-11'])
  await buy(firm, '1020', ['CH-S81', '108.10', '2026-08-20'])
  await buy(firm, '1020', ['CH-BZ', '300', '2026-09-20'])
  const path = `/tax-returns/file?${quarter}&number=CHE-116.281.710%20MWST`
  const { status, body } = await firm.download(path)
  expect(status).toBe(200)
  expect(body).toContain('xmlns:eCH-0217="http://www.ech.ch/xmlns/eCH-0217/2"')
  const figures = told(body)
  expect(figures).toEqual([
    ['uid', 'CHE116281710'],
    ['organisationName', 'Nord &amp; Söhne GmbH'],
    ['generationTime', expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)],
    ['reportingPeriodFrom', '2026-07-01'],
    ['reportingPeriodTill', '2026-09-30'],
    ['typeOfSubmission', '1'],
    ['formOfReporting', '1'],
    ['businessReferenceId', '2026-07-01_2026-09-30'],
    ['manufacturer', 'Firmament'],
    ['product', 'Firmament'],
    ['productVersion', '1.0'],
    ['totalConsideration', '1700.00'],
    ['suppliesToForeignCountries', '200.00'],
    ['grossOrNet', '1'],
    ...[
      ['taxRate', '8.10'],
      ['turnover', '1000.00'],
      ['taxRate', '2.60'],
      ['turnover', '500.00'],
      // The tax on services from abroad.
      ['taxRate', '8.10'],
      ['turnover', '300.00'],
    ],
    ['inputTaxMaterialAndServices', '32.40'],
    // 81.00 + 13.00 + 24.30 − 8.10 − 24.30.
    ['payableTax', '85.90'],
  ])
  await firm.must('POST', '/tax-returns', { from: '2026-07-01', to: '2026-09-30' })
  await sell(firm, id, ['CH-S81', '70', '2026-09-30'])
  const withoutTime = (list: typeof figures) => list.filter(([name]) => name !== 'generationTime')
  expect(withoutTime(told((await firm.download(path)).body))).toEqual(withoutTime(figures))
  const wrong = await firm.ask('GET', path.replace('710', '71'))
  expect(wrong.body.data.fields).toEqual({ number: { key: 'uidNumber' } })
})

test('boxes of modelo 303 and of the CA3 as a table', async () => {
  const spanish = await TestFirm.open({
    ...{ address: { city: 'Madrid', country: 'ES' }, vatId: 'ESB58378431', language: 'es' },
  })
  const { id } = await spanish.customer()
  await sell(spanish, id, ['ES-S21', '100', '2026-07-10'])
  const path = `/tax-returns/file?${quarter}&number=B58378431`
  const { body } = await spanish.download(path)
  expect(body.replace('\ufeff', '').trim().split('\r\n')).toEqual([
    'B58378431;2026-07-01;2026-09-30',
    'Kennzahl;Inhalt;Im Formular, EUR',
    '07;Umsätze, netto;100,00',
    '09;Umsatzsteuer;21,00',
    ';Zahllast;21,00',
  ])
  const french = await TestFirm.open({
    address: { city: 'Lyon', country: 'FR' },
    vatId: 'FR40303265045',
  })
  const { id: customerId } = await french.customer()
  await sell(french, customerId, ['FR-S20', '100.60', '2026-07-10'])
  const july = '/tax-returns/file?from=2026-07-01&to=2026-07-31&number=303265045'
  const lines = (await french.download(july)).body.trim().split('\r\n').slice(2)
  // Whole euros, as the form takes them.
  expect(lines).toEqual([
    '08;Umsätze, netto;101,00',
    '08;Umsatzsteuer;20,00',
    'A1;Umsätze, netto;101,00',
    ';Zahllast;20,12',
  ])
  // The first file of the return is meant where none is named; another country's is none of its own.
  expect((await french.download(`${july}&file=ca3`)).body.trim().split('\r\n').slice(2)).toEqual(
    lines,
  )
  expect((await french.ask('GET', `${july}&file=elster`)).status).toBe(404)
  const without = await french.ask('GET', july.replace('303265045', ''))
  expect(without.body.data.fields).toEqual({ number: { key: 'required' } })
  const list = await french.must<{ files: string[] }>('GET', '/tax-returns')
  expect(list.files).toEqual(['ca3'])
  const wrong = await french.ask('GET', july.replace('045', '04'))
  expect(wrong.body.data.fields).toEqual({ number: { key: 'sirenNumber' } })
})

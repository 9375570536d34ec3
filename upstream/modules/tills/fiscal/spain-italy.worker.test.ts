import { runInDurableObject } from 'cloudflare:test'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { VerifactuView } from '#contract/selling/verifactu.ts'
import type { Ticket } from '#contract/tills/till-tickets.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { askFirm } from '#upstream/testing/ask-firm.ts'
import { tillOf } from '../tills/till-of.fixture.ts'

test('in Spain a ticket is a simplified invoice in the chain of invoices, with its code', async () => {
  const till = await tillOf('ES')
  await till.open()
  const sold = await till.sell({ price: '121', taxCode: 'ES-S21' })
  expect(sold.fiscal).toMatchObject({ state: 'recorded', heading: 'QR tributario:' })
  expect(sold.fiscal.code).toMatch(/ValidarQRNoVerifactu\?nif=B12345674&numserie=K1-000001&/)
  expect(sold.fiscal.code).toMatch(/&importe=121\.00$/)
  const back = await till.refund(sold.id)
  expect(back.fiscal.code).toMatch(/&importe=-121\.00$/)
  const view = await till.firm.must<VerifactuView>('GET', '/verifactu')
  expect(view).toMatchObject({ count: 2, isWhole: true })
  expect(view.latest.map(({ number, isTicket }) => [number, isTicket])).toEqual([
    [back.number, true],
    [sold.number, true],
  ])
  // Handed over as the agency takes them: F2, and R5 that names what it takes back.
  await till.firm.must('PUT', '/verifactu', { mode: 'sent', producer: '', producerNif: '' })
  const sent = await till.sell({ price: '12.10', taxCode: 'ES-S21' })
  expect(sent.fiscal.lines).toContain('VERI*FACTU')
  await till.firm.must('POST', '/verifactu/batches', {})
  const xml = await (await askFirm(till.firm, 'GET', '/verifactu/file?batch=1')).text()
  expect(xml).toContain('<sf:TipoFactura>F2</sf:TipoFactura>')
  expect(xml).toContain('<sf:BaseImponibleOimporteNoSujeto>10.00<')
  // Above 3,000 euro a simplified invoice is none (RD 1619/2012, art. 4).
  const large = await till.trySelling({ price: '3000.01', taxCode: 'ES-S21' })
  expect(large.status).toBe(409)
  expect((await till.setUp()).status).toBe(404)
})

test('in Spain a late ticket bears the day it was sold, and is entered however much it comes to', async () => {
  const till = await tillOf('ES')
  await till.open()
  const device = 'device-of-the-terrace'
  const path = `/till-registers/${till.till.id}/devices`
  await till.firm.must('POST', path, { device, waiting: 0 })
  // The device has been there for a week.
  await runInDurableObject(till.firm.object, (_, { storage }) =>
    storage.sql.exec('update till_series set reserved_at = ?', '2020-01-01T00:00:00.000Z'),
  )
  const dayMs = 86_400_000
  const dayOf = (daysAgo: number) => new Date(Date.now() - daysAgo * dayMs).toISOString()
  const sell = (running: number, soldAt: string, price: string, cents: number) =>
    till.firm.ask<Ticket>('POST', '/till-tickets', {
      ...{ id: newId(), registerId: till.till.id, device, series: 'A', running, soldAt },
      lines: [{ description: 'Mesa', quantity: '1', unitPrice: price, taxCode: 'ES-S21' }],
      tenders: [{ tender: 'cash', amount: cents }],
    })
  // The books have closed the day of the sale: it is posted on the next one, and handed out on its own.
  const dateOf = (at: string) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid' }).format(new Date(at))
  const soldAt = dayOf(3)
  await till.firm.must('PUT', '/ledger-locks/soft', { date: dateOf(dayOf(1)), reason: 'IVA' })
  const { status, body } = await sell(1, soldAt, '121', 12_100)
  expect([status, body.date]).toEqual([201, dateOf(dayOf(0))])
  const [year, month, day] = dateOf(soldAt).split('-')
  expect(body.fiscal.code).toContain(`&fecha=${day}-${month}-${year}&`)
  // Sold a moment ago by a device, it can't be refused any more than what it sold yesterday.
  const large = await sell(2, new Date().toISOString(), '3000.01', 300_001)
  expect([large.status, large.body.fiscal.state]).toEqual([201, 'recorded'])
})

test('in Italy a receipt says what it is not, and a closed day is a file by rate', async () => {
  const till = await tillOf('IT')
  const session = await till.open()
  const sold = await till.sell(
    { price: '12.20', taxCode: 'IT-S22', quantity: '2' },
    { price: '11', taxCode: 'IT-S10' },
  )
  expect(sold.fiscal).toMatchObject({
    ...{ state: null, code: '', lines: ['Documento gestionale, non valido ai fini fiscali.'] },
  })
  await till.refund((await till.sell({ price: '12.20', taxCode: 'IT-S22' })).id)
  // 100.00 + 24.40 + 11.00 + 12.20 − 12.20
  const { number } = await till.close(session.id, 13_540)
  const query = 'kind=corrispettivi&from=2020-01-01&to=2099-12-31'
  const answer = await askFirm(till.firm, 'GET', `${till.path}/file?${query}`)
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const xml = strFromU8(files[`${number}.xml`] ?? new Uint8Array())
  expect(xml).toContain('versione="COR10"')
  expect(xml).toContain('<PIVAEsercente>12345670017</PIVAEsercente>')
  expect(xml).toContain(
    '<Riepilogo><IVA><AliquotaIVA>22.00</AliquotaIVA><Imposta>4.40</Imposta></IVA><Ammontare>30.00</Ammontare><ImportoParziale>20.00</ImportoParziale><TotaleAmmontareResi>10.00</TotaleAmmontareResi>',
  )
  expect(xml).toContain('<PagatoContanti>35.40</PagatoContanti>')
  // The next one alone is the second all the same.
  const next = await till.open()
  const { number: second } = await till.close(next.id, 10_000)
  await runInDurableObject(till.firm.object, (_, { storage }) => {
    storage.sql.exec("update till_sessions set date = '2025-01-02' where number = ?", number)
  })
  const later = query.replace('2020-01-01', '2025-01-03')
  const alone = await askFirm(till.firm, 'GET', `${till.path}/file?${later}`)
  const laterFiles = unzipSync(new Uint8Array(await alone.arrayBuffer()))
  expect(Object.keys(laterFiles)).toEqual([`${second}.xml`])
  expect(strFromU8(laterFiles[`${second}.xml`] ?? new Uint8Array())).toContain(
    '<Progressivo>2</Progressivo>',
  )
  const wrong = await askFirm(
    till.firm,
    'GET',
    `${till.path}/file?${query.replace('corrispettivi', 'dep7')}`,
  )
  expect(wrong.status).toBe(404)
})

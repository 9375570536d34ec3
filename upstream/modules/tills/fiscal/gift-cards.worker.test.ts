import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Ticket } from '#contract/tills/till-tickets.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { askFirm } from '#upstream/testing/ask-firm.ts'
import { tillOf } from '../tills/till-of.fixture.ts'

const span = 'from=2020-01-01&to=2099-12-31'

/** Goods for 12.00 and a gift card of 50.00, in cash. */
function sellCard(till: Awaited<ReturnType<typeof tillOf>>, taxCode: string): Promise<Ticket> {
  return till.firm.must<Ticket>('POST', '/till-tickets', {
    ...{ id: newId(), registerId: till.till.id, giftCards: [{ amount: 5_000 }] },
    lines: [{ description: 'Ware', quantity: '1', unitPrice: '12', taxCode }],
    tenders: [{ tender: 'cash', amount: 6_200 }],
  })
}

async function filesOf({ firm, path }: Awaited<ReturnType<typeof tillOf>>, kind: string) {
  const answer = await askFirm(firm, 'GET', `${path}/file?kind=${kind}&${span}`)
  return unzipSync(new Uint8Array(await answer.arrayBuffer()))
}

// DSFinV-K, annex C: MehrzweckgutscheinKauf with UST_SCHLUESSEL 5; annex I: the fifth sum.
test('in Germany a card is MehrzweckgutscheinKauf, not taxable, and signed in the fifth place', async () => {
  const till = await tillOf('DE')
  await till.setUp()
  const session = await till.open()
  const sold = await sellCard(till, 'DE-S19')
  expect(sold.fiscal.code.split(';')[3]).toBe('Beleg^12.00_0.00_0.00_0.00_50.00^62.00:Bar')
  await till.close(session.id, 16_200)
  const files = await filesOf(till, 'dsfinvk')
  const text = (name: string) => strFromU8(files[`${name}.csv`] ?? new Uint8Array())
  const [card] = sold.giftCards
  expect(text('lines')).toContain(`"${card?.number}";"Gutschein ${card?.number}"`)
  expect(text('businesscases')).toMatch(/"MehrzweckgutscheinKauf";"";0;5;50,00\d*;50,00\d*;0,00/)
})

test('in Austria a card stands among what has no rate', async () => {
  const till = await tillOf('AT')
  await till.setUp()
  await till.open()
  const { fiscal } = await sellCard(till, 'AT-S20')
  expect(fiscal.code).toContain('_12,00_0,00_0,00_50,00_0,00_')
})

test('in Spain a card is recorded as not subject, in Italy it is of nature N2', async () => {
  const spain = await tillOf('ES')
  await spain.open()
  await spain.firm.must('PUT', '/verifactu', { mode: 'sent', producer: '', producerNif: '' })
  expect((await sellCard(spain, 'ES-S21')).fiscal.code).toMatch(/&importe=62\.00$/)
  await spain.firm.must('POST', '/verifactu/batches', {})
  const sent = await (await askFirm(spain.firm, 'GET', '/verifactu/file?batch=1')).text()
  expect(sent).toContain(
    '<sf:CalificacionOperacion>N1</sf:CalificacionOperacion><sf:BaseImponibleOimporteNoSujeto>50.00<',
  )
  const italy = await tillOf('IT')
  const session = await italy.open()
  await sellCard(italy, 'IT-S22')
  const { number } = await italy.close(session.id, 16_200)
  const files = await filesOf(italy, 'corrispettivi')
  expect(strFromU8(files[`${number}.xml`] ?? new Uint8Array())).toContain(
    '<Riepilogo><Natura>N2</Natura><Ammontare>50.00</Ammontare>',
  )
})

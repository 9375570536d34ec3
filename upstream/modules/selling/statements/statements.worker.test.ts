import { expect, test } from 'vitest'
import type { OpenItem } from '#contract/books/settlement.ts'
import type { RecordMails } from '#contract/firm/mails.ts'
import type { PartyStatement, StatementRow } from '#contract/selling/statements.ts'
import { readPages } from '#upstream/documents/pdf/fixtures/read-pdf.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { askFirm } from '#upstream/testing/ask-firm.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

test('a statement ends with what is open, in each currency, whatever was taken back', async () => {
  const firm = await TestFirm.open()
  const { id } = await firm.customer()
  const first = await firm.issued(id)
  const dollars = await firm.issued(id, { currency: 'USD', exchangeRate: '0.5' })
  const paid = await firm.pay(first, 5000)
  const across = { invoiceId: dollars.id, amount: 2000, invoiceAmount: 4000 }
  await firm.must('POST', '/payments', {
    customerId: id,
    date: today,
    currency: 'EUR',
    amount: 2000,
    allocations: [across],
  })
  await firm.must('POST', `/payments/${paid.id}/reverse`, {})
  const writeOff = { amount: 1900, date: today, reason: 'Small' }
  await firm.must('POST', `/invoices/${first.id}/write-off`, writeOff)
  const statement = await firm.must<PartyStatement>('GET', `/parties/${id}/statement`)
  const open = await firm.must<OpenItem[]>('GET', `/parties/${id}/open-items`)
  for (const { currency, opening, closing, lines } of statement.currencies) {
    const items = open.filter((item) => item.currency === currency)
    const owed = items.reduce(
      (sum, { side, balance }) => sum + (side === 'debit' ? balance : -balance),
      0,
    )
    expect([currency, closing]).toEqual([currency, owed])
    expect(lines.reduce((sum, { amount }) => sum + amount, opening)).toBe(closing)
  }
  expect(statement.currencies.map(({ currency, closing }) => [currency, closing])).toEqual([
    ['EUR', 10_000],
    ['USD', 7900],
  ])
  const read = async (query: string) =>
    firm.must<PartyStatement>('GET', `/parties/${id}/statement?size=2${query}`)
  const inOrder = ({ currencies }: PartyStatement) =>
    currencies.flatMap(({ lines, carried }) => lines.map((line) => ({ ...line, carried })))
  const turned: PartyStatement[] = []
  for (let next: string | null = ''; next !== null && turned.length < 9; ) {
    const page: PartyStatement = await read(next && `&after=${next}`)
    turned.push(page)
    next = page.next
  }
  const lineCount = statement.currencies.reduce((sum, { lines }) => sum + lines.length, 0)
  expect(turned.map((page) => inOrder(page).length).reduce((a, b) => a + b)).toBe(lineCount)
  for (const { currency, lines } of statement.currencies) {
    const shown = turned.flatMap(({ currencies }) =>
      currencies.filter((one) => one.currency === currency).flatMap((one) => one.lines),
    )
    expect(shown).toEqual(lines)
  }
  const [, second, third] = turned
  const back = await read(`&before=${third?.previous}`)
  expect([back.first, inOrder(back)]).toEqual([3, second && inOrder(second)])
  for (const wrong of ['x', btoa('["2026-01-01",1,2]')]) {
    const refused = await firm.ask('GET', `/parties/${id}/statement?after=${wrong}`)
    expect(refused.status).toBe(400)
  }
  const later = addDays(today, 1)
  const after = await firm.must<PartyStatement>(
    'GET',
    `/parties/${id}/statement?from=${later}&to=${later}`,
  )
  expect(after.currencies).toMatchObject([
    { currency: 'EUR', opening: 10_000, closing: 10_000, lines: [] },
    { currency: 'USD', opening: 7900, lines: [] },
  ])
  const denied = await firm.ask('GET', `/parties/${id}/statement`, undefined, { role: 'sales' })
  expect(denied.status).toBe(403)
})

test('a statement as of a day says what was open then, by lateness, and prints the same', async () => {
  const firm = await TestFirm.open()
  const { id } = await firm.customer({ email: 'buch@dom.example' })
  const silent = await firm.customer({ name: 'Ohne Post' })
  const start = addDays(today, -50)
  const old = await firm.issued(id, { issueDate: start, dueDate: addDays(today, -40) })
  await firm.issued(id, { dueDate: addDays(today, 10) })
  await firm.issued(silent.id)
  await firm.pay(old, 5000)
  const query = `from=${start}&to=${today}`
  const now = await firm.must<PartyStatement>('GET', `/parties/${id}/statement?${query}`)
  const [account] = now.currencies
  expect(account?.closing).toBe(18_800)
  expect(account?.ageing.map(({ amount }) => amount)).toEqual([11_900, 0, 6900, 0, 0])
  expect(account?.open.map(({ balance }) => balance)).toEqual([6900, 11_900])
  const before = addDays(today, -45)
  const then = await firm.must<PartyStatement>(
    'GET',
    `/parties/${id}/statement?from=${start}&to=${before}`,
  )
  expect(then.currencies[0]?.ageing.map(({ amount }) => amount)).toEqual([11_900, 0, 0, 0, 0])

  const listed = await firm.must<{ rows: StatementRow[] }>('GET', `/statements?${query}`)
  expect(
    listed.rows.map(({ partyId, balance, overdue, obstacle }) => [
      partyId,
      balance,
      overdue,
      obstacle,
    ]),
  ).toEqual([
    [id, 18_800, 6900, null],
    [silent.id, 11_900, 0, 'noAddress'],
  ])
  const choice = { partyIds: [id, silent.id], from: start, to: today }
  const shown = await firm.must('POST', '/statements/mails', choice)
  expect(shown).toMatchObject({
    rows: [
      { recordId: id, label: 'Ärzte am Dom', to: 'buch@dom.example', reason: null },
      { recordId: silent.id, label: 'Ohne Post', to: '', reason: 'noMailAddress' },
    ],
  })
  const outcome = await firm.must('POST', '/statements/send', choice)
  expect(outcome).toMatchObject({
    results: [
      { id, outcome: 'done' },
      { id: silent.id, outcome: 'skipped', reason: 'noMailAddress' },
    ],
  })
  const { rows } = await firm.must<RecordMails>('GET', `/records/party/${id}/mails`)
  expect(rows[0]).toMatchObject({ to: 'buch@dom.example' })
  expect(rows[0]?.subject).toContain('Kontoauszug')
  const { history } = await firm.panels('party', id)
  expect(history.map(({ action }) => action)).toContain('send')
  const file = await askFirm(firm, 'GET', `/parties/${id}/statement/pdf?${query}`)
  const printed = readPages(new Uint8Array(await file.arrayBuffer())).join('\n')
  for (const word of ['Kontoauszug', 'Ärzte am Dom', '188,00', '119,00', '69,00', '31–60 Tage']) {
    expect(printed).toContain(word)
  }
  const unknown = await firm.ask('POST', '/statements/send', { ...choice, partyIds: [newId()] })
  expect(unknown.status).toBe(404)
  const denied = await firm.ask('POST', '/statements/send', choice, { role: 'readOnly' })
  expect(denied.status).toBe(403)
})

import { describe, expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import type { JournalEntry } from '#contract/books/ledger.ts'
import type {
  JournalFileOutcome,
  JournalTemplate,
  ManualEntry,
} from '#contract/books/manual-entries.ts'
import { addDays, addMonths } from '#upstream/firm/calendar.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { runJobsAt } from '#upstream/testing/run-jobs.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

const line = (account: string, debit: number, credit: number) => ({ account, debit, credit })
const rent = [line('4210', 90000, 0), line('1200', 0, 90000)]
const input = (values: object = {}) => ({ date: today, memo: 'Rent', lines: rent, ...values })

describe('a manual entry', () => {
  test('is a draft until it is posted, and then never changed but reversed', async () => {
    const firm = await TestFirm.open()
    const draft = await firm.must<ManualEntry>('POST', '/manual-entries', {
      ...input({ date: addDays(today, -40), lines: [rent[0]] }),
    })
    const path = `/manual-entries/${draft.id}`
    expect(draft).toMatchObject({ state: 'draft', debit: 90000, credit: 0, entryId: null })
    expect(await firm.balances()).toEqual({})
    const unbalanced = await firm.ask('POST', `${path}/post`, { version: 1 })
    expect([unbalanced.status, unbalanced.body.data.fields.lines?.key]).toEqual([
      422,
      'outOfBalance',
    ])
    const changed = { ...input({ date: addDays(today, -40) }), version: 1 }
    await firm.must('PUT', path, changed)
    expect((await firm.ask('PUT', path, changed)).status).toBe(409)
    const stale = await firm.ask('POST', `${path}/post`, { version: 1 })
    expect([stale.status, Object(stale.body.data.detail).current.version]).toEqual([409, 2])
    const posted = await firm.must<ManualEntry>('POST', `${path}/post`, { version: 2 })
    expect(await firm.balances()).toMatchObject({ '4210': 90000, '1200': -90000 })
    const entry = await firm.must<JournalEntry>('GET', `/journal-entries/${posted.entryId}`)
    expect(entry).toMatchObject({ memo: 'Rent', source: { kind: 'manual', id: draft.id } })
    for (const [method, to] of [
      ['PUT', path],
      ['DELETE', path],
      ['POST', `${path}/post`],
    ] as const) {
      expect((await firm.ask(method, to, { ...changed, version: 3 })).status, to).toBe(409)
    }
    const early = await firm.ask('POST', `${path}/reverse`, { date: addDays(today, -41) })
    expect(early.body.data.fields.date?.key).toBe('beforeEntry')
    const taken = await firm.must('POST', `${path}/reverse`, { date: addDays(today, -3) })
    expect(taken).toMatchObject({ state: 'reversed' })
    expect(await firm.balances()).toMatchObject({ '4210': 0, '1200': 0 })
    expect((await firm.ask('POST', `${path}/reverse`, { date: today })).status).toBe(409)
    for (const role of ['sales', 'readOnly'] as const) {
      expect((await firm.ask('POST', '/manual-entries', input(), { role })).status).toBe(403)
    }
  })

  test('takes no control account, no unknown one, no line on both sides', async () => {
    const firm = await TestFirm.open()
    const lines = [line('1400', 100, 0), line('9999', 0, 100), line('1200', 5, 5)]
    const { status, body } = await firm.ask('POST', '/manual-entries', input({ lines }))
    expect([status, body.data.fields]).toMatchObject([
      422,
      {
        'lines.0.account': { key: 'controlAccount' },
        'lines.1.account': { key: 'unknownAccount' },
        'lines.2.credit': { key: 'oneSide' },
      },
    ])
  })

  test('is posted by another than who prepared it, where the firm’s rule is on', async () => {
    const firm = await TestFirm.open()
    const rule = { kind: 'manualEntry', needsOther: true, version: 1 }
    await firm.must('PUT', '/approval-rules', rule)
    const { id } = await firm.must<ManualEntry>('POST', '/manual-entries', input())
    const refused = await firm.ask('POST', `/manual-entries/${id}/post`, { version: 1 })
    expect([refused.status, refused.body.data.detail]).toEqual([403, { reason: 'preparedByYou' }])
    firm.userId = newId()
    await firm.must('POST', `/manual-entries/${id}/post`, { version: 1 })
  })

  test('with a day of reversal is taken back on it, at once where that day has passed', async () => {
    const firm = await TestFirm.open()
    const dates = { date: addDays(today, -35), reverseDate: addDays(today, -4) }
    const past = await firm.must<ManualEntry>('POST', '/manual-entries', input(dates))
    const done = await firm.must('POST', `/manual-entries/${past.id}/post`, { version: 1 })
    expect(done).toMatchObject({ state: 'reversed' })
    const later = input({ reverseDate: addDays(today, 3) })
    const { id } = await firm.must<ManualEntry>('POST', '/manual-entries', later)
    expect(await firm.must('POST', `/manual-entries/${id}/post`, { version: 1 })).toMatchObject({
      state: 'posted',
    })
    await runJobsAt(firm, addDays(today, 3))
    expect(await firm.must('GET', `/manual-entries/${id}`)).toMatchObject({ state: 'reversed' })
    const { rows } = await firm.must<{ rows: JournalEntry[] }>('GET', '/journal-entries')
    expect(rows.map(({ date }) => date)).toEqual([
      addDays(today, 3),
      today,
      addDays(today, -4),
      addDays(today, -35),
    ])
  })
})

describe('a template', () => {
  test('that recurs makes each of its entries once, on its own date', async () => {
    const firm = await TestFirm.open()
    const startDate = addMonths(today, -2)
    const template = await firm.must<JournalTemplate>('POST', '/journal-templates', {
      name: 'Rent',
      memo: 'Rent',
      lines: rent,
      every: 'month',
      startDate,
      posts: true,
      endDate: addMonths(today, 1),
    })
    expect(template).toMatchObject({ nextDate: startDate })
    await runJobsAt(firm, today)
    await runJobsAt(firm, today)
    const { rows } = await firm.must<{ rows: ManualEntry[] }>('GET', '/manual-entries')
    expect(rows.map(({ date, state }) => [date, state])).toEqual(
      [0, -1, -2].map((months) => [addMonths(startDate, months + 2), 'posted']),
    )
    await runJobsAt(firm, addDays(addMonths(today, 3), 2))
    expect(await firm.must('GET', `/journal-templates/${template.id}`)).toMatchObject({
      nextDate: null,
    })
    expect(await firm.balances()).toMatchObject({ '4210': 4 * 90000 })
    await firm.must('DELETE', `/journal-templates/${template.id}`)
    expect(await firm.must('GET', '/journal-templates')).toEqual([])
  })
})

describe('a file', () => {
  const send = (firm: TestFirm, text: BlobPart, fields: Record<string, string> = {}) =>
    firm.upload<JournalFileOutcome>('/manual-entries/import', {
      file: new File([text], 'journal.csv'),
      ...fields,
    })

  test('of a journal becomes drafts, or says for each line what is wrong', async () => {
    const firm = await TestFirm.open()
    const bad = 'Datum;Belegnummer;Konto;Soll;Haben\n31.02.2026;1;1200;x;\n1.3.2026;2;9999;5,00;\n'
    expect((await send(firm, bad)).body).toMatchObject({
      created: 0,
      problems: [
        { line: 2, key: 'invalidDate', text: '31.02.2026' },
        { line: 2, key: 'invalidAmount', text: 'x' },
        { line: 3, key: 'outOfBalance' },
        { line: 3, key: 'unknownAccount', text: '9999' },
      ],
    })
    const good = `Datum;Belegnummer;Konto;Gegenkonto;Soll;Haben;Betrag;Buchungstext
1.3.2026;1;4210;;1.234,50;;;Miete
1.3.2026;1;1200;;;1234,50;;Miete
2.3.2026;;4930;1200;;;"12,30";Büro
`
    expect((await send(firm, good)).body).toEqual({ created: 2, entryId: null, problems: [] })
    const { rows } = await firm.must<{ rows: ManualEntry[] }>('GET', '/manual-entries')
    expect(rows).toMatchObject([
      { date: '2026-03-02', memo: 'Büro', debit: 1230, credit: 1230, state: 'draft' },
      { date: '2026-03-01', memo: 'Miete', debit: 123450, credit: 123450 },
    ])
  })

  test('that is a workbook has its amounts as they are: no three decimals become thousands', async () => {
    const firm = await TestFirm.open()
    const table = [
      ['Datum', 'Konto', 'Gegenkonto', 'Betrag'],
      ['2026-03-01', '4930', '1200', 12.375],
    ]
    const cells = table.map((row) => row.map((value) => ({ value })))
    const book = new Uint8Array(await writeXlsxFile(cells, {}).toBuffer())
    expect((await send(firm, book)).body).toMatchObject({
      created: 0,
      problems: [{ line: 2, key: 'invalidAmount', text: '12.375' }],
    })
  })

  test('of opening balances becomes one draft that the opening account balances', async () => {
    const firm = await TestFirm.open()
    const text = 'Account,Debit,Credit\n1200,"5,000.00",\n0410,1000,\n0630,,2500.5\n'
    const { body } = await send(firm, text, { content: 'opening', date: '2026-01-01' })
    expect(body).toMatchObject({ created: 1, problems: [] })
    const draft = await firm.must<ManualEntry>('GET', `/manual-entries/${body.entryId}`)
    expect(draft).toMatchObject({ date: '2026-01-01', debit: 600000, credit: 600000 })
    expect(draft.lines.at(-1)).toMatchObject({ account: '9000', credit: 349950 })
    await firm.must('POST', `/manual-entries/${draft.id}/post`, { version: 1 })
    expect(await firm.balances()).toMatchObject({ '1200': 500000, '9000': -349950 })
  })
})

import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { CostCentre } from '#contract/books/cost-centres.ts'
import type { ManualEntry } from '#contract/books/manual-entries.ts'
import type { Report } from '#contract/reporting/reports.ts'
import { pickFrom, randomFrom, rollFrom } from '#upstream/testing/random.ts'
import { seedsOf } from '#upstream/testing/seeds.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

const year = 'period=custom&from=2025-01-01&to=2025-12-31'
const months = Array.from({ length: 12 }, (_, at) => `2025-${String(at + 1).padStart(2, '0')}`)
const accounts = ['8400', '8300', '3400', '4210', '4930', '1200']

/** `1 Shops` with `11` and `12`, which has `121`, and `2 Workshop`. */
async function firmWithCentres() {
  const firm = await TestFirm.open()
  const make = async (code: string, parentId = '') =>
    (await firm.must<CostCentre>('POST', '/cost-centres', { code, name: `C${code}`, parentId })).id
  const shops = await make('1')
  const harbour = await make('11', shops)
  const market = await make('12', shops)
  const stall = await make('121', market)
  const workshop = await make('2')
  return { firm, ids: { shops, harbour, market, stall, workshop } }
}

type Line = { account: string; debit: number; credit: number; costCentreId: string }

async function post(firm: TestFirm, date: string, lines: Line[]): Promise<ManualEntry> {
  const { id } = await firm.must<ManualEntry>('POST', '/manual-entries', { date, memo: 'x', lines })
  return firm.must('POST', `/manual-entries/${id}/post`, { version: 1 })
}

const read = (firm: TestFirm, report: string, query: string): Promise<Report> =>
  firm.must('GET', `/reports/${report}?${query}`)

/** The amounts of a row in all its columns. */
function amountsOf({ rows }: Report, label: string): number[] {
  const row = rows.find(({ cells, kind }) => kind !== 'head' && cells[0]?.text === label)
  return (row?.cells ?? []).slice(1).map((cell) => cell?.amount ?? 0)
}

/** What lines say by account, month and cost centre, straight from the table. */
function linesOf(firm: TestFirm) {
  return runInDurableObject(firm.object, (_, { storage: { sql } }) =>
    sql
      .exec<{ account: string; month: string; centre: string | null; balance: number }>(
        `select account, substr(date, 1, 7) as month, cost_centre_id as centre,
           sum(debit - credit) as balance from journal_lines group by 1, 2, 3`,
      )
      .toArray(),
  )
}

test.each(seedsOf([1, 2, 3]))(
  'in every account and month the cost centres and what has none come to the whole (seed %i)',
  async (seed) => {
    const { firm, ids } = await firmWithCentres()
    const [roll, pick] = [rollFrom(seed), pickFrom(randomFrom(seed))]
    const choices = ['', ...Object.values(ids)]
    for (let count = 0; count < 40; count++) {
      const lines = Array.from({ length: 2 + roll(3) }, () => {
        const amount = 1 + roll(100_000)
        const [debit, credit] = roll(2) === 0 ? [amount, 0] : [0, amount]
        return { account: pick(accounts), debit, credit, costCentreId: pick(choices) }
      })
      const rest = lines.reduce((sum, { debit, credit }) => sum + credit - debit, 0)
      if (rest !== 0) {
        const [debit, credit] = [Math.max(rest, 0), Math.max(-rest, 0)]
        lines.push({ account: pick(accounts), debit, credit, costCentreId: pick(choices) })
      }
      const date = `${pick(months)}-${String(1 + roll(28)).padStart(2, '0')}`
      const { id } = await post(firm, date, lines)
      if (roll(5) === 0) {
        await firm.must('POST', `/manual-entries/${id}/reverse`, {
          date: `2025-12-${29 + roll(3)}`,
        })
      }
    }

    const lines = await linesOf(firm)
    const whole = await read(firm, 'profit-and-loss', `${year}&split=month`)
    const sums = new Map<string, number[]>()
    for (const key of [...Object.values(ids).map((id) => `only:${id}`), 'none']) {
      const part = await read(firm, 'profit-and-loss', `${year}&split=month&costCentre=${key}`)
      for (const { kind, cells } of part.rows) {
        if (kind === 'head') continue
        const label = cells[0]?.text ?? ''
        const amounts = amountsOf(part, label)
        const before = sums.get(label) ?? amounts.map(() => 0)
        sums.set(
          label,
          before.map((sum, at) => sum + (amounts[at] ?? 0)),
        )
        // Each figure is what the lines of that centre and month say.
        const [code = ''] = label.split(' ')
        if (kind !== 'line' || !accounts.includes(code)) continue
        const sign = code.startsWith('8') ? -1 : 1
        const own = (month: string) =>
          lines
            .filter((line) => line.account === code && line.month === month)
            .filter(({ centre }) => (centre === null ? 'none' : `only:${centre}`) === key)
            .reduce((sum, { balance }) => sum + sign * balance, 0)
        expect(amounts.slice(0, 12), label).toEqual(months.map(own))
      }
    }
    for (const { kind, cells } of whole.rows) {
      const label = cells[0]?.text ?? ''
      if (kind !== 'head') expect(sums.get(label), label).toEqual(amountsOf(whole, label))
    }

    // Side by side: centres of the first level with what is below them, none, and all.
    const beside = await read(firm, 'profit-and-loss', `${year}&split=costCentre`)
    expect(beside.columns.map(({ label }) => label).slice(1)).toEqual([
      '1 C1',
      '2 C2',
      'Ohne Kostenstelle',
      'Gesamt',
    ])
    expect(beside.checks.map(({ isHeld }) => isHeld)).toEqual([true])
    for (const { kind, cells } of beside.rows) {
      if (kind === 'head') continue
      const [all = 0, ...parts] = cells
        .slice(1)
        .map((cell) => cell?.amount ?? 0)
        .reverse()
      expect(
        parts.reduce((sum, one) => sum + one, 0),
        cells[0]?.text,
      ).toBe(all)
    }

    // Every figure of every column opens the lines that it is the sum of.
    for (const { kind, cells } of beside.rows) {
      if (kind !== 'result' || cells[0]?.text !== 'Ergebnis') continue
      for (const cell of cells.slice(1)) {
        if (cell?.link?.target !== 'report') expect.unreachable()
        const query = new URLSearchParams(cell?.link?.target === 'report' ? cell.link.query : {})
        const opened = await read(firm, 'general-ledger', String(query))
        const total = opened.rows.findLast(({ kind: of }) => of === 'result')
        expect(0 - (total?.cells.at(-1)?.amount ?? 0)).toBe(cell?.amount)
      }
    }
  },
)

test('reports keep to a cost centre, and say so in their lines and files', async () => {
  const { firm, ids } = await firmWithCentres()
  await post(firm, '2025-03-01', [
    { account: '4210', debit: 900, credit: 0, costCentreId: ids.stall },
    { account: '4210', debit: 500, credit: 0, costCentreId: ids.workshop },
    { account: '4210', debit: 70, credit: 0, costCentreId: '' },
    { account: '1200', debit: 0, credit: 1470, costCentreId: '' },
  ])
  const one = await read(firm, 'profit-and-loss', `${year}&costCentre=${ids.shops}`)
  expect(amountsOf(one, 'Ergebnis')).toEqual([-900])
  expect(one.subtitle).toContain('Kostenstelle: 1 C1')
  const below = await read(
    firm,
    'profit-and-loss',
    `${year}&split=costCentre&costCentre=${ids.shops}`,
  )
  expect(below.columns.map(({ label }) => label)).toEqual(['Konto', '2025'])
  const asked = await firm.ask('GET', `/reports/profit-and-loss?${year}&costCentre=none,x`)
  expect([asked.status, asked.body.data.fields]).toEqual([
    422,
    { costCentre: { key: 'unknownCentre' } },
  ])

  const journal = await read(firm, 'journal', `${year}&costCentre=${ids.stall}`)
  expect(journal.rows.map(({ cells }) => [cells[4]?.text, cells[5]?.amount])).toEqual([
    ['121 C121', 900],
  ])
  const ledger = await read(firm, 'general-ledger', `${year}&costCentre=none&accounts=4210`)
  expect(ledger.rows.at(-2)?.cells.map((cell) => cell?.amount)).toEqual([
    ...[undefined, undefined, undefined, undefined],
    ...[70, 0, 70],
  ])

  const csv = await firm.download(`/reports/journal/file?${year}&format=csv`)
  expect(csv.body).toContain('121 C121')
  const plain = await firm.download(`/reports/journal/file?${year}&format=hledger`)
  expect(plain.body).toContain('9.00 EUR  ; centre:121 C121')
})

test('a firm without cost centres sees no column for them', async () => {
  const firm = await TestFirm.open()
  const { columns } = await read(firm, 'journal', year)
  expect(columns.map(({ key }) => key)).not.toContain('costCentre')
  const { checks } = await read(firm, 'profit-and-loss', `${year}&split=costCentre`)
  expect(checks).toEqual([])
})

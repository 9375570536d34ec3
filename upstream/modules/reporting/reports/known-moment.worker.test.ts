import { expect, test } from 'vitest'
import { withOffset } from '#contract/core/zoned-time.ts'
import type { Report } from '#contract/reporting/reports.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { line, TestFirm, today } from '#upstream/testing/test-firm.ts'

const zone = 'Europe/Berlin'
const days = `period=custom&from=${addDays(today, -30)}&to=${today}`

/** The next full second, once it is over: on the firm's own clocks, such as `2026-11-26T14:30:15`. */
async function nextSecond(): Promise<string> {
  const second = Math.ceil(Date.now() / 1000) * 1000
  await new Promise((resolve) => setTimeout(resolve, second - Date.now() + 20))
  return withOffset(new Date(second).toISOString(), zone).slice(0, 19)
}

// 100.00 are invoiced before the moment and 100.00 after it, on one day.
test('two entries of one day are told apart by the moment they were posted', async () => {
  const firm = await TestFirm.open({ timeZone: zone })
  const { id } = await firm.customer()
  await firm.issued(id, { lines: [line()] })
  const between = await nextSecond()
  await firm.issued(id, { lines: [line()] })
  const read = (name: string, known: string) =>
    firm.must<Report>('GET', `/reports/${name}?${days}&${known}`)
  const profit = async (known: string) => {
    const { rows } = await read('profit-and-loss', known)
    return rows.at(-1)?.cells[1]?.amount
  }
  expect(await profit(`knownOn=${today}`)).toBe(20_000)
  expect(await profit(`knownAt=${between}`)).toBe(10_000)
  expect(await profit(`knownAt=${addDays(today, -1)}T23:59`)).toBe(0)
  const then = await read('profit-and-loss', `knownAt=${between}`)
  expect(then.known).toMatchObject({ on: between.slice(0, 10), at: between, laterEntries: 1 })
  expect(then.subtitle).toContain(`um ${between.slice(11, 16)}`)
  const [revenue] = then.rows.filter(({ kind }) => kind === 'line')
  expect(revenue?.cells[1]?.link).toMatchObject({ query: { knownAt: between } })
  // What was posted since is that one entry, of three lines.
  const later = await read('journal', `since=${between}`)
  expect(later.rows).toHaveLength(3)
  expect((await read('journal', `knownAt=${between}`)).rows).toHaveLength(3)
})

test('a moment that is none is refused', async () => {
  const firm = await TestFirm.open()
  for (const known of ['2026-02-30T10:00', '2026-01-01T24:00', '2026-01-01T10:00Z', 'noon']) {
    const answer = await firm.ask('GET', `/reports/profit-and-loss?knownAt=${known}`)
    expect(answer.status, known).toBe(422)
  }
})

test('a day or a moment to come is refused at its field: nobody knows what will be known', async () => {
  const firm = await TestFirm.open({ timeZone: zone })
  const tomorrow = addDays(today, 1)
  for (const [name, value, key] of [
    ['knownOn', tomorrow, 'inFuture'],
    ['knownAt', `${tomorrow}T23:59`, 'timeAhead'],
  ]) {
    const { status, body } = await firm.ask('GET', `/reports/journal?${name}=${value}`)
    expect(status).toBe(422)
    expect(body).toMatchObject({ data: { fields: { [name ?? '']: { key } } } })
  }
  expect((await firm.ask('GET', `/reports/journal?knownOn=${today}`)).status).toBe(200)
})

import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { Project } from '#contract/projects/projects.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { readingsOf } from '#upstream/testing/rows-read.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

const seeded = 10_000
/** Every twentieth entry of the last person is to be billed; of each, seven of its day are invoiced. */
const open = 2_000 / 20
const ofOpenDays = open * 8

test('reports and lists of some days read little more of the time than those days have', async () => {
  const firm = await TestFirm.open()
  const body = { name: 'Large', roundMode: 'up', roundPer: 'day' }
  const { id } = await firm.must<Project>('POST', '/projects', body)
  let personId = ''
  for (let at = 0; at < seeded; at += 2_000) {
    personId = newId()
    await firm.must('POST', '/internal/seed-time-entries', {
      ...{ personId, personName: 'Ada', projectIds: [id], count: 2_000 },
      from: `202${at / 2_000}-01-05T08:00:00.000Z`,
    })
  }
  // All else counts as invoiced, so that there is much of it.
  await runInDurableObject(firm.object, (_, { storage: { sql } }) => {
    sql.exec(
      `update time_entries set invoice_id = id, billed_seconds = seconds, billed_amount = 9000
      where is_billable = 0 or person_id <> ?`,
      personId,
    )
  })
  const most = async (path: string) => {
    const [first] = await readingsOf(firm, () => firm.must('GET', path))
    return [path, first?.rows ?? 0] as const
  }
  const days = 'from=2022-03-01&to=2022-03-02'
  const ofDays = [
    `/time-entries?${days}`,
    `/time-entries?${days}&projectId=${id}`,
    `/time-entries?${days}&tab=invoiced`,
    `/work-report?${days}`,
    '/time-weeks?date=2022-03-01',
    '/timer',
  ]
  for (const path of ofDays) {
    const [, rows] = await most(path)
    expect([path, rows <= 100 || rows]).toEqual([path, true])
  }
  // What is open is added up from an index, with what invoices have of the same days.
  const ofOpen = [`/projects/${id}/unbilled?${days}`, '/unbilled-work', `/projects/${id}/profit`]
  for (const path of ofOpen) {
    const [, rows] = await most(path)
    expect([path, rows <= 2 * (open + ofOpenDays) || rows]).toEqual([path, true])
  }
})

test('the money on invoices of a project is added up without reading its time', async () => {
  const firm = await TestFirm.open()
  const plan = await runInDurableObject(firm.object, (_, { storage: { sql } }) =>
    sql
      .exec<{ detail: string }>(
        `explain query plan select sum(billed_amount) as amount from time_entries
         where project_id = ? and invoice_id is not null`,
        'p',
      )
      .toArray(),
  )
  expect(plan.map(({ detail }) => detail).join()).toContain('COVERING INDEX time_entries_billed')
})

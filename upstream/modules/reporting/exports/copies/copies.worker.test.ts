import { env } from 'cloudflare:test'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Firm } from '#contract/firm/firms.ts'
import type { Party } from '#contract/firm/parties.ts'
import type { FirmCopies, FirmCopy } from '#contract/reporting/firm-copies.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { askFirm } from '#upstream/testing/ask-firm.ts'
import { runJobsAt } from '#upstream/testing/run-jobs.ts'
import { line, type Refused, TestFirm, today } from '#upstream/testing/test-firm.ts'
import { uploadedArchiveKey } from '../../../../firm/uploaded-archive.ts'

const list = (firm: TestFirm) => firm.must<FirmCopies>('GET', '/copies')

test('a firm is made of an earlier state beside the present one', async () => {
  const firm = await TestFirm.open()
  const { id } = await firm.customer({ name: 'Before' })
  await firm.issued(id, { lines: [line()] })
  const balances = await firm.balances()
  const copy = await firm.must<FirmCopy>('POST', '/copies')
  expect(copy.by).not.toBe('')
  await firm.customer({ name: 'After' })
  await firm.issued(id, { lines: [line()] })
  // A state that is kept is no part of the next one.
  const next = await firm.must<FirmCopy>('POST', '/copies')
  expect((await list(firm)).rows.map((one) => one.id)).toEqual([next.id, copy.id])

  const file = await askFirm(firm, 'GET', `/copies/${next.id}/file`)
  const names = Object.keys(unzipSync(new Uint8Array(await file.arrayBuffer())))
  expect(names.filter((name) => name.includes('copies'))).toEqual([])
  const then = await askFirm(firm, 'GET', `/copies/${copy.id}/file`)
  const made = new TestFirm()
  await env.FILES.put(uploadedArchiveKey(made.firmId), await then.arrayBuffer())
  await made.must<Firm>('POST', '/internal/restore-archive', {})
  expect(await made.balances()).toEqual(balances)
  const { rows } = await made.must<{ rows: Party[] }>('GET', '/parties')
  expect(rows.map(({ name }) => name)).toEqual(['Before'])
  expect(await list(made)).toEqual({ rows: [], isNightly: false })
  expect(await firm.balances()).not.toEqual(balances)
})

test('a state is kept each night after which something is different, until that is ended', async () => {
  const firm = await TestFirm.open()
  const night = (days: number) => runJobsAt(firm, addDays(today, days))
  expect(
    (await firm.must<FirmCopies>('PUT', '/copies/nightly', { isNightly: true })).isNightly,
  ).toBe(true)
  await night(2)
  const [first] = (await list(firm)).rows
  expect(first?.by).toBe('')
  const file = await askFirm(firm, 'GET', `/copies/${first?.id}/file`)
  const manifest = unzipSync(new Uint8Array(await file.arrayBuffer()))['manifest.json']
  expect(strFromU8(manifest ?? new Uint8Array())).toContain('"canRestore":true')
  // Taking it was the last change; then nothing is.
  await night(3)
  expect((await list(firm)).rows).toHaveLength(2)
  await night(4)
  expect((await list(firm)).rows).toHaveLength(2)
  await firm.customer()
  await firm.must('PUT', '/copies/nightly', { isNightly: false })
  await night(6)
  expect((await list(firm)).rows).toHaveLength(2)
})

test('only who may take all of a firm keeps, sees and deletes its states', async () => {
  const firm = await TestFirm.open()
  const copy = await firm.must<FirmCopy>('POST', '/copies')
  const role = { role: 'accountant' } as const
  for (const [method, path, json] of [
    ['GET', '/copies'],
    ['POST', '/copies', {}],
    ['PUT', '/copies/nightly', { isNightly: true }],
    ['GET', `/copies/${copy.id}`],
    ['POST', `/copies/${copy.id}/file`, {}],
    ['GET', `/copies/${copy.id}/file`],
    ['DELETE', `/copies/${copy.id}`],
  ] as const) {
    expect((await firm.ask(method, path, json, role)).status, `${method} ${path}`).toBe(403)
  }
  const stale = await firm.ask<Refused>('POST', `/copies/${copy.id}/file`, {}, { isFresh: false })
  expect(stale.body.code).toBe('confirm_needed')
  const other = await TestFirm.open()
  expect((await other.ask('GET', `/copies/${copy.id}`)).status).toBe(404)
  await firm.must('DELETE', `/copies/${copy.id}`)
  expect((await list(firm)).rows).toEqual([])
  expect((await firm.ask('GET', `/copies/${copy.id}/file`)).status).toBe(404)
})

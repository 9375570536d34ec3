import { expect, test } from 'vitest'
import type { Correction, PersonTime, Presence, Shift } from '#contract/people/attendance.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { as, ids, openTeam } from '#upstream/testing/small-team.ts'
import { type TestFirm, today } from '#upstream/testing/test-firm.ts'

const yesterday = addDays(today, -1)

const own = (firm: TestFirm, query = '') =>
  firm.must<PersonTime>('GET', `/own-time${query}`, undefined, as(ids.anna))

const press = (firm: TestFirm, kind: string) =>
  firm.ask('POST', '/own-time/punches', { press: kind }, as(ids.anna))

const at = (kind: string, time: string) => ({ kind, time })

/** A day with a break that was forgotten, corrected by the person. */
function correct(firm: TestFirm, more: object[], date = yesterday) {
  const wanted = { date, more, reason: 'Forgot the clock' }
  return firm.ask('POST', '/own-time/corrections', wanted, as(ids.anna))
}

test('somebody clocks in and out, and what makes no sense is refused', async () => {
  const { firm } = await openTeam()
  expect((await own(firm)).presence).toEqual({ state: 'out', since: null, next: ['in'] })
  expect((await press(firm, 'out')).status).toBe(409)
  const inside = (await press(firm, 'in')).body
  expect(inside).toMatchObject({ state: 'in', next: ['break', 'out'] })
  // A second press within a minute is the same.
  expect((await press(firm, 'in')).body).toEqual(inside)
  const after = await firm.must<Presence>(
    'POST',
    '/own-time/punches',
    { press: 'out' },
    as(ids.anna),
  )
  expect(after).toMatchObject({ state: 'out', next: ['in'] })
  expect((await press(firm, 'out')).status).toBe(201)
  const nobody = await firm.ask('POST', '/own-time/punches', { press: 'in' }, as('nobody'))
  expect(nobody.status).toBe(403)
})

test('a correction is decided by the manager and then counts, with the breaks of the law', async () => {
  const { firm, anna } = await openTeam()
  const asked = (await correct(firm, [at('in', '08:00'), at('out', '16:45')])).body
  expect(asked).toMatchObject({ state: 'submitted', actions: ['withdraw'] })
  const monthOf = (person: PersonTime) => person.sheet.days.find(({ date }) => date === yesterday)
  expect(monthOf(await own(firm))?.worked).toBe(0)
  const [waiting] = await firm.must<Correction[]>(
    'GET',
    '/time-corrections',
    undefined,
    as(ids.boss),
  )
  expect(waiting).toMatchObject({ employeeName: 'Anna Berg', actions: ['decide'] })
  const path = `/time-corrections/${waiting?.id}/decide`
  const yes = { isApproved: true, version: 1 }
  expect((await firm.ask('POST', path, yes, as(ids.anna))).status).toBe(403)
  expect((await firm.ask('POST', path, yes, as(ids.other))).status).toBe(404)
  await firm.must('POST', path, yes, as(ids.boss))
  // Eight hours and three quarters with half an hour of break taken off: 8 h 15.
  expect(monthOf(await own(firm))).toMatchObject({
    ...{ planned: 480, worked: 495, difference: 15 },
    breaks: { taken: 0, automatic: 30, missing: 30 },
    spans: [{ from: '08:00', to: '16:45' }],
  })
  expect((await own(firm)).overtime).toEqual({ minutes: 15, since: yesterday })
  const move = { date: today, kind: 'paid-out', minutes: -15, reason: 'November' }
  await firm.must('POST', `/employees/${anna.id}/overtime-moves`, move)
  expect((await own(firm)).overtime).toMatchObject({ minutes: 0 })
  const nothing = await correct(firm, [])
  expect(nothing.body.data.fields).toEqual({ 'more.0.time': { key: 'nothingChanges' } })
})

test('a month is signed when it is over, and no longer holds when it is corrected', async () => {
  const { firm, anna } = await openTeam()
  const month = '2026-10'
  const sign = () => firm.ask('POST', `/own-time/sheets/${month}/sign`, {}, as(ids.anna))
  expect(
    (await firm.ask('POST', '/own-time/sheets/2026-11/sign', {}, as(ids.anna))).body.data.fields,
  ).toEqual({
    month: { key: 'monthGoesOn' },
  })
  expect((await sign()).body).toMatchObject({ signed: { holds: true } })
  const added = {
    ...{ date: '2026-10-05', reason: 'Was there' },
    more: [at('in', '09:00'), at('out', '12:00')],
  }
  await firm.must('POST', `/employees/${anna.id}/time-corrections`, added)
  const shown = await own(firm, `?month=${month}`)
  expect(shown.sheet).toMatchObject({ signed: { holds: false }, totals: { worked: 180 } })
  expect((await sign()).body).toMatchObject({ signed: { holds: true } })
})

test('leave and holidays count on the sheet, and the rota shows what stands against it', async () => {
  const { firm, anna } = await openTeam()
  const sick = { typeCode: 'sick', from: yesterday, to: yesterday }
  await firm.must('POST', `/employees/${anna.id}/leave-requests`, sick)
  expect((await own(firm)).sheet.days.find(({ date }) => date === yesterday)).toMatchObject({
    ...{ planned: 480, worked: 0, difference: 0 },
    credits: [{ kind: 'sick', minutes: 480 }],
  })
  const day = addDays(today, 7)
  const shift = { employeeId: anna.id, date: day, from: '14:00', to: '22:00' }
  await firm.must('POST', '/shifts', shift)
  const [early] = await firm.must<Shift[]>('POST', '/shifts', {
    ...{ employeeId: anna.id, date: addDays(day, 1), from: '06:00', to: '14:00' },
  })
  expect(early?.conflicts).toEqual(['rest'])
  const range = `from=${day}&to=${addDays(day, 6)}`
  const rota = await firm.must<{ shifts: Shift[] }>(
    'GET',
    `/shifts?${range}`,
    undefined,
    as(ids.other),
  )
  expect(rota.shifts).toHaveLength(2)
  expect((await firm.ask('GET', `/shifts?${range}`, undefined, as('nobody'))).status).toBe(403)
  await firm.must('DELETE', `/shifts/${early?.id}`)
})

test('the time of others is for HR alone', async () => {
  const { firm, anna } = await openTeam()
  const places = [
    '/attendance',
    `/employees/${anna.id}/attendance`,
    `/employees/${anna.id}/attendance/${today}`,
  ]
  for (const role of ['accountant', 'sales', 'cashier', 'employee', 'crm', 'readOnly'] as const) {
    for (const place of places) {
      expect(
        (await firm.ask('GET', place, undefined, { role, userId: ids.boss })).status,
        role,
      ).toBe(403)
    }
  }
  const [row] = (await firm.must<{ rows: { name: string }[] }>('GET', '/attendance')).rows
  expect(row).toMatchObject({ name: 'Anna Berg', isSigned: false })
})

test('HR moves nobody’s overtime and corrects nobody’s punches for themselves, by a key neither', async () => {
  const { firm, anna } = await openTeam()
  const self = { role: 'hr', userId: ids.anna } as const
  const move = { date: yesterday, kind: 'correction', minutes: 600, reason: 'Mine' }
  const moves = `/employees/${anna.id}/overtime-moves`
  for (const how of [self, { ...self, isProgram: true }]) {
    const refused = await firm.ask('POST', moves, move, how)
    expect([refused.status, refused.body.data.detail]).toEqual([403, { reason: 'ownMatter' }])
    const wanted = { date: yesterday, more: [at('in', '08:00')], reason: 'Mine' }
    const noted = await firm.ask('POST', `/employees/${anna.id}/time-corrections`, wanted, how)
    expect(noted.status).toBe(403)
  }
  await firm.must('POST', moves, move, { role: 'hr', userId: ids.other })
  await firm.must('POST', moves, move, { role: 'owner', userId: ids.anna })
})

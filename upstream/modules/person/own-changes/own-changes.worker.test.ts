import { beforeAll, expect, it } from 'vitest'
import type { NotificationChoice } from '#contract/core/notifications.ts'
import type { NoticeDelivery } from '#contract/person/notice-delivery.ts'
import type { OwnChange } from '#contract/person/own-changes.ts'
import type { Profile } from '#contract/person/profile.ts'
import { ask, signInPerson } from '../../../testing/client.ts'

type Person = Awaited<ReturnType<typeof signInPerson>>
let person: Person
let other: Person

beforeAll(async () => {
  ;[person, other] = await Promise.all([signInPerson(), signInPerson()])
})

async function read<Body>(path: string, { token } = person): Promise<Body> {
  return (await ask({ path, token })).json()
}

async function changesOf(of: string, who = person): Promise<OwnChange[]> {
  return (await read<{ rows: OwnChange[] }>(`/auth/own-changes?of=${of}`, who)).rows
}

function undo({ id }: Pick<OwnChange, 'id'>, { token } = person) {
  return ask({ method: 'POST', path: `/auth/own-changes/${id}/undo`, token, json: {} })
}

function choose(choices: Partial<NotificationChoice>[]) {
  const json = { choices }
  return ask({ method: 'PUT', path: '/notifications/choices', token: person.token, json })
}

async function invoiceOpened() {
  const { choices } = await read<{ choices: NotificationChoice[] }>('/notifications/choices')
  return choices.find(({ kind }) => kind === 'invoiceOpened')
}

it('keeps what is chosen otherwise in the matrix of notices, and puts back that alone', async () => {
  const before = await invoiceOpened()
  expect(before).toMatchObject({ inApp: true, mail: false, push: false })
  await choose([{ kind: 'invoiceOpened', inApp: false, mail: true }])
  await choose([{ kind: 'newSignIn', inApp: true, mail: false }])
  const [second, first] = await changesOf('notices')
  expect(second?.changes).toEqual([{ field: 'mail.newSignIn', before: true, after: false }])
  expect(first?.changes).toEqual([
    { field: 'inApp.invoiceOpened', before: true, after: false },
    { field: 'mail.invoiceOpened', before: false, after: true },
  ])
  expect(first).toMatchObject({ isUndo: false, refusal: null })
  if (!first) throw new Error('Nothing kept')
  expect((await undo(first)).status).toBe(200)
  expect(await invoiceOpened()).toEqual(before)
  const [undone, ...rest] = await changesOf('notices')
  expect(undone).toMatchObject({ isUndo: true, refusal: null })
  expect(rest.at(-1)?.refusal).toBe('undoChanged')
  expect((await undo(first)).status).toBe(409)
  if (undone) expect((await undo(undone)).status).toBe(200)
  expect(await invoiceOpened()).toMatchObject({ inApp: false, mail: true })
})

it('keeps nothing where nothing was chosen otherwise', async () => {
  const before = await changesOf('notices')
  await choose([{ kind: 'mentioned', inApp: true, mail: true }])
  expect(await changesOf('notices')).toEqual(before)
})

it('puts back when notices leave', async () => {
  const { timeZone: _, ...delivery } = await read<NoticeDelivery>('/notifications/delivery')
  const json = { ...delivery, digest: 'daily', quietFrom: '22:00', quietUntil: '07:00' }
  await ask({ method: 'PUT', path: '/notifications/delivery', token: person.token, json })
  const [change] = await changesOf('notices')
  expect(change?.changes.map(({ field }) => field)).toEqual(['digest', 'quietFrom', 'quietUntil'])
  if (change) expect((await undo(change)).status).toBe(200)
  expect(await read('/notifications/delivery')).toMatchObject(delivery)
})

it('puts back language, zone, look and lock, not the name, and only one’s own', async () => {
  const before = await read<Profile>('/auth/profile')
  const json = {
    ...{ name: 'Somebody', language: 'it', timeZone: 'Europe/Rome', lockAfterMinutes: 5 },
    version: before.version,
  }
  const changed = await ask({ method: 'PATCH', path: '/auth/profile', token: person.token, json })
  expect(changed.status).toBe(200)
  const [change] = await changesOf('profile')
  expect(change?.changes).toEqual([
    { field: 'language', before: before.language, after: 'it' },
    { field: 'timeZone', before: before.timeZone, after: 'Europe/Rome' },
    { field: 'lockAfterMinutes', before: null, after: 5 },
  ])
  if (!change) throw new Error('Nothing kept')
  expect(await changesOf('profile', other)).toEqual([])
  expect((await undo(change, other)).status).toBe(404)
  expect((await ask({ path: '/auth/own-changes?of=profile' })).status).toBe(401)
  expect((await undo(change)).status).toBe(200)
  const { language, timeZone, lockAfterMinutes } = before
  const after = await read<Profile>('/auth/profile')
  expect(after).toMatchObject({ name: 'Somebody', language, timeZone, lockAfterMinutes })
  const stale = { ...json, version: before.version, language: 'es' }
  await ask({ method: 'PATCH', path: '/auth/profile', token: person.token, json: stale })
  expect((await changesOf('profile'))[0]?.isUndo).toBe(true)
})

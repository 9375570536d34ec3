import { env, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { createPublicKey, verify } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Session } from '#contract/core/identity.ts'
import type { DeletionReport } from '#contract/platform/proofs.ts'
import { ask, firmInput } from '../../testing/client.ts'
import { addMember, age, type Firm, makePerson, signInAgain } from '../../testing/members.ts'
import { forgetFirm } from '../identity-cache.ts'

const real = { FIRM: env.FIRM }
const stubOf = (firmId: string) => env.FIRM.get(env.FIRM.idFromName(firmId))

async function makeRealFirm(): Promise<Firm> {
  const owner = await makePerson('Maria Rossi')
  const made = await ask({
    path: '/firms',
    token: owner.token,
    json: firmInput('Rossi Srl'),
    with: real,
  })
  const { id } = await made.json<{ id: string }>()
  return { owner, firmId: id }
}

const schedule = ({ firmId }: Firm, token: string, name = 'Rossi Srl') =>
  ask({ path: `/firms/${firmId}/deletion`, token, json: { name }, with: real })
const cancel = ({ firmId }: Firm, token: string) =>
  ask({ method: 'DELETE', path: `/firms/${firmId}/deletion`, token, with: real })
const profile = ({ firmId }: Firm, token: string, method = 'GET') =>
  ask({ method, path: `/firms/${firmId}${method === 'GET' ? '' : '/items'}`, token, with: real })

/** Lets the firm's alarm ring, on the day itself where `isOver`. */
async function ring({ firmId }: Firm, isOver = false): Promise<void> {
  const at = Date.now() + (isOver ? -1_000 : 86_400_000)
  if (isOver) {
    await env.DIRECTORY.prepare('UPDATE firms SET deletion_at = ? WHERE id = ?')
      .bind(at, firmId)
      .run()
    await runInDurableObject(stubOf(firmId), (_object, { storage }) => {
      storage.kv.put('ending', { firmId, at, isHalted: true })
    })
    forgetFirm(firmId)
  }
  await runDurableObjectAlarm(stubOf(firmId))
}

it('deletes a firm 30 days after its owner said so, by its name and with a fresh sign-in', async () => {
  const firm = await makeRealFirm()
  const { token } = firm.owner
  const admin = await addMember(firm, 'admin')
  expect((await schedule(firm, admin.token)).status).toBe(403)
  const wrong = await schedule(firm, token, 'Rossi')
  expect([wrong.status, await wrong.json()]).toMatchObject([
    422,
    { data: { fields: { name: { key: 'notFirmName' } } } },
  ])
  await age(firm.owner)
  expect(await (await schedule(firm, token)).json()).toMatchObject({ code: 'confirm_needed' })
  const fresh = await signInAgain(firm.owner)
  const { deletionAt } = await (await schedule(firm, fresh)).json<{ deletionAt: string }>()
  const days = (Date.parse(deletionAt) - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(30)
  expect(await (await schedule(firm, fresh)).json()).toEqual({ deletionAt })

  const session = await ask({ path: '/auth/session', token: admin.token, with: real })
  expect((await session.json<Session>()).firms[0]?.deletionAt).toBe(deletionAt)
  expect((await profile(firm, admin.token)).status).toBe(200)
  const refused = await profile(firm, fresh, 'POST')
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    { data: { detail: { reason: 'firmIsDeleted' } } },
  ])
  await ring(firm)
  expect((await profile(firm, fresh)).status).toBe(200)

  await env.FILES.put(`firms/${firm.firmId}/logo`, 'logo')
  await ring(firm, true)
  expect((await profile(firm, fresh)).status).toBe(404)
  const tables = await runInDurableObject(stubOf(firm.firmId), (_object, { storage }) =>
    storage.sql
      .exec("select name from sqlite_master where name not like '\\_cf%' escape '\\'")
      .toArray(),
  )
  expect(tables).toEqual([])
  const { results } = await env.DIRECTORY.prepare('SELECT * FROM memberships WHERE firm_id = ?')
    .bind(firm.firmId)
    .all()
  expect(results).toEqual([])
  const list = await ask({ path: '/notifications', token: fresh, with: real })
  const { rows } = await list.json<{
    rows: { kind: string; params: unknown; link: string | null }[]
  }>()
  const [told] = rows.filter(({ kind }) => kind === 'firmDeleted')
  const date = new Date().toISOString().slice(0, 10)
  expect(told?.params).toEqual({ firm: 'Rossi Srl', date, entries: 0, files: 1 })

  // What went is said in a report that is signed, and that anybody who has its address reads.
  const path = `/proofs/deletions/${told?.link?.split('/').at(-1)}`
  const report = await (await ask({ path, with: real })).json<
    DeletionReport & { publicKey: string }
  >()
  expect(report).toMatchObject({ firm: 'Rossi Srl', firmId: firm.firmId, entries: 0, files: 1 })
  const { id, deletedAt, entries, lastHash, files, publicKey, signature } = report
  const said = [
    'firmament-deletion',
    id,
    firm.firmId,
    report.firm,
    deletedAt,
    entries,
    lastHash,
    files,
  ]
  const spki = Buffer.concat([
    Buffer.from('302a300506032b6570032100', 'hex'),
    Buffer.from(publicKey, 'base64'),
  ])
  const key = createPublicKey({ key: spki, format: 'der', type: 'spki' })
  const isSigned = (text: string) =>
    verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'))
  expect(isSigned(said.join('|'))).toBe(true)
  expect(isSigned(said.join('|').replace('Rossi', 'Bianchi'))).toBe(false)
})

it('sets the end of a firm that did not hear of it when the owner asks again', async () => {
  const firm = await makeRealFirm()
  const { token } = firm.owner
  const ending = () =>
    runInDurableObject(stubOf(firm.firmId), (_object, { storage }) => storage.kv.get('ending'))
  const { deletionAt } = await (await schedule(firm, token)).json<{ deletionAt: string }>()
  const end = { firmId: firm.firmId, at: Date.parse(deletionAt), isHalted: true }
  await runInDurableObject(stubOf(firm.firmId), (_object, { storage }) => {
    storage.kv.delete('ending')
  })
  await schedule(firm, token)
  expect(await ending()).toEqual(end)
  await cancel(firm, token)
  await runInDurableObject(stubOf(firm.firmId), (_object, { storage }) => {
    storage.kv.put('ending', end)
  })
  await cancel(firm, token)
  expect(await ending()).toBeUndefined()
})

it('keeps a firm that an owner wants back', async () => {
  const firm = await makeRealFirm()
  const { token } = firm.owner
  const clerk = await addMember(firm, 'sales')
  await schedule(firm, token)
  expect((await cancel(firm, clerk.token)).status).toBe(403)
  expect((await cancel(firm, token)).status).toBe(200)
  expect((await profile(firm, token, 'POST')).status).toBe(422)
  await ring(firm)
  expect((await profile(firm, token)).status).toBe(200)
  const history = await ask({ path: `/firms/${firm.firmId}/audit`, token, with: real })
  const { rows } = await history.json<{ rows: { action: string }[] }>()
  expect(rows.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['scheduleDeletion', 'cancelDeletion']),
  )
})

import { env } from 'cloudflare:test'
import { createPublicKey, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import type { DayProof, DayRoot, ProofKey } from '#contract/platform/proofs.ts'
import { newId } from '../../firm/ulid.ts'
import { ask } from '../../testing/client.ts'
import { makeFirm } from '../../testing/members.ts'
import { leafOf, merkle } from './merkle.ts'
import { closeDays, keepHead } from './proofs.ts'

const aDay = 86_400_000
const hashOf = (at: number) => at.toString(16).padStart(64, '0')

test('each leaf of a tree of any size leads to its root, and no other does', async () => {
  for (const count of [1, 2, 3, 5, 8, 13]) {
    const heads = Array.from({ length: count }, (_, at) => ({
      ...{ firmId: newId(), date: '2026-01-01', sequence: at + 1, hash: hashOf(at) },
    }))
    const leaves = heads.map(leafOf)
    const { root } = merkle(leaves)
    for (const at of leaves.keys()) {
      const { path } = merkle(leaves, at)
      const walk = async (leaf: string) => {
        let node = leaf
        for (const { side, hash } of path) {
          const both = side === 'left' ? hash + node : node + hash
          const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(both))
          node = Buffer.from(digest).toString('hex')
        }
        return node
      }
      expect(await walk(leaves[at] ?? '')).toBe(root)
      if (count > 1) expect(await walk(hashOf(99))).not.toBe(root)
    }
  }
})

test('a day that is over has one signed root, and a firm its own way to it', async () => {
  const { firmId, owner } = await makeFirm()
  const day = Date.UTC(2026, 2, 3, 1)
  for (const at of [1, 2, 3]) {
    await keepHead(env, { firmId: newId(), sequence: at, hash: hashOf(at) }, day)
  }
  await keepHead(env, { firmId, sequence: 41, hash: hashOf(41) }, day)
  // The first of a day stays.
  await keepHead(env, { firmId, sequence: 42, hash: hashOf(42) }, day + 1000)
  await closeDays(env, day)
  const none = await ask({ path: `/firms/${firmId}/proofs/2026-03-03`, token: owner.token })
  expect(none.status).toBe(404)
  await closeDays(env, day + aDay)
  await closeDays(env, day + 2 * aDay)

  const published = await ask({ path: '/proofs' })
  const { days, keys } = await published.json<{ days: DayRoot[]; keys: ProofKey[] }>()
  const [root] = days.filter(({ date }) => date === '2026-03-03')
  expect(root).toMatchObject({ count: 4 })
  const found = await ask({ path: `/firms/${firmId}/proofs/2026-03-03`, token: owner.token })
  const proof = await found.json<DayProof>()
  expect(proof).toMatchObject({ firmId, sequence: 41, hash: hashOf(41), day: root })
  expect(keys.map(({ publicKey }) => publicKey)).toContain(proof.publicKey)
  const spki = Buffer.concat([
    Buffer.from('302a300506032b6570032100', 'hex'),
    Buffer.from(proof.publicKey, 'base64'),
  ])
  const key = createPublicKey({ key: spki, format: 'der', type: 'spki' })
  const { date, count, previous, signature } = proof.day
  const isSigned = (value: string) => {
    const said = ['firmament-day', date, value, count, previous].join('|')
    return verify(null, Buffer.from(said), key, Buffer.from(signature, 'base64'))
  }
  expect(isSigned(proof.day.root)).toBe(true)
  expect(isSigned(hashOf(7))).toBe(false)
  const changed = env.DIRECTORY.prepare("update day_roots set root = 'x'").run()
  await expect(changed).rejects.toThrow('a root stays')
  // Nobody else is told how far a firm's journal is.
  const stranger = await makeFirm()
  const refused = await ask({ path: `/firms/${firmId}/proofs`, token: stranger.owner.token })
  expect(refused.status).toBe(404)
})

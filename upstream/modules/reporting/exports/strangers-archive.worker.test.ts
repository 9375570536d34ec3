import { env, runInDurableObject } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import { hooks } from '#upstream/core/hooks.ts'
import { askFirm } from '#upstream/testing/ask-firm.ts'
import { createFirmOf, signInPerson } from '#upstream/testing/client.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { uploadedArchiveKey } from '../../../firm/uploaded-archive.ts'
import { jobKinds } from '../../firm/jobs/kinds.ts'
import { harmlessJobs } from './archive/harmless-jobs.ts'

/** Playing two years takes seconds, and more where others work too. */
const patienceMs = 900_000

const firm = new TestFirm()
const copy = new TestFirm()
let otherFirm = ''

/** What only an archive that somebody wrote would say: it acts outward, and in the name of others. */
const written = (userId: string) => `
  insert into own_firm_links values ('party', '${otherFirm}', '2026-01-01', '${userId}');
  insert into webhooks (id, url, description, events, state, secret, version)
    values ('w', 'https://example.com', '', '[]', 'active', 'x', 1);
  insert into job (id, kind, key, due_at, run_at, state, attempts, error, is_reported, payload, title,
    created_at) select value, value, value, '2999-01-01', '2999-01-01', 'waiting', 0, '', 0,
    '{"userId":"${userId}"}', '', '2026-01-01'
    from json_each('${JSON.stringify(Object.keys(jobKinds()))}') where true on conflict do nothing;`

/** A demo's firm has every kind of document in two years; somebody else makes a firm of its archive. */
beforeAll(async () => {
  const owner = await signInPerson()
  firm.userId = owner.userId
  copy.userId = (await signInPerson()).userId
  otherFirm = await createFirmOf(owner.token)
  await firm.must('POST', '/internal/seed-demo', { language: 'de' })
  await runInDurableObject(firm.object, (_, { storage }) => {
    storage.sql.exec(written(owner.userId))
  })
  const archive = await askFirm(firm, 'GET', '/exports/archive')
  await env.FILES.put(uploadedArchiveKey(copy.firmId), await archive.arrayBuffer())
  await copy.must('POST', '/internal/restore-archive', {})
}, patienceMs)

function inStorage<Found>(one: TestFirm, look: (sql: SqlStorage) => Found): Promise<Found> {
  return runInDurableObject(one.object, (_, { storage }) => look(storage.sql))
}

test('each sum is right in books with all kinds of documents, and in those made of their archive', async () => {
  const queries = hooks('wrongSums').flat()
  expect(queries.length).toBeGreaterThan(20)
  for (const one of [firm, copy]) {
    const wrong = await inStorage(one, (sql) =>
      queries.filter((query) => sql.exec(query).toArray().length > 0),
    )
    expect(wrong).toEqual([])
  }
})

test('nothing that was made of an archive names another person or another firm', async () => {
  const strangers = [firm.userId, firm.firmId, otherFirm]
  const found = await inStorage(copy, (sql) => {
    const tables = sql
      .exec<{ name: string }>(
        "select name from sqlite_master where type = 'table' and sql not like '%virtual%' and name not like '\\_cf%' escape '\\'",
      )
      .toArray()
    return tables.flatMap(({ name }) => {
      const rows = JSON.stringify([...sql.exec(`select * from "${name}"`).raw()])
      return strangers.filter((id) => rows.includes(id)).map((id) => `${name}: ${id}`)
    })
  })
  expect(found).toEqual([])
  expect(await inStorage(firm, (sql) => said(sql))).toContain(firm.userId)
  const verified = await copy.must<{ total: number }>(
    'GET',
    '/journal-verification?from=0&size=10000',
  )
  expect(verified).toMatchObject({ broken: null })
  expect(verified.total).toBeGreaterThan(100)
})

test('only jobs that are listed come along, and nothing that acts outward', async () => {
  const kinds = await inStorage(copy, (sql) =>
    sql.exec<{ kind: string }>('select distinct kind from job').toArray(),
  )
  const left = kinds.map(({ kind }) => kind).filter((kind) => !harmlessJobs.includes(kind))
  // What a restored firm plans by itself.
  expect(left).toEqual([])
  expect(Object.keys(jobKinds())).toEqual(expect.arrayContaining(harmlessJobs))
  for (const table of ['own_firm_links', 'webhooks', 'webhook_deliveries', 'bank_feeds']) {
    const { count } = await inStorage(copy, (sql) =>
      sql.exec<{ count: number }>(`select count(*) as count from ${table}`).one(),
    )
    expect([table, count]).toEqual([table, 0])
  }
})

function said(sql: SqlStorage): string {
  return JSON.stringify([...sql.exec('select posted_by from journal_entries limit 5').raw()])
}

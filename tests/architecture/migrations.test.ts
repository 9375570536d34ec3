import { readFileSync } from 'node:fs'
import { generateSQLiteDrizzleJson } from 'drizzle-kit/api'
import { expect, test } from 'vitest'
import type { FullText } from '#upstream/register/full-text.ts'

type Snapshot = { id: string; prevId: string; tables: Record<string, object> }
type Journal = { entries: { idx: number; when: number; tag: string }[] }

const folder = new URL('../../upstream/migrations/firm/', import.meta.url).pathname
const { entries }: Journal = read('meta/_journal.json')
const snapshots = entries.map(({ tag }): Snapshot => read(`meta/${tag.slice(0, 4)}_snapshot.json`))
/** Those of a firm's database; persons and the platform have theirs in the directory. */
const tables = import.meta.glob<Record<string, unknown>>(
  [
    '../../upstream/{firm,register}/tables.ts',
    '../../upstream/modules/*/*/{tables,*-tables}.ts',
    '!../../upstream/modules/{person,platform}/**',
  ],
  { eager: true },
)

const schemas = import.meta.glob<string>(
  ['../../upstream/firm/schema.sql', '../../upstream/modules/*/*/schema.sql'],
  { eager: true, query: '?raw', import: 'default' },
)

function isFullText(value: unknown): value is FullText {
  return typeof value === 'object' && value !== null && 'sql' in value
}

function read<Content>(file: string): Content {
  return JSON.parse(readFileSync(folder + file, 'utf8'))
}

test('the journal ascends: the migrator skips what is older than the last applied', () => {
  expect(entries.length).toBeGreaterThan(0)
  expect(entries.map(({ idx }) => idx)).toEqual(entries.map((_, at) => at))
  const times = entries.map(({ when }) => when)
  expect(times).toEqual([...new Set(times)].sort((a, b) => a - b))
})

test('the migrations bring full-text tables and what schema.sql says; else: npm run migrations -- fresh', () => {
  const migrations = entries.map(({ tag }) => readFileSync(`${folder}${tag}.sql`, 'utf8')).join('')
  expect(Object.keys(schemas).length).toBeGreaterThan(3)
  for (const schema of Object.values(schemas)) expect(migrations).toContain(schema.trimEnd())
  const searched = Object.values(tables).flatMap((file) => Object.values(file).filter(isFullText))
  expect(searched.length).toBeGreaterThan(10)
  for (const { sql } of searched) expect(migrations).toContain(sql)
})

test('each snapshot follows the one before', () => {
  const before = ['00000000-0000-0000-0000-000000000000', ...snapshots.map(({ id }) => id)]
  expect(snapshots.map(({ prevId }) => prevId)).toEqual(before.slice(0, -1))
})

test('the newest migration brings the tables as they are written; else: npm run migrations', async () => {
  // Two modules may call theirs alike, such as questions of quizzes and of records.
  const written = Object.fromEntries(
    Object.entries(tables).flatMap(([file, exported]) =>
      Object.entries(exported).map(([name, table]) => [`${file} ${name}`, table]),
    ),
  )
  const wanted = await generateSQLiteDrizzleJson(written)
  expect(Object.keys(wanted.tables).length).toBeGreaterThan(10)
  expect(snapshots.at(-1)?.tables).toEqual(wanted.tables)
})

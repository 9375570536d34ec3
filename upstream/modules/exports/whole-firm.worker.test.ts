import { env, runInDurableObject } from 'cloudflare:test'
import { type AnyContractRouter, isContractProcedure } from '@orpc/contract'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type Report, reportNames } from '#contract/reports.ts'
import { contracts } from '#upstream/contracts.ts'
import { readContents } from '#upstream/firm/contents.ts'
import { Store } from '#upstream/firm/store.ts'
import { askFirm } from '#upstream/testing/ask-firm.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { uploadedArchiveKey } from '../../firm/uploaded-archive.ts'

/** Playing two years takes seconds, and more where others work too. */
const patienceMs = 240_000

const firm = new TestFirm()
const copy = new TestFirm()

/** A demo's firm has every kind of document in two years, and becomes another firm. */
beforeAll(async () => {
  copy.userId = firm.userId
  await firm.must('POST', '/internal/seed-demo', { language: 'de' })
  const archive = await askFirm(firm, 'GET', '/exports/archive')
  expect(archive.headers.get('content-length')).toBeNull()
  await env.FILES.put(uploadedArchiveKey(copy.firmId), await archive.arrayBuffer())
  await copy.must('POST', '/internal/restore-archive', {})
}, patienceMs)

/** What both say, without the ids of the firms and the instant of the answer. */
async function bothSay(path: string): Promise<[before: string, after: string]> {
  const said = async (one: TestFirm) => {
    const { status, body } = await one.ask<unknown>('GET', path)
    return `${status} ${JSON.stringify(body)}`
      .replaceAll(one.firmId, 'FIRM')
      .replace(/"(?:madeAt|now)":"[^"]*"/g, '')
  }
  return [await said(firm), await said(copy)]
}

test.each(reportNames)('%s says in the copy what it says in the firm', async (report) => {
  const year = new Date().getUTCFullYear()
  for (const query of [
    'period=year&split=month',
    'period=lastYear&compare=yearBefore',
    `period=custom&from=${year - 3}-01-01&to=${year}-12-31&basis=cash`,
  ]) {
    const path = `/reports/${report}?${query}`
    const [before, after] = await bothSay(path)
    expect(after, path).toBe(before)
  }
  const { rows } = await firm.must<Report>('GET', `/reports/${report}?period=lastYear`)
  // A report of nothing would prove nothing.
  if (!emptyInDemo.includes(report)) expect(rows.length, report).toBeGreaterThan(0)
})

/** Reports that the demo has nothing for last year. */
const emptyInDemo: readonly string[] = []

type Route = { path: string; isFile: boolean }

function routesOf(contract: AnyContractRouter): Route[] {
  if (!isContractProcedure(contract)) return Object.values(contract).flatMap(routesOf)
  const { route, outputSchema } = contract['~orpc']
  const path = route.path ?? ''
  const isOurs = route.method === 'GET' && path.startsWith('/firms/{firmId}/')
  return isOurs ? [{ path, isFile: outputSchema instanceof z.ZodFile }] : []
}

const routes = Object.values(contracts)
  .flatMap(routesOf)
  .filter(({ isFile }) => !isFile)
  .map(({ path }) => path.replace('/firms/{firmId}', ''))

/** What is another firm's own: its history goes on, it sends and shows nothing until a person says so. */
const own: readonly string[] = []

test(
  'every list and every record of the API is the same in both',
  async () => {
    const differing = new Set<string>()
    let records = 0
    const compare = async (route: string, path: string) => {
      const [before, after] = await bothSay(path)
      if (after !== before) differing.add(route)
      if (before.startsWith('200')) records += 1
      return before
    }
    for (const route of routes.filter((path) => !path.includes('{'))) {
      const said = await compare(route, route)
      const ids = said.startsWith('200') ? idsIn(JSON.parse(said.slice(4))) : []
      const oneOf = new RegExp(`^${route}/\\{\\w+\\}(?:/[\\w-]+)*$`)
      for (const path of routes.filter((other) => oneOf.test(other))) {
        for (const id of ids) await compare(path, path.replace(/\{\w+\}/, encodeURIComponent(id)))
      }
    }
    expect(records).toBeGreaterThan(300)
    expect([...differing].toSorted()).toEqual(own)
  },
  patienceMs,
)

function idsIn(body: unknown): string[] {
  const rows: unknown = Array.isArray(body) ? body : Object(body).rows
  if (!Array.isArray(rows)) return []
  return rows.flatMap((row) => row?.id ?? row?.code ?? [])
}

test('every row of every table is the same in both, but for what must not go on', async () => {
  const read = (one: TestFirm) =>
    runInDurableObject(one.object, (_, { storage }) => {
      const store = new Store(storage)
      const { tables } = store.transact(
        {
          firmId: one.firmId,
          actor: {} as never,
          now: new Date(),
          newId: () => '',
          idempotency: null,
        },
        readContents,
      )
      return tables.map(({ name, rows }) => ({
        name,
        rows: JSON.stringify(rows).replaceAll(one.firmId, 'FIRM'),
      }))
    })
  const [before, after] = [await read(firm), await read(copy)]
  const kept = new Map(after.map(({ name, rows }) => [name, rows]))
  const changed = before.filter(({ name, rows }) => kept.get(name) !== rows).map(({ name }) => name)
  expect(before.length).toBeGreaterThan(150)
  expect(changed.toSorted()).toEqual(changedTables)
})

const changedTables: readonly string[] = []

import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { permissions } from '#contract/core/roles.ts'
import type { Deal, DealBoard, DealForecast } from '#contract/customers/deals.ts'
import type { Pipeline, PipelineChoice } from '#contract/customers/pipelines.ts'
import { firmItself } from '#upstream/firm/firm-itself.ts'
import { type FirmContext, Store, type Writer } from '#upstream/firm/store.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { testRegister } from '#upstream/testing/test-register.ts'
import { endDeal } from './end-deal.ts'
import { forecastOf } from './forecast-of-firm.ts'
import { takeSnapshot } from './nightly.ts'
import { pipelineList, pipelines } from './pipelines.ts'
import { deals } from './register.ts'

testRegister({
  register: pipelines,
  list: pipelineList,
  made: { name: 'Trade', notes: 'for wholesalers', stages: [{ name: 'First' }, { name: 'Last' }] },
  changed: { name: 'Retail' },
  word: 'wholesalers',
})

async function open() {
  const firm = await TestFirm.open()
  const [pipeline] = await firm.must<PipelineChoice[]>('GET', '/pipeline-choices')
  if (!pipeline) throw new Error('A firm begins with a pipeline')
  const make = (title: string, more: object = {}) =>
    firm.must<Deal>('POST', '/deals', {
      ...{ title, currency: 'EUR', pipelineId: pipeline.id },
      ...more,
    })
  return { firm, pipeline, stageIds: pipeline.stages.map(({ id }) => id), make }
}

test('cards keep the place that they are put at, and the history says where they were', async () => {
  const { firm, stageIds, make } = await open()
  const [a, b, c] = [await make('A'), await make('B'), await make('C')]
  const [, second = ''] = stageIds
  const move = (deal: Deal, to: object) => firm.must<Deal>('POST', `/deals/${deal.id}/move`, to)
  await move(a, { stageId: second })
  await move(b, { stageId: second, afterId: 'first' })
  const moved = await move(c, { stageId: second, afterId: b.id })
  const { columns } = await firm.must<DealBoard>('GET', '/deal-board')
  expect(columns.map(({ cards }) => cards.map(({ title }) => title))).toEqual([
    [],
    ['B', 'C', 'A'],
    [],
    [],
  ])
  expect(moved.visits).toHaveLength(2)
  const away = await firm.ask('POST', `/deals/${a.id}/move`, { stageId: firm.firmId })
  expect(away.status).toBe(422)
  const looker = await firm.ask(
    'POST',
    `/deals/${a.id}/move`,
    { stageId: second },
    { role: 'readOnly' },
  )
  expect(looker.status).toBe(403)
})

test('a stage keeps its deals when it is renamed, and does not go while it has some', async () => {
  const { firm, pipeline, make } = await open()
  const deal = await make('A')
  const stages = pipeline.stages.map((stage, at) => ({ ...stage, name: at ? stage.name : 'Begun' }))
  const before = await firm.must<Pipeline>('GET', `/pipelines/${pipeline.id}`)
  const put = (to: object[], version: number) =>
    firm.ask('PUT', `/pipelines/${pipeline.id}`, { name: before.name, stages: to, version })
  expect((await put(stages, before.version)).status).toBe(200)
  expect((await firm.must<Deal>('GET', `/deals/${deal.id}`)).stageName).toBe('Begun')
  expect((await put(stages.slice(1), before.version + 1)).status).toBe(409)
})

test('a deal is lost with a reason, opened again, and won by its quote', async () => {
  const { firm, make } = await open()
  const customer = await firm.customer({ name: 'Harbour Ltd' })
  const deal = await make('New sails', { customerName: 'Harbour Ltd', value: '1200.00' })
  expect(deal).toMatchObject({ partyId: customer.id, amount: 120_000 })
  const end = (body: object) => firm.ask('POST', `/deals/${deal.id}/end`, body)
  expect((await end({ state: 'lost', version: 1 })).status).toBe(422)
  expect((await end({ state: 'lost', reason: 'Too dear', version: 1 })).status).toBe(200)
  const forecast = await firm.must<DealForecast>('GET', '/deal-forecast')
  expect(forecast.lostReasons).toEqual([{ reason: 'Too dear', count: 1 }])
  await firm.must('POST', `/deals/${deal.id}/reopen`, {})
  const { quoteId } = await firm.must<{ quoteId: string }>('POST', `/deals/${deal.id}/quote`, {})
  const quote = await firm.must<Record<string, unknown>>('GET', `/quotes/${quoteId}`)
  expect(quote).toMatchObject({ customerId: customer.id, state: 'draft' })
  expect((await firm.panels('deal', deal.id)).links).toMatchObject([
    { relation: 'convertedTo', kind: 'quote', id: quoteId },
  ])
  const line = { description: 'Sails', quantity: '1', unitPrice: '1000', taxCode: 'DE-S19' }
  await firm.must('PUT', `/quotes/${quoteId}`, { ...quote, lines: [line] })
  await firm.must('POST', `/quotes/${quoteId}/issue`, {})
  await firm.must('POST', `/quotes/${quoteId}/answer`, { answer: 'accepted', name: 'Ada' })
  expect(await firm.must('GET', `/deals/${deal.id}`)).toMatchObject({
    ...{ state: 'won', quoteId, amount: 119_000 },
  })
})

test('the forecast adds up each month, and names what has no rate', async () => {
  const { firm, stageIds, make } = await open()
  const [first, , , last] = stageIds
  await make('A', { value: '1000', expectedDate: '2026-12-10', stageId: first })
  await make('B', { value: '500', expectedDate: '2026-12-20', stageId: last })
  await make('C', { value: '700', currency: 'CHF', expectedDate: '2026-12-24', stageId: last })
  const won = await make('D', { value: '300' })
  await firm.must('POST', `/deals/${won.id}/end`, { state: 'won', version: 1 })
  const { months, unpriced } = await firm.must<DealForecast>('GET', '/deal-forecast')
  expect(months).toMatchObject([
    { month: '2026-11', won: 30_000, best: 30_000, worst: 30_000 },
    { month: '2026-12', best: 150_000, expected: 55_000, worst: 50_000, unpricedCount: 1 },
  ])
  expect(unpriced).toEqual([{ currency: 'CHF', amount: 70_000, count: 1 }])
})

test('each night keeps the forecast, and a month that is over is set beside what it brought', async () => {
  const firm = await TestFirm.open({ language: 'en' })
  const value = { currency: 'EUR', value: '1000', expectedDate: '2090-03-20' }
  const deal = await firm.must<Deal>('POST', '/deals', { title: 'Sails', ...value })
  await firm.must<Deal>('POST', '/deals', { title: 'Oars', ...value })
  const at = <Result>(now: string, act: (writer: Writer, context: FirmContext) => Result) =>
    runInDurableObject(firm.object, (_, { storage }) => {
      const context = firmItself(firm.firmId, new Date(now))
      return new Store(storage).transact(context, (writer) => act(writer, context))
    })
  for (const night of ['2090-02-28', '2090-03-01', '2090-03-02', '2090-03-02']) {
    await at(`${night}T12:00:00Z`, takeSnapshot)
  }
  const jobs = await at('2090-03-02T12:00:00Z', ({ sql }) =>
    sql
      .exec<{ due: string }>("select due_at as due from job where kind = 'deals.snapshot'")
      .toArray(),
  )
  expect(jobs).toEqual([{ due: '2090-03-02T23:00:00.000Z' }])
  await at('2090-03-15T12:00:00Z', (writer, context) => {
    const { id: dealId, version } = deals.get(writer, deal.id)
    endDeal(writer, context, { dealId, state: 'won', reason: '', version })
  })
  const custom = { name: 'Own', permissions, scopes: { deal: 'own' } } as const
  const own = { userId: firm.userId, role: 'own', custom }
  const truth = await at('2090-04-02T12:00:00Z', (writer, context) => [
    forecastOf(writer, context, {}).truth,
    forecastOf(writer, { ...context, actor: { ...context.actor, ...own } }, {}).truth,
  ])
  expect(truth).toMatchObject([
    [{ month: '2090-03', asOfDate: '2090-03-01', best: 200_000, won: 100_000, isWithin: true }],
    [],
  ])
  const won = await firm.must<{ rows: Deal[] }>(
    'GET',
    '/deals?tab=won&closedFrom=2090-03-01&closedTo=2090-03-31',
  )
  expect(won.rows.map(({ id }) => id)).toEqual([deal.id])
})

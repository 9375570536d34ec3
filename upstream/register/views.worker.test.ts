import { expect, test } from 'vitest'
import type { SavedView } from '#contract/core/saved-views.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

const input = { register: 'items', name: 'Dear services', query: 'kind=service&priceFrom=100' }

function list(testFirm: TestFirm): Promise<SavedView[]> {
  return testFirm.must('GET', '/saved-views?register=items')
}

test('a view is one’s own until it is shared, and then everybody’s to see', async () => {
  const testFirm = await TestFirm.open()
  const me = testFirm.userId
  const view = await testFirm.must<SavedView>('POST', '/saved-views', input)
  expect(view).toMatchObject({ name: 'Dear services', isShared: false, canChange: true })
  const asSales = { role: 'sales' } as const

  testFirm.userId = newId()
  expect(await list(testFirm)).toEqual([])
  const path = `/saved-views/${view.id}`
  expect((await testFirm.ask('DELETE', path, undefined, asSales)).status).toBe(404)

  testFirm.userId = me
  await testFirm.must('PUT', path, { name: 'Dear', query: '', isShared: true })
  testFirm.userId = newId()
  const shared = { ...asSales }
  const { body } = await testFirm.ask<SavedView[]>(
    'GET',
    '/saved-views?register=items',
    undefined,
    shared,
  )
  expect(body).toEqual([{ id: view.id, name: 'Dear', query: '', isShared: true, canChange: false }])
  expect((await testFirm.ask('DELETE', path, undefined, asSales)).status).toBe(403)
  // Whoever runs the firm may change or remove it, but not hide it from all but its owner.
  const hidden = await testFirm.ask('PUT', path, { name: 'Dear', query: '', isShared: false })
  expect([hidden.status, hidden.body.data.fields.isShared?.key]).toEqual([
    422,
    'viewOfSomebodyElse',
  ])
  await testFirm.must('PUT', path, { name: 'Dearest', query: '', isShared: true })
  expect(await list(testFirm)).toMatchObject([{ name: 'Dearest', canChange: true }])
  await testFirm.must('DELETE', path)
  expect(await list(testFirm)).toEqual([])
})

test('who leaves the firm takes along what was their own, not what they shared', async () => {
  const testFirm = await TestFirm.open()
  const me = testFirm.userId
  await testFirm.must('POST', '/saved-views', input)
  await testFirm.must('POST', '/saved-views', { ...input, name: 'Ours', isShared: true })
  testFirm.userId = newId()
  await testFirm.must('POST', '/internal/member-left', { userId: me })
  expect(await list(testFirm)).toMatchObject([{ name: 'Ours' }])
  testFirm.userId = me
  expect(await list(testFirm)).toMatchObject([{ name: 'Ours' }])
})

test('a view says where it leads, and nowhere else', async () => {
  const testFirm = await TestFirm.open()
  for (const wrong of [{ name: '' }, { query: '"><script>' }, { register: '../x' }]) {
    expect((await testFirm.ask('POST', '/saved-views', { ...input, ...wrong })).status).toBe(422)
  }
})

import { expect, test } from 'vitest'
import type { Project } from '#contract/projects/projects.ts'
import { noticesOf, openFirm } from '#upstream/testing/notices.ts'
import { runJobsAt } from '#upstream/testing/run-jobs.ts'

test('the manager is told of hours and money once at each threshold, and of a new limit again', async () => {
  const { owner, testFirm } = await openFirm()
  const rates = [{ personId: '', hourly: '100', validFrom: null }]
  const body = {
    ...{ name: 'Website', managerId: owner.userId, noticePercent: '80', rates },
    ...{ budgetHours: '10', budgetAmount: '1600' },
  }
  const made = await testFirm.must<Project>('POST', '/projects', body)
  let day = 1
  const told = async () => {
    day += 1
    await runJobsAt(testFirm, `2040-01-${String(day).padStart(2, '0')}`)
    const notices = await noticesOf(owner)
    return notices.flatMap((notice) => {
      const isOurs = notice.kind === 'projectHoursUsed' || notice.kind === 'projectAmountUsed'
      return isOurs ? [`${notice.kind} ${notice.params.percent}`] : []
    })
  }
  const work = (date: string, duration: string) =>
    testFirm.must<{ id: string }>('POST', '/time-entries', { projectId: made.id, date, duration })
  await work('2025-11-23', '7')
  expect(await told()).toEqual([])
  const { id } = await work('2025-11-24', '2')
  expect(await told()).toEqual(['projectHoursUsed 80'])
  // What falls and rises again is no news.
  await testFirm.must('DELETE', `/time-entries/${id}`)
  await work('2025-11-24', '2')
  expect(await told()).toEqual(['projectHoursUsed 80'])
  await work('2025-11-25', '7')
  expect((await told()).sort()).toEqual([
    'projectAmountUsed 100',
    'projectHoursUsed 100',
    'projectHoursUsed 80',
  ])
  // A raised limit forgets what it has not reached.
  await testFirm.must('PUT', `/projects/${made.id}`, { ...body, budgetHours: '18', version: 1 })
  expect(await told()).toHaveLength(3)
  await work('2025-11-26', '2')
  expect((await told()).sort()).toEqual([
    ...['projectAmountUsed 100', 'projectHoursUsed 100', 'projectHoursUsed 100'],
    'projectHoursUsed 80',
  ])
})

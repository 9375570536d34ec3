// @ts-check
import { Api, newKey } from '../../tests/support/api.mjs'
import { createFirmWithCustomer, testPassword } from '../../tests/support/firm.mjs'
import { compareFirms } from './compare.mjs'

/**
 * Whether a project of 5,000 tasks in a firm of 200,000 entries of time is answered as fast as one of
 * 100 tasks in a firm of 1,000. `TASKS`, `ENTRIES` and `TIMES` make a run smaller or longer;
 * `DATA_DIR` keeps what was written there, for the next run.
 */
const tasks = Number(process.env.TASKS ?? 5_000)
const entries = Number(process.env.ENTRIES ?? 200_000)
const times = Number(process.env.TIMES ?? 15)
const aCall = 500
const people = 20
const person = { email: 'projects@example.com', password: testPassword }

/** @typedef {{ firmId: string, projectId: string, taskId: string, week: string }} Asked */

await compareFirms({
  person,
  few: { tasks: 100, entries: 1_000 },
  many: { tasks, entries },
  begin,
  write,
  learn,
  questions: questions(),
  times,
  file: 'projects',
})

/** @returns {import('./compare.mjs').Question<Asked>[]} */
function questions() {
  const from =
    (/** @type {string} */ path) =>
    (/** @type {Asked} */ { firmId }) =>
      `/firms/${firmId}/${path}`
  const ofProject =
    (/** @type {string} */ path) =>
    (/** @type {Asked} */ { firmId, projectId }) =>
      `/firms/${firmId}/${path}${projectId}`
  const plan = (/** @type {Asked} */ { firmId, projectId }) =>
    `/firms/${firmId}/projects/${projectId}/plan`
  const task = (/** @type {Asked} */ { firmId, taskId }) => `/firms/${firmId}/tasks/${taskId}`
  const calls = [
    { name: 'projects', path: from('projects') },
    { name: 'project', path: ofProject('projects/') },
    { name: 'tasks', path: from('tasks') },
    { name: 'tasks, done', path: from('tasks?tab=done') },
    { name: 'tasks of the project', path: ofProject('tasks?projectId=') },
    { name: 'tasks, search', path: from('tasks?q=task+0009') },
    { name: 'task', path: task },
    { name: 'entries', path: from('time-entries') },
    { name: 'entries of the project', path: ofProject('time-entries?projectId=') },
    { name: 'entries, to be billed', path: from('time-entries?tab=unbilled') },
    { name: 'entries, search', path: from('time-entries?q=report+500') },
    { name: 'timer', path: from('timer') },
    {
      name: 'week',
      path: (/** @type {Asked} */ { firmId, week }) => `/firms/${firmId}/time-weeks?date=${week}`,
    },
    { name: 'unbilled work', path: from('unbilled-work') },
    {
      name: 'profit',
      path: (/** @type {Asked} */ { firmId, projectId }) =>
        `/firms/${firmId}/projects/${projectId}/profit`,
    },
    { name: 'workload', path: from('workload') },
    { name: 'plan', path: plan },
    { name: 'dashboard', path: from('dashboard') },
  ]
  const pages = [
    { name: 'page of projects', path: from('projects') },
    { name: 'page of the project', path: ofProject('projects/') },
    { name: 'page of tasks', path: from('tasks') },
    { name: 'page of the board', path: ofProject('tasks/board?projectId=') },
    { name: 'page of a task', path: task },
    { name: 'page of the plan', path: plan },
    { name: 'page of the workload', path: from('tasks/workload') },
    { name: 'page of my time', path: from('time') },
    { name: 'page of entries', path: from('time/entries') },
    { name: 'page of unbilled work', path: from('projects/unbilled') },
    { name: 'page of the dashboard', path: from('dashboard') },
  ]
  return [...calls, ...pages.map((page) => ({ ...page, isPage: true }))]
}

/** What is asked of a firm. @param {Api} api @param {Written} firm @returns {Promise<Asked>} */
async function learn(api, { firmId }) {
  const found = async (/** @type {string} */ path) => {
    const { rows } = await api.call('GET', `/firms/${firmId}/${path}`)
    return String(rows[0]?.id)
  }
  return {
    firmId,
    projectId: await found('projects?q=Large'),
    taskId: await found('tasks?tab=done&q=00092'),
    week: '2026-11-16',
  }
}

/** A firm with the project of many tasks and nine others. @param {Api} api */
async function begin(api) {
  const { firmId } = await createFirmWithCustomer(api)
  const projectIds = []
  for (const name of ['Large', ...Array.from({ length: 9 }, (_, at) => `Other ${at}`)]) {
    const input = { name, code: '', budgetHours: '100000', startDate: '2026-01-05' }
    const { id } = await api.call('POST', `/firms/${firmId}/projects`, input, newKey())
    projectIds.push(id)
  }
  const { user } = await api.call('GET', '/auth/session')
  return { firmId, projectIds, userId: user.id }
}

/** @typedef {{ firmId: string, projectIds: string[], userId: string }} Written */

/** @type {import('./compare.mjs').Comparison<Written, { tasks: number, entries: number }, Asked>['write']} */
async function write({ firmId, projectIds, userId }, counts, inside) {
  const ids = [userId, ...Array.from({ length: people - 1 }, (_, at) => personId(at))]
  await inside(firmId, async (ask) => {
    for (let at = 1; at <= counts.tasks; at += aCall) {
      const count = Math.min(aCall, counts.tasks - at + 1)
      await ask('seed-tasks', { projectId: projectIds[0], personIds: ids, first: at, count })
    }
    const each = counts.entries / people
    for (const [number, id] of ids.entries()) {
      const last = Date.UTC(2026, 10, 27, 8)
      for (let done = 0; done < each; done += aCall) {
        const count = Math.min(aCall, each - done)
        const from = new Date(last - ((done + count) / 8) * 86_400_000).toISOString()
        const whose = { personId: id, personName: `Person ${number}`, projectIds }
        await ask('seed-time-entries', { ...whose, from, count })
      }
    }
  })
}

/** An id of nobody in particular. @param {number} at */
function personId(at) {
  return `01JB0000000000000000000${String(at).padStart(3, '0')}`
}

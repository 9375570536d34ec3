// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { comparable, compare } from './compare.mjs'
import { largePlan } from './large-plan.mjs'
import { makePlans } from './make-plans.mjs'
import { keepRecorded } from './recorded.mjs'
import { askTaskJuggler, taskJugglerVersion } from './taskjuggler.mjs'

/**
 * Has TaskJuggler (Debian: tj3) judge the dates of 200 random plans: early dates by a run forward,
 * late dates by a second one backward. Takes about five minutes. `PLANS` are as many, `SEED` others;
 * `RECORD=1` keeps a few with TaskJuggler's answers for the unit test instead. Also says how long a
 * plan of 5,000 tasks takes beside a small one. `refused` are plans in which TaskJuggler sees a loop
 * where there is none. What was found is kept in docs/measures/plans.json.
 */
const count = Number(process.env.PLANS ?? 200)
const seed = Number(process.env.SEED ?? 1)
const root = fileURLToPath(new URL('../../..', import.meta.url))
process.chdir(root)

if (process.env.RECORD) record()
else await judge()

function record() {
  const batches = makePlans({ batches: 4, each: 4, seed: 7919 }).map((batch) => {
    const judged = askTaskJuggler(batch)
    return {
      calendars: batch.calendars,
      plans: judged.map(({ plan: { calendars: _, ...plan } }) => plan),
      answers: judged.map(({ answer }) => answer),
    }
  })
  keepRecorded(taskJugglerVersion(), batches)
  console.log('Recorded; now `npx biome format --write tests/judges/plans`')
}

async function judge() {
  const path = 'upstream/modules/projects/tasks/schedule.ts'
  /** @type {{ module: typeof import('#upstream/modules/projects/tasks/schedule.ts') }} */
  const { module } = await runnerImport(`${root}/${path}`, { root, configFile: false })
  const each = Math.min(10, count)
  const batches = makePlans({ batches: Math.ceil(count / each), each, seed })
  const found = {
    plans: 0,
    refused: 0,
    tasks: 0,
    links: 0,
    figures: 0,
    critical: 0,
    differences: 0,
  }
  for (const [number, batch] of batches.entries()) {
    const judged = askTaskJuggler(batch)
    found.refused += batch.plans.length - judged.length
    for (const { plan, answer } of judged) {
      const result = module.schedule(comparable(plan, answer))
      if (!('schedule' in result)) throw new Error(JSON.stringify(result.problems))
      const { tasks, figures, critical, differences } = compare(plan, result.schedule, answer)
      found.plans += 1
      found.tasks += tasks
      found.links += plan.links.length
      found.figures += figures
      found.critical += critical
      found.differences += differences.length
      for (const difference of differences) console.log(`batch ${number}: ${difference}`)
    }
    console.log(`${found.plans} plans, ${found.figures} figures, ${found.differences} differ`)
  }
  const report = {
    at: new Date().toISOString(),
    taskJuggler: taskJugglerVersion(),
    seed,
    ...found,
    what: countKinds(batches.flatMap(({ plans }) => plans)),
    milliseconds: speeds(module.schedule),
  }
  mkdirSync('docs/measures', { recursive: true })
  writeFileSync('docs/measures/plans.json', `${JSON.stringify(report, null, 2)}\n`)
  console.log(JSON.stringify(report, null, 2))
  process.exitCode = found.differences === 0 ? 0 : 1
}

/** What the plans hold, so that nobody takes a judgement of easy ones for one of all. */
function countKinds(/** @type {import('./make-plans.mjs').Plan[]} */ plans) {
  const links = plans.flatMap((plan) => plan.links)
  const tasks = plans.flatMap((plan) => plan.tasks)
  const parents = new Set(plans.flatMap((plan, at) => plan.tasks.map((t) => `${at} ${t.parentId}`)))
  const isParent = (/** @type {number} */ at, /** @type {string} */ id) =>
    parents.has(`${at} ${id}`)
  const ofParents = plans.flatMap((plan, at) =>
    plan.links.filter(({ fromId, toId }) => isParent(at, fromId) || isParent(at, toId)),
  )
  const kinds = ['finishStart', 'startStart', 'finishFinish', 'startFinish']
  return {
    links: Object.fromEntries(
      kinds.map((one) => [one, links.filter((l) => l.kind === one).length]),
    ),
    positiveLags: links.filter(({ lagMinutes }) => lagMinutes > 0).length,
    negativeLags: links.filter(({ lagMinutes }) => lagMinutes < 0).length,
    lagsOvernight: links.filter(({ calendarId }) => calendarId).length,
    linksOfParents: ofParents.length,
    milestones: tasks.filter((task) => task.minutes === 0).length - ofParentsCount(plans),
    manual: tasks.filter(({ mode }) => mode === 'manual').length,
    otherHours: tasks.filter(({ calendarId }) => calendarId).length,
    limits: tasks.flatMap((task) =>
      [task.startNotBefore, task.startNotAfter, task.finishNotBefore, task.finishNotAfter].filter(
        Boolean,
      ),
    ).length,
  }
}

function ofParentsCount(/** @type {import('./make-plans.mjs').Plan[]} */ plans) {
  return plans.reduce(
    (sum, { tasks }) => sum + new Set(tasks.flatMap(({ parentId }) => parentId ?? [])).size,
    0,
  )
}

/** The least of nine times each, by the number of tasks. */
function speeds(
  /** @type {typeof import('#upstream/modules/projects/tasks/schedule.ts').schedule} */ schedule,
) {
  return Object.fromEntries(
    [50, 500, 5_000, 20_000].map((tasks) => {
      const plan = largePlan(tasks)
      const times = Array.from({ length: 9 }, () => {
        const before = performance.now()
        schedule(plan)
        return performance.now() - before
      })
      return [tasks, Math.round(Math.min(...times) * 100) / 100]
    }),
  )
}

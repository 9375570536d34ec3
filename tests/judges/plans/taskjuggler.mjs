// @ts-check
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { earlyRun } from './early-run.mjs'
import { lateRun } from './late-run.mjs'
import { projectText } from './project-text.mjs'

/** @typedef {import('./make-plans.mjs').Plan} Plan */
/** @typedef {import('./make-plans.mjs').PlanBatch} PlanBatch */
/** @typedef {{ start: string, finish: string }} Dates local times */
/** @typedef {{ early: Record<string, Dates>, late: Record<string, Dates> }} Answer by task */

/** The version of TaskJuggler that is installed, such as 3.7.1. */
export function taskJugglerVersion() {
  const said = execFileSync('tj3', ['--version'], { encoding: 'utf8' })
  return /v?(\d[\d.]+)/.exec(said)?.[1] ?? said.trim()
}

/**
 * What TaskJuggler says of plans: the earliest dates of all tasks from one run, the latest from a
 * second one in which every task is scheduled as late as possible before the end of the first. Plans
 * that it takes for loops are left out: it does so where a milestone hangs at the start of a parent.
 * @param {PlanBatch} batch
 * @returns {{ plan: Plan, answer: Answer }[]}
 */
export function askTaskJuggler({ calendars, plans }) {
  const answers = ask(calendars, plans)
  if (answers) return plans.flatMap((plan, at) => pair(plan, answers[at]))
  return plans.flatMap((plan) => pair(plan, ask(calendars, [plan])?.[0]))
}

/** @param {Plan} plan @param {Answer | undefined} answer */
function pair(plan, answer) {
  return answer ? [{ plan, answer }] : []
}

/**
 * @param {PlanBatch['calendars']} calendars @param {Plan[]} plans
 * @returns {Answer[] | undefined} nothing where one of them is taken for a loop
 */
function ask(calendars, plans) {
  const early = run(
    projectText(
      calendars,
      plans.flatMap((plan, at) => earlyRun(plan, `g${at}`)),
    ),
  )
  if (!early) return undefined
  const firsts = plans.map((_, at) => datesOf(early, `g${at}`))
  const late = run(
    projectText(
      calendars,
      plans.flatMap((plan, at) => lateRun(plan, `g${at}`, firsts[at] ?? {})),
    ),
  )
  return late && firsts.map((first, at) => ({ early: first, late: datesOf(late, `g${at}`) }))
}

/**
 * Runs one project.
 * @param {string} text
 * @returns {{ id: string, dates: Dates }[] | undefined} all of its tasks, by their full names; nothing
 *   where it sees a loop
 */
function run(text) {
  const folder = mkdtempSync(join(tmpdir(), 'firmament-plans-'))
  try {
    writeFileSync(join(folder, 'plans.tjp'), text)
    try {
      execFileSync('tj3', ['--silent', '--no-color', 'plans.tjp'], { cwd: folder, stdio: 'pipe' })
    } catch (error) {
      const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : ''
      if (said.includes('Dependency loop')) return undefined
      throw new Error(`TaskJuggler refuses a project:\n${said.slice(0, 4000)}`)
    }
    return readFileSync(join(folder, 'dates.csv'), 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => {
        const [id = '', start = '', finish = ''] = line.replaceAll('"', '').split(';')
        return { id, dates: { start, finish } }
      })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * The dates of the tasks of one plan, by their ids.
 * @param {{ id: string, dates: Dates }[]} all @param {string} group
 * @returns {Record<string, Dates>}
 */
function datesOf(all, group) {
  return Object.fromEntries(
    all.flatMap(({ id, dates }) => {
      const [, name] = new RegExp(`(?:^|\\.)${group}_(t\\d+)$`).exec(id) ?? []
      return name ? [[name, dates]] : []
    }),
  )
}

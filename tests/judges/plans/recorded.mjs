// @ts-check
import { readFileSync, writeFileSync } from 'node:fs'

/** @typedef {import('./make-plans.mjs').Calendars} Calendars */
/** @typedef {import('./make-plans.mjs').Plan} Plan */
/** @typedef {import('./taskjuggler.mjs').Answer} Answer */
/** @typedef {{ calendars: Calendars, plans: Omit<Plan, 'calendars'>[], answers: Answer[] }} RecordedBatch */

const file = new URL('recorded.json', import.meta.url)

/**
 * Random plans with what TaskJuggler said of them.
 * @returns {{ plan: Plan, answer: Answer }[]}
 */
export function recordedPlans() {
  /** @type {{ batches: RecordedBatch[] }} */
  const { batches } = JSON.parse(readFileSync(file, 'utf8'))
  return batches.flatMap(({ calendars, plans, answers }) =>
    plans.flatMap((plan, at) => {
      const answer = answers[at]
      return answer ? [{ plan: { ...plan, calendars: { ...calendars, elapsed } }, answer }] : []
    }),
  )
}

const elapsed = {
  week: Array.from({ length: 7 }, () => [{ from: '00:00', to: '24:00' }]),
  exceptions: [],
}

/** @param {string} taskJuggler its version @param {RecordedBatch[]} batches */
export function keepRecorded(taskJuggler, batches) {
  writeFileSync(file, `${JSON.stringify({ taskJuggler, batches })}\n`)
}

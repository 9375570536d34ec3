import { parseDecimal } from '#contract/core/decimal.ts'

/**
 * A price or a cost of an hour from a day on. What it does not name it holds for all of: a rate of no
 * task and no project is the firm's, one of no person and no role is everybody's.
 */
export type Rate = {
  id: string
  taskId: string | null
  projectId: string | null
  personId: string | null
  roleId: string | null
  /** A decimal; null ends the rate of the same names from this day on. */
  hourly: string | null
  currency: string
  validFrom: string
}

/** An hour of work. */
export type Worked = {
  date: string
  taskId: string | null
  projectId: string | null
  personId: string
  /** The role that the person has in the project. */
  roleId: string | null
}

export type FoundRate = { rateId: string; hourly: string; currency: string }

/** Rates put in order for looking up many hours. */
export type RateBook = {
  /** On which a rate begins or ends, ascending: between two of them work of the same names costs the same. */
  days: readonly string[]
  /** Whether a task has a rate of its own. */
  hasTasks: boolean
  /** The rate of an hour on its day, or undefined: an hour without a price is nothing to guess. */
  find(worked: Worked): FoundRate | undefined
}

/** At most so many decimals, as prices of lines have. */
export const maxRateScale = 6

/**
 * Looks rates up in the order of what is nearest to the work: those of the task, then of the project,
 * then of the firm, and in each those of the person, then of the role, then of everybody. Of one set
 * of names the last one that is valid on the day holds; one that has ended, or has not begun, leaves
 * the next set.
 * @throws RangeError 'rate_malformed', 'rate_twice' of two with the same names and day
 */
export function rateBook(rates: readonly Rate[]): RateBook {
  const byNames = new Map<string, Rate[]>()
  for (const rate of rates) {
    if (rate.hourly !== null && !isRate(rate.hourly)) throw new RangeError('rate_malformed')
    const names = namesOf(rate)
    byNames.set(names, [...(byNames.get(names) ?? []), rate])
  }
  for (const same of byNames.values()) {
    same.sort((a, b) => (a.validFrom < b.validFrom ? 1 : -1))
    const days = new Set(same.map(({ validFrom }) => validFrom))
    if (days.size < same.length) throw new RangeError('rate_twice')
  }
  // Of many hours most have the same names.
  const inOrder = new Map<string, Rate[][]>()
  return {
    days: [...new Set(rates.map(({ validFrom }) => validFrom))].sort(),
    hasTasks: rates.some(({ taskId }) => taskId !== null),
    find(worked) {
      const { taskId, projectId, personId, roleId } = worked
      const key = JSON.stringify([taskId, projectId, personId, roleId])
      const sets =
        inOrder.get(key) ?? namesInOrder(worked).flatMap((names) => [byNames.get(names) ?? []])
      inOrder.set(key, sets)
      for (const set of sets) {
        const valid = set.find(({ validFrom }) => validFrom <= worked.date)
        if (valid && valid.hourly !== null) {
          return { rateId: valid.id, hourly: valid.hourly, currency: valid.currency }
        }
      }
      return undefined
    },
  }
}

function isRate(text: string): boolean {
  const value = parseDecimal(text, { maxScale: maxRateScale })
  return value !== undefined && value.units >= 0n
}

/** A task says its project, and a person says more than the role. */
function namesOf({ taskId, projectId, personId, roleId }: Omit<Rate, 'id' | 'hourly'>): string {
  const where = taskId !== null ? ['task', taskId] : ['project', projectId]
  const who = personId !== null ? ['person', personId] : ['role', roleId]
  return JSON.stringify([...where, ...who])
}

function namesInOrder({ taskId, projectId, personId, roleId }: Worked): string[] {
  const places = [
    ...(taskId === null ? [] : [['task', taskId]]),
    ...(projectId === null ? [] : [['project', projectId]]),
    ['project', null],
  ]
  const people = [
    ['person', personId],
    ...(roleId === null ? [] : [['role', roleId]]),
    ['role', null],
  ]
  return places.flatMap((where) => people.map((who) => JSON.stringify([...where, ...who])))
}

/** A task with what was planned for it and what was worked on it itself. */
export type TaskEffort = {
  id: string
  parentId: string | null
  /** Null where nothing was estimated. */
  estimateSeconds: number | null
  workedSeconds: number
}

export type EffortSum = {
  id: string
  /** Of the task and all in it; null where nothing of it was estimated. */
  estimateSeconds: number | null
  workedSeconds: number
  /** Worked more than estimated: positive; null without an estimate. */
  overSeconds: number | null
}

/**
 * Plan against truth: estimates and worked time of tasks, each with all that is in it, in the order
 * given. An estimate of a parent itself counts beside those of its children.
 * @throws RangeError 'task_unknown' of a parent, 'task_in_itself'
 */
export function planAndActual(tasks: readonly TaskEffort[]): EffortSum[] {
  const sums = new Map<string, { estimate: number | null; worked: number }>()
  for (const { id } of tasks) sums.set(id, { estimate: null, worked: 0 })
  const parents = new Map(tasks.map(({ id, parentId }) => [id, parentId]))
  for (const { id, estimateSeconds, workedSeconds } of tasks) {
    let steps = 0
    for (let at: string | null = id; at !== null; at = parents.get(at) ?? null) {
      const sum = sums.get(at)
      if (sum === undefined) throw new RangeError('task_unknown')
      steps += 1
      if (steps > tasks.length) throw new RangeError('task_in_itself')
      sum.worked += workedSeconds
      if (estimateSeconds !== null) sum.estimate = (sum.estimate ?? 0) + estimateSeconds
    }
  }
  return tasks.map(({ id }) => {
    const { estimate, worked } = sums.get(id) ?? { estimate: null, worked: 0 }
    const overSeconds = estimate === null ? null : worked - estimate
    return { id, estimateSeconds: estimate, workedSeconds: worked, overSeconds }
  })
}

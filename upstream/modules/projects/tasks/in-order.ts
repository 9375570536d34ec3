/** Tasks, each after its parent and after those it waits for, and else in the order they have. */
export function inOrder<Task extends { key: string; needs: readonly string[] }>(
  tasks: readonly Task[],
): Task[] {
  const byKey = new Map(tasks.map((task) => [task.key, task]))
  const ordered = new Set<Task>()
  const seen = new Set<string>()
  for (const task of tasks) {
    // A stack of its own: chains of a plan can be as long as the plan.
    const open = [task]
    while (open.length > 0) {
      const next = open.at(-1)
      if (!next) break
      if (seen.has(next.key)) {
        open.pop()
        ordered.add(next)
        continue
      }
      seen.add(next.key)
      for (const key of next.needs.toReversed()) {
        const other = byKey.get(key)
        if (other && !seen.has(other.key)) open.push(other)
      }
    }
  }
  return [...ordered]
}

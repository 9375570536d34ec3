import type { CycleStep } from './plan.ts'
import type { PlanGraph } from './plan-graph.ts'

/**
 * The order in which dates of a plan can be counted. Each task is in it twice: its begin (twice its
 * place) before its children, its end (one more) after them; the begin of a task that waits follows
 * the end of the one it waits for. So a link of a parent binds all of its children, and a cycle is
 * one over links and hierarchy alike.
 */
export type PlanOrder = { order: readonly number[] } | { cycle: CycleStep[] }

type Edge = { to: number; by: CycleStep['by'] | 'itself'; linkId: string | null }

/** Puts a plan in order, or names the first cycle in it. Takes time in proportion to its links. */
export function planOrder(graph: PlanGraph): PlanOrder {
  const waiting = graph.tasks.flatMap(() => [0, 0])
  for (let node = 0; node < waiting.length; node += 1) {
    for (const { to } of edgesFrom(graph, node)) waiting[to] = (waiting[to] ?? 0) + 1
  }
  const order = waiting.flatMap((count, node) => (count === 0 ? [node] : []))
  for (const node of order) {
    for (const { to } of edgesFrom(graph, node)) {
      const left = (waiting[to] ?? 0) - 1
      waiting[to] = left
      if (left === 0) order.push(to)
    }
  }
  if (order.length === waiting.length) return { order }
  return { cycle: findCycle(graph, new Set(order)) }
}

function edgesFrom(graph: PlanGraph, node: number): Edge[] {
  const place = node >> 1
  const children = graph.children[place] ?? []
  if (node % 2 === 0) {
    if (children.length === 0) return [{ to: node + 1, by: 'itself', linkId: null }]
    return children.map((child) => ({ to: child * 2, by: 'child', linkId: null }))
  }
  const links = graph.linksFrom[place] ?? []
  const edges: Edge[] = links.map(({ to, id }) => ({ to: to * 2, by: 'link', linkId: id }))
  const parent = graph.parents[place] ?? -1
  if (parent >= 0) edges.push({ to: parent * 2 + 1, by: 'parent', linkId: null })
  return edges
}

/** Walks what could not be put in order until a node comes a second time. */
function findCycle(graph: PlanGraph, done: ReadonlySet<number>): CycleStep[] {
  const closed = new Set(done)
  for (let first = 0; first < graph.tasks.length * 2; first += 1) {
    const found = closed.has(first) ? undefined : cycleFrom(graph, first, closed)
    if (found) return found
  }
  throw new RangeError('cycle_not_found')
}

function cycleFrom(graph: PlanGraph, first: number, closed: Set<number>): CycleStep[] | undefined {
  const path = [{ node: first, edges: edgesFrom(graph, first), next: 0 }]
  const depths = new Map([[first, 0]])
  for (let top = path.at(-1); top; top = path.at(-1)) {
    const edge = top.edges[top.next]
    if (edge === undefined) {
      closed.add(top.node)
      depths.delete(top.node)
      path.pop()
      continue
    }
    top.next += 1
    const depth = depths.get(edge.to)
    if (depth !== undefined) return stepsOf(graph, path.slice(depth))
    if (closed.has(edge.to)) continue
    depths.set(edge.to, path.length)
    path.push({ node: edge.to, edges: edgesFrom(graph, edge.to), next: 0 })
  }
  return undefined
}

/** The way through tasks; what leads from the begin of a task to its own end is no step. */
function stepsOf(
  graph: PlanGraph,
  path: readonly { node: number; edges: Edge[]; next: number }[],
): CycleStep[] {
  return path.flatMap(({ node, edges, next }) => {
    const edge = edges[next - 1]
    const task = graph.tasks[node >> 1]
    if (edge === undefined || task === undefined || edge.by === 'itself') return []
    return [{ taskId: task.id, by: edge.by, linkId: edge.linkId }]
  })
}

import { AppError, type FieldProblem } from '#contract/core/errors.ts'
import type { FirmContext, Reader, Writer } from '../firm/store.ts'

/** Between the names of a trail. */
export const trailStep = ' › '

/** SQL for the ids of a record of a tree and of all below it, in the tree’s order; it takes the id. */
export function selfAndBelowIn(table: string): string {
  return `with recursive below(id, level) as (
  select ?, 0
  union all
  select c.id, b.level + 1 from ${table} c join below b on c.parent_id = b.id
  where b.level < 10
) select id from below order by level`
}

type Node = { parentId: string }

type TreeDescription<Named extends Node> = {
  /** The table, with the columns `id`, `parent_id` and `trail`. */
  table: string
  maxLevels: number
  /** The problem of one that would be part of itself, a key of the `problem` texts. */
  inItself: string
  /** What one is called within its parent. */
  nameOf(node: Named): string
}

/**
 * A register whose records are parts of each other. Each keeps its trail: its name after those of all
 * that it is part of, so that it sorts as a tree and is found by all of them.
 */
export function describeTree<Named extends Node>({
  table,
  maxLevels,
  inItself,
  nameOf,
}: TreeDescription<Named>) {
  function find({ sql }: Reader, id: string): { parentId: string; trail: string } {
    const query = `select parent_id as parentId, trail from ${table} where id = ?`
    const [row] = sql.exec<{ parentId: string; trail: string }>(query, id)
    if (!row) throw new AppError('not_found', `No row of ${table} has this id`)
    return row
  }

  /** Its name after those of what it is part of. @throws AppError not_found */
  function trailOf(reader: Reader, node: Named): string {
    const above = node.parentId === '' ? [] : [find(reader, node.parentId).trail]
    return [...above, nameOf(node)].join(trailStep)
  }

  /** Ids of a record and of all below it, each after the one that it is part of. */
  function selfAndBelow({ sql }: Reader, id: string): string[] {
    const rows = sql.exec<{ id: string }>(selfAndBelowIn(table), id).toArray()
    return rows.map((row) => row.id)
  }

  function hasBelow(reader: Reader, { id }: { id: string }): boolean {
    return selfAndBelow(reader, id).length > 1
  }

  /** How many levels there are from the first down to a record. */
  function levelOf(reader: Reader, id: string): number {
    const { parentId } = find(reader, id)
    return parentId === '' ? 1 : 1 + levelOf(reader, parentId)
  }

  /**
   * What is wrong with the place of a record, if anything.
   * @param id of the record that is moved; undefined for a new one
   * @throws AppError not_found for a parent that is none, as for one of another firm
   */
  function parentProblem(
    reader: Reader,
    { parentId }: Node,
    id: string | undefined,
  ): FieldProblem | undefined {
    if (parentId === '') return undefined
    const above = levelOf(reader, parentId)
    const moved = id === undefined ? [] : selfAndBelow(reader, id)
    if (moved.includes(parentId)) return { key: inItself }
    const levels = moved.map((one) => levelOf(reader, one))
    const depth = Math.max(1, ...levels.map((level) => level - (levels[0] ?? level) + 1))
    if (above + depth <= maxLevels) return undefined
    return { key: 'tooManyLevels', params: { maximum: maxLevels } }
  }

  /** What is below a record that was renamed or moved is found under its new names. */
  function renameBelow(
    writer: Writer,
    firm: FirmContext,
    id: string,
    rules: {
      get(reader: Reader, id: string): Named
      change(writer: Writer, firm: FirmContext, id: string, columns: { trail: string }): void
    },
  ): void {
    // In the order of the tree: each is written after the one that it is part of.
    for (const below of selfAndBelow(writer, id)) {
      if (below === id) continue
      rules.change(writer, firm, below, { trail: trailOf(writer, rules.get(writer, below)) })
    }
  }

  /**
   * What is stored of one that was checked: its trail, and that of all below it where that changed.
   * @param rules of the register that it is in
   */
  function prepared<Input extends Named>(
    writer: Writer,
    firm: FirmContext,
    input: Input,
    before: { trail: string } | undefined,
    rules: Parameters<typeof renameBelow>[3],
  ) {
    const trail = trailOf(writer, input)
    return {
      columns: { ...input, trail },
      follow: (id: string) => {
        if (before && before.trail !== trail) renameBelow(writer, firm, id, rules)
      },
    }
  }

  /** What a register of a tree is described with: each is called and found by its trail. */
  const described = {
    labelOf: ({ trail }: { trail: string }) => trail,
    found: ({ trail, notes }: { trail: string; notes: string }) => ({
      words: { trail, notes },
      text: notes,
    }),
    reach: 'whole',
    isNamed: hasBelow,
  } as const

  return { trailOf, selfAndBelow, parentProblem, prepared, described }
}

import { oc } from '@orpc/contract'
import { implement } from '@orpc/server'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { stripOutput } from './strip-output.ts'

function strip(schema: z.ZodType, output: unknown): unknown {
  const contract = { get: oc.output(schema) }
  return stripOutput(
    implement(contract).get.handler(() => output),
    output,
  )
}

const Row = z.object({ id: z.string(), note: z.string().nullable(), at: z.string().optional() })

describe('an answer', () => {
  test('leaves with what its schema names and nothing else, however deep', () => {
    const row = { id: 'a', note: null, createdBy: 'x' }
    const page = z.object({ rows: z.array(Row), byId: z.record(z.string(), Row).nullable() })
    expect(strip(page, { rows: [row, row], byId: { a: row }, sql: 'select' })).toEqual({
      rows: [
        { id: 'a', note: null },
        { id: 'a', note: null },
      ],
      byId: { a: { id: 'a', note: null } },
    })
    expect(strip(page, { rows: [], byId: null })).toEqual({ rows: [], byId: null })
  })

  test('of several kinds is stripped to its own', () => {
    const kinds = z.union([
      z.object({ kind: z.literal('one'), a: z.string() }),
      z.object({ kind: z.literal('two'), b: z.string() }),
    ])
    expect(strip(kinds, { kind: 'two', a: 'x', b: 'y', c: 'z' })).toEqual({ kind: 'two', b: 'y' })
    expect(strip(z.union([z.string(), Row]), 'plain')).toBe('plain')
  })

  test('of a schema that holds itself ends', () => {
    type Node = { name: string; inner?: Node | undefined }
    const Node: z.ZodType<Node> = z.object({
      name: z.string(),
      inner: z.lazy(() => Node).optional(),
    })
    const inner = { name: 'b', secret: 1 }
    expect(strip(Node, { name: 'a', inner, secret: 1 })).toEqual({
      name: 'a',
      inner: { name: 'b' },
    })
  })

  test('is left as it is where the schema takes anything, and what is no plain object', () => {
    const file = new File(['x'], 'x.txt')
    expect(strip(z.looseObject({ id: z.string() }), { id: 'a', more: 1 })).toEqual({
      id: 'a',
      more: 1,
    })
    expect(strip(z.object({ body: z.instanceof(File) }), { body: file })).toEqual({ body: file })
    expect(strip(z.instanceof(File), file)).toBe(file)
  })
})

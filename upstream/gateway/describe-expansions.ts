import { z } from 'zod'
import { Expanded, type ExpansionName } from '../core/expand/expansions.ts'

type JsonContent = { schema?: unknown }
/** As much of an operation of OpenAPI 3.1 as is added to here. */
type Operation = {
  parameters?: unknown[] | undefined
  responses?: Record<string, unknown> | undefined
}

const place = '#/components/schemas/Expanded'

/** What `expanded` holds, for the description's `components.schemas`. */
export function expandedSchema(): Record<string, unknown> {
  return z.toJSONSchema(Expanded, { io: 'output', target: 'draft-2020-12', unrepresentable: 'any' })
}

/** Adds `expand` to what an operation takes, and `expanded` to what it answers with. */
export function describeExpansions(
  operation: Operation,
  expands: readonly ExpansionName[] = [],
): void {
  if (expands.length === 0) return
  const names = expands.join('|')
  const parameter = {
    name: 'expand',
    in: 'query',
    required: false,
    description: `Brings along the records that the answer names, under \`expanded\`: ${expands.join(', ')}; several are separated by commas.`,
    schema: {
      type: 'string',
      pattern: `^(${names})(,(${names}))*$`,
      examples: [expands.join(',')],
    },
  }
  operation.parameters = [...(operation.parameters ?? []), parameter]
  const schema = schemaOfAnswer(operation)
  if (schema?.properties) schema.properties.expanded = { $ref: place }
}

function schemaOfAnswer({ responses }: Operation) {
  const answer = responses?.['200']
  if (!hasContent(answer)) return undefined
  const schema = answer.content?.['application/json']?.schema
  return hasProperties(schema) ? schema : undefined
}

function hasContent(value: unknown): value is { content?: Record<string, JsonContent> } {
  return typeof value === 'object' && value !== null && 'content' in value
}

function hasProperties(value: unknown): value is { properties: Record<string, unknown> } {
  return typeof value === 'object' && value !== null && 'properties' in value
}

import type { AnyContractProcedure } from '@orpc/contract'
import { z } from 'zod'
import { Item } from '#contract/catalogue/items.ts'
import { Party } from '#contract/firm/parties.ts'

/**
 * Records that an answer names by their ids and can bring along. Each is read at its own address,
 * `/firms/{firmId}/<kind>/<id>`, whose rights, reach and hidden fields hold.
 */
type Expansion = {
  /** Fields of answers that hold such an id. */
  fields: readonly string[]
  /** Endpoints whose fields of that name mean something else. */
  isNot?: readonly string[]
  record: z.ZodType
}

export const expansions = {
  parties: {
    fields: ['customerId', 'supplierId', 'partyId'],
    record: Party,
  },
  items: {
    fields: ['itemId'],
    // The open items that a reminder is about.
    isNot: ['/firms/{firmId}/reminders/due'],
    record: Item,
  },
} as const satisfies Record<string, Expansion>

export type ExpansionName = keyof typeof expansions

/** Records brought along by one answer, of each kind: more would hold up what others ask. */
export const maxExpanded = 100

/** What the answers bring along, by kind. */
export const Expanded = z
  .object({
    parties: z.array(expansions.parties.record).optional(),
    items: z.array(expansions.items.record).optional(),
  })
  .describe(
    `Records that the answer names and \`expand\` asks for, each once, in the order of their first naming, at most ${maxExpanded} of a kind. Those that the caller may not see are left out.`,
  )
export type Expanded = Partial<Record<ExpansionName, unknown[]>>

const known = new WeakMap<object, ReadonlySet<string>>()

/** The kinds of records that the answers of an endpoint can bring along; none for what changes something. */
export function expansionsOf({
  '~orpc': { route, outputSchema },
}: AnyContractProcedure): ExpansionName[] {
  if (route.method !== 'GET' || !(outputSchema instanceof z.ZodObject)) return []
  const path = route.path ?? ''
  if (!path.startsWith('/firms/{firmId}/')) return []
  const names = namesIn(outputSchema)
  return expansionNames.filter((name) => {
    const { fields, isNot }: Expansion = expansions[name]
    return fields.some((field) => names.has(field)) && !isNot?.includes(path)
  })
}

/** In the order in which they are described. */
export const expansionNames = Object.keys(expansions).filter(isExpansion)

export function isExpansion(name: string): name is ExpansionName {
  return Object.hasOwn(expansions, name)
}

/** Every name of a field that a schema has at any depth. */
function namesIn(schema: z.core.$ZodType): ReadonlySet<string> {
  const made = known.get(schema)
  if (made) return made
  const names = new Set<string>()
  // A schema that holds itself is looked at once.
  known.set(schema, names)
  for (const [name, part] of partsOf(schema)) {
    if (name !== '') names.add(name)
    for (const inner of namesIn(part)) names.add(inner)
  }
  return names
}

function partsOf(schema: z.core.$ZodType): [string, z.core.$ZodType][] {
  if (schema instanceof z.ZodObject) return Object.entries(schema.def.shape)
  if (schema instanceof z.ZodArray) return [['', schema.element]]
  if (schema instanceof z.ZodRecord) return [['', schema.valueType]]
  if (schema instanceof z.ZodLazy) return [['', schema.unwrap()]]
  if (schema instanceof z.ZodUnion) return schema.options.map((option) => ['', option])
  if (schema instanceof z.ZodPipe) return [['', schema.out]]
  const isWrapper =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly
  return isWrapper ? [['', schema.unwrap()]] : []
}

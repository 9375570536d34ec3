import { pickFrom } from './random.ts'

/** As much of JSON Schema as our description uses. */
export type JsonSchema = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  propertyNames?: JsonSchema
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  format?: string
  pattern?: string
}

type Find = (field: string) => string | undefined
type Random = () => number

/**
 * A value that a schema allows, as far as a schema says what is allowed.
 * @param find an id that there is for a field, or another value that means something there
 */
export function anyValue(schema: JsonSchema, random: Random, find: Find, name = ''): unknown {
  const pick = pickFrom(random)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return pick(schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return anyValue(pick(choices), random, find, name)
  if (schema.allOf) {
    return Object.assign({}, ...schema.allOf.map((part) => anyValue(part, random, find, name)))
  }
  const type = Array.isArray(schema.type) ? pick(schema.type) : schema.type
  if (type === 'object') return anyObject(schema, random, find)
  if (type === 'array') {
    const { minItems = 0, maxItems = 3 } = schema
    const length =
      minItems + Math.floor(random() * (Math.min(maxItems, minItems + 2) - minItems + 1))
    return Array.from({ length }, () => anyValue(schema.items ?? {}, random, find, name))
  }
  if (type === 'integer' || type === 'number') return anyNumber(schema, random)
  if (type === 'boolean') return random() < 0.5
  if (type === 'null') return null
  return anyText(schema, random, find, name)
}

function anyObject(schema: JsonSchema, random: Random, find: Find): Record<string, unknown> {
  const required = new Set(schema.required)
  const entries = Object.entries(schema.properties ?? {})
    .filter(([name]) => required.has(name) || random() < 0.6)
    .map(([name, part]) => [name, anyValue(part, random, find, name)] as const)
  return Object.fromEntries(entries)
}

function anyNumber({ minimum, exclusiveMinimum, maximum }: JsonSchema, random: Random): number {
  const least = Math.max(minimum ?? 0, (exclusiveMinimum ?? -1) + 1)
  const most = Math.min(maximum ?? least + 1000, least + 1000)
  return least + Math.floor(random() * (most - least + 1))
}

const texts = ['x', 'Ada & Söhne', '', '0', '12.50', '«Лес»', "Robert'); --", '2026-02-30', '🧾']

function anyText(schema: JsonSchema, random: Random, find: Find, name: string): string {
  const pick = pickFrom(random)
  const known = random() < 0.8 ? find(name) : undefined
  if (known !== undefined) return known
  if (schema.format === 'date-time') return '2026-03-04T05:06:07.000Z'
  if (schema.format === 'date' || /date|^(from|to)$/i.test(name)) {
    return `2026-${pick(['01', '02', '06', '11', '12'])}-${pick(['01', '15', '28'])}`
  }
  if (schema.format === 'email') return 'ada@example.com'
  if (schema.format === 'uri') return 'https://example.com/x'
  if (/amount|price|quantity|rate|gross|net$|cost/i.test(name))
    return pick(['1', '0', '12.50', '3'])
  if (/currency/i.test(name)) return pick(['EUR', 'GBP', 'JPY', 'XXX'])
  if (/language/i.test(name)) return pick(['de', 'en', 'it', 'ru', 'es'])
  if (/country/i.test(name)) return pick(['GB', 'DE', 'IT', 'ZZ'])
  const { minLength = 0, maxLength = 80 } = schema
  return pick(texts).padEnd(minLength, 'x').slice(0, maxLength)
}

const wrong: readonly unknown[] = [
  ...[null, '', 'x', -1, 0.5, 1e21, true, [], {}, 'a'.repeat(70_000), '\u0000', '\ud800'],
  ...[[[[[[]]]]], '9999-99-99', '999999999999999999999', '__proto__', 2 ** 53, '%00', '٣'],
]

/** A value with one thing in it that is wrong, however deep. */
export function broken(value: unknown, random: Random): unknown {
  const pick = pickFrom(random)
  if (typeof value !== 'object' || value === null || random() < 0.1) return pick(wrong)
  if (Array.isArray(value)) {
    if (value.length === 0) return [pick(wrong)]
    const at = Math.floor(random() * value.length)
    return value.with(at, broken(value[at], random))
  }
  const entries = Object.entries(value)
  if (entries.length === 0) return pick(wrong)
  const [name] = pick(entries)
  if (random() < 0.2) return Object.fromEntries(entries.filter(([key]) => key !== name))
  return Object.fromEntries(
    entries.map(([key, part]) => [key, key === name ? broken(part, random) : part]),
  )
}

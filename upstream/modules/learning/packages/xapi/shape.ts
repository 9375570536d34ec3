import { isIri } from './iri.ts'
import { isObject, type Json } from './json.ts'

/** Why a value is no valid part of xAPI, and where, as `context.registration`. */
export class InvalidXapi extends Error {
  override name = 'InvalidXapi'
  constructor(
    readonly path: string,
    readonly why: string,
  ) {
    super(`${path}: ${why}`)
  }
}

/** Judges a value. @throws InvalidXapi */
export type Rule = (value: Json, path: string) => void

/** @throws InvalidXapi */
export function fail(path: string, why: string): never {
  throw new InvalidXapi(path, why)
}

function test(isValid: (value: Json) => boolean, why: string): Rule {
  return (value, path) => {
    if (!isValid(value)) fail(path, why)
  }
}

function matches(pattern: RegExp, why: string): Rule {
  return test((value) => typeof value === 'string' && pattern.test(value), why)
}

export const text = test((value) => typeof value === 'string', 'not a text')
export const flag = test((value) => typeof value === 'boolean', 'not true or false')
export const number = test((value) => typeof value === 'number', 'not a number')
export const wholeNumber = test(
  (value) => Number.isInteger(value) && Number(value) >= 0,
  'not a whole number',
)
export const iri = test((value) => typeof value === 'string' && isIri(value), 'not an IRI')
export const uuid = matches(
  /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i,
  'not a UUID',
)
/** RFC 5646, its shape alone: subtags that nobody registered are taken. */
export const languageTag = matches(
  /^(?:(?:[a-z]{2,3}(?:-[a-z]{3}){0,3}|[a-z]{4}|[a-z]{5,8})(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?(?:-(?:[a-z0-9]{5,8}|\d[a-z0-9]{3}))*(?:-[a-wy-z0-9](?:-[a-z0-9]{2,8})+)*(?:-x(?:-[a-z0-9]{1,8})+)?|x(?:-[a-z0-9]{1,8})+|i-[a-z]{2,8})$/i,
  'not a language tag',
)
/** ISO 8601, 4.4.3.2: designators, not the form of dates. */
export const duration = matches(
  /^P(?!$)(?:\d+(?:\.\d+)?W|(?:\d+(?:\.\d+)?Y)?(?:\d+(?:\.\d+)?M)?(?:\d+(?:\.\d+)?D)?(?:T(?=\d)(?:\d+(?:\.\d+)?H)?(?:\d+(?:\.\d+)?M)?(?:\d+(?:\.\d+)?S)?)?)$/,
  'not a duration',
)

export const timestamp: Rule = (value, path) => {
  const pattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}(?::?\d{2})?)?$/i
  const match = typeof value === 'string' ? pattern.exec(value) : null
  if (match === null || /^-00(:?00)?$/.test(match[1] ?? '')) fail(path, 'not a timestamp')
  if (Number.isNaN(Date.parse(instantText(String(value))))) fail(path, 'not a timestamp')
}

/** A timestamp as JavaScript reads it: `+0100` and `+01` are `+01:00`; without a zone it is UTC. */
export function instantText(value: string): string {
  const zoned = /(Z|[+-]\d{2}(:?\d{2})?)$/i.test(value.slice(10)) ? value : `${value}Z`
  return zoned.replace(/([+-]\d{2})(\d{2})?$/, (_, hours, minutes = '00') => `${hours}:${minutes}`)
}

export const languageMap: Rule = (value, path) => {
  if (!isObject(value)) fail(path, 'not a language map')
  for (const [tag, words] of Object.entries(value)) {
    languageTag(tag, `${path}.${tag}`)
    text(words, `${path}.${tag}`)
  }
}

/** Values of extensions may be anything, null included. */
export const extensions: Rule = (value, path) => {
  if (!isObject(value)) fail(path, 'not an object')
  for (const key of Object.keys(value)) iri(key, path)
}

export function oneOf(...values: string[]): Rule {
  return test(
    (value) => typeof value === 'string' && values.includes(value),
    `not one of ${values.join(', ')}`,
  )
}

export function listOf(rule: Rule): Rule {
  return (value, path) => {
    if (!Array.isArray(value)) fail(path, 'not a list')
    for (const [at, one] of value.entries()) rule(one, `${path}[${at}]`)
  }
}

/** An object with these properties, and no others. */
export function shape(required: Record<string, Rule>, optional: Record<string, Rule> = {}): Rule {
  return (value, path) => {
    if (!isObject(value)) fail(path, 'not an object')
    for (const [key, one] of Object.entries(value)) {
      const rule = Object.hasOwn(required, key)
        ? required[key]
        : Object.hasOwn(optional, key)
          ? optional[key]
          : undefined
      if (rule === undefined) fail(`${path}.${key}`, 'unknown property')
      if (one === null) fail(`${path}.${key}`, 'null')
      rule(one, `${path}.${key}`)
    }
    for (const key of Object.keys(required)) {
      if (!Object.hasOwn(value, key)) fail(`${path}.${key}`, 'missing')
    }
  }
}

import { parse } from 'yaml'
import { readInstant } from './dates.ts'

/** The head of a file in Markdown, and its text. */
export type FrontMatter = {
  fields: ReadonlyMap<string, unknown>
  text: string
  /** The form of a head that was there and could not be read. */
  unread: 'yaml' | 'toml' | 'json' | null
}

/**
 * Reads the head in YAML that Jekyll, Hugo, Astro, Eleventy and others write between lines of `---`.
 * Heads of Hugo in TOML (`+++`) and JSON are told and not read. Names are compared in small letters.
 */
export function readFrontMatter(file: string): FrontMatter {
  const text = file.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const none = new Map<string, unknown>()
  const [toml] = /^\+\+\+\n[\s\S]*?\n\+\+\+(?:\n|$)/.exec(text) ?? []
  if (toml !== undefined) return { fields: none, text: text.slice(toml.length), unread: 'toml' }
  const [json] = /^\{\n[\s\S]*?\n\}\n/.exec(text) ?? []
  if (json !== undefined) return { fields: none, text: text.slice(json.length), unread: 'json' }
  const [whole, head = ''] =
    /^---[^\S\n]*\n([\s\S]*?)(?:^|\n)(?:---|\.\.\.)[^\S\n]*(?:\n|$)/.exec(text) ?? []
  if (whole === undefined) return { fields: none, text, unread: null }
  const rest = text.slice(whole.length)
  try {
    // Aliases could make a small head large.
    const value: unknown = parse(head, { maxAliasCount: 10, schema: 'core', logLevel: 'error' })
    if (value === null) return { fields: none, text: rest, unread: null }
    if (typeof value !== 'object' || Array.isArray(value)) throw new TypeError('No fields')
    const fields = Object.entries(value).map(
      ([name, field]) => [name.toLowerCase(), field] as const,
    )
    return { fields: new Map(fields), text: rest, unread: null }
  } catch {
    return { fields: none, text: rest, unread: 'yaml' }
  }
}

/** The first of some fields that is a text, a number or a day. */
export function textField(fields: FrontMatter['fields'], ...names: string[]): string {
  for (const name of names) {
    const value = fields.get(name)
    if (typeof value === 'string' && value.trim() !== '') return value.trim()
    if (typeof value === 'number') return String(value)
    if (value instanceof Date) return value.toISOString()
  }
  return ''
}

/** The texts of some fields: a list, or one text that commas part. */
export function listField(fields: FrontMatter['fields'], ...names: string[]): string[] {
  const all = names.flatMap((name) => {
    const value = fields.get(name)
    if (Array.isArray(value))
      return value.filter((each) => typeof each === 'string' || typeof each === 'number')
    return typeof value === 'string' ? value.split(',') : []
  })
  return [...new Set(all.map((each) => String(each).trim()).filter(Boolean))]
}

export function dateField(fields: FrontMatter['fields'], ...names: string[]): string | null {
  for (const name of names) {
    const at = readInstant(textField(fields, name))
    if (at !== null) return at
  }
  return null
}

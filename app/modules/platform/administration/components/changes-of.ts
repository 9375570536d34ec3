import { z } from 'zod'

const Kept = z.record(z.string(), z.unknown())

type Change = { name: string; before?: string; after?: string }

/** What an entry of the audit says of each value: what it was and what it became. */
export function changesOf(entry: { before: string | null; after: string | null }): Change[] {
  const [before, after] = [read(entry.before), read(entry.after)]
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.map((name) => ({
    name,
    ...(name in before && { before: write(before[name]) }),
    ...(name in after && { after: write(after[name]) }),
  }))
}

function read(json: string | null): Record<string, unknown> {
  if (json === null) return {}
  try {
    const kept = Kept.safeParse(JSON.parse(json))
    return kept.success ? kept.data : { value: json }
  } catch {
    return { value: json }
  }
}

function write(value: unknown): string {
  if (value === null || value === '') return '–'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

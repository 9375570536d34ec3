import type { z } from 'zod'

/**
 * The query of a list's address by its schema. What it does not understand is left out, so that
 * an old or mistyped address still shows the list; names without a value count as absent.
 */
export function readListQuery<Schema extends z.ZodType<object>>(
  schema: Schema,
  request: Pick<Request, 'url'>,
): z.output<Schema> {
  const given = new URL(request.url).searchParams
  const values = Object.fromEntries([...given].filter(([, value]) => value.trim() !== ''))
  const result = schema.safeParse(values)
  if (result.success) return result.data
  for (const { path } of result.error.issues) delete values[String(path[0])]
  return schema.parse(values)
}

type Query = Record<string, string | number | null | undefined>

/** An address with a query; what is absent or empty is left out of it. */
export function listHref(path: string, query: Query): string {
  let given = ''
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue
    given += `${given ? '&' : '?'}${name}=${encodeURIComponent(value)}`
  }
  return path + given
}

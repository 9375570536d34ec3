import { Layout, usualLayout } from '#contract/core/layout.ts'

/** A stored layout; what it does not say, or says in words of another release, is as usual. */
export function storedLayout(json: string): Layout {
  if (json === '{}') return usualLayout
  const stored: unknown = JSON.parse(json)
  const read = Layout.partial().safeParse(stored)
  return read.success ? { ...usualLayout, ...read.data } : usualLayout
}

import { type Interval, instantAt } from './entries.ts'

/**
 * What is left of an interval beside others.
 * @param spans by their begin, milliseconds since 1970; they may overlap
 */
export function gapsIn(
  spans: readonly { from: number; to: number }[],
  begin: number,
  end: number,
): Interval[] {
  const gaps: Interval[] = []
  let from = begin
  for (const span of spans) {
    if (span.to <= from || span.from >= end) continue
    if (span.from > from) gaps.push({ from: instantAt(from), to: instantAt(span.from) })
    from = span.to
  }
  if (from < end) gaps.push({ from: instantAt(from), to: instantAt(end) })
  return gaps
}

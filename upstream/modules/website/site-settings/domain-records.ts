import type { siteDomainProblems } from '#contract/website/site-domain.ts'

type Problem = (typeof siteDomainProblems)[number]

/**
 * What the records of a domain say of the firm that asks.
 * @param values texts of its TXT records; undefined where nobody answered
 * @param own what the asking firm's record holds
 * @param other what the record of the firm holds that it leads to now; undefined where it leads nowhere
 * @returns undefined where it is the asking firm's: also when the record of the other one is gone
 */
export function problemOfRecords(
  values: readonly string[] | undefined,
  { own, other }: { own: string; other: string | undefined },
): Problem | undefined {
  const isOwn = values?.includes(own) === true
  if (other !== undefined && (!isOwn || values.includes(other))) return 'taken'
  if (!values) return 'noAnswer'
  if (isOwn) return undefined
  return values.length === 0 ? 'recordMissing' : 'recordOther'
}

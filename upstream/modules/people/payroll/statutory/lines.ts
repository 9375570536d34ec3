import type { Minor } from '#contract/core/money.ts'
import type { Bearer, StatutoryLine } from './country.ts'

/** Makes lines that go to one authority. */
export function linesTo(authority: string) {
  return (
    code: string,
    bearer: Bearer,
    branch: StatutoryLine['branch'],
    base: Minor,
    amount: Minor,
  ): StatutoryLine => ({ code, bearer, branch, authority, base, amount })
}

/** Makes lines of social insurance that go to one authority. */
export function socialLinesTo(authority: string) {
  return (code: string, bearer: Bearer, base: Minor, amount: Minor): StatutoryLine => ({
    ...{ code, bearer, branch: 'social', authority, base, amount },
  })
}

import type { About, Choice } from '#app/shell/register/describe.ts'
import type { CostCentreChoice } from '#contract/books/cost-centres.ts'
import { centreOptions } from './centre-options.ts'

type WithCentres = { costCentres: readonly CostCentreChoice[] }

/** The field of a form that puts a line on a cost centre; there is none in a firm that has none. */
export const centreField = {
  name: 'costCentreId',
  kind: 'select' as const,
  isOptional: true,
  isShown: ({ extra }: About<WithCentres>) => extra.costCentres.length > 0,
  options: (about: About<WithCentres>): Choice[] => [
    { value: '', label: '–' },
    ...centreChoices(about),
  ],
}

/** Also closed ones, which stay on what has them; the API takes them for nothing else. */
function centreChoices({ extra: { costCentres }, texts }: About<WithCentres>): Choice[] {
  const kept = costCentres.map(({ id }) => id)
  const closed = texts('cost-centres')('detail.archivedTag')
  return centreOptions({ centres: costCentres, kept, closed })
}

/** What a line is on; empty for nothing. */
export function centreLabel(id: string, { extra }: { extra: WithCentres }): string {
  return extra.costCentres.find((one) => one.id === id)?.label ?? ''
}

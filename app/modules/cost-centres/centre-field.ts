import type { About, Choice } from '#app/shell/register/describe.ts'
import type { CostCentreChoice } from '#contract/cost-centres.ts'

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

/** Open cost centres as a tree, and then those that are closed and may only stay. */
function centreChoices({ extra, texts }: About<WithCentres>): Choice[] {
  const closed = texts('cost-centres')('detail.archivedTag')
  const sorted = [...extra.costCentres].sort(
    (one, other) => Number(one.isArchived) - Number(other.isArchived),
  )
  return sorted.map(({ id, label, isArchived }) => ({
    value: id,
    label: isArchived ? `${label} (${closed})` : label,
  }))
}

/** What a line is on; empty for nothing. */
export function centreLabel(id: string, { extra }: { extra: WithCentres }): string {
  return extra.costCentres.find((one) => one.id === id)?.label ?? ''
}

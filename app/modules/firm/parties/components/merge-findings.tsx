import { useT } from '#app/shell/page-context.tsx'
import { FactList, Rules, RulesCell } from '#app/ui/index.ts'
import type { MergePreview, Party } from '#contract/firm/parties.ts'

type MergeFindingsProps = { party: Party; into: Party; preview: MergePreview }

/** How many there are of a list, what a field says, or that whoever looks after them goes along. */
function textOf(value: string | readonly unknown[], field: string): string {
  if (typeof value !== 'string') return String(value.length)
  return field === 'ownerId' ? '✓' : value
}

/** What merging would do: what moves, what is filled in, what stays as it is. */
export function MergeFindings({ party, into, preview }: MergeFindingsProps) {
  const t = useT('parties')
  const moved = preview.uses.filter(({ isMoved }) => isMoved)
  const kept = preview.uses.filter(({ isMoved }) => !isMoved)
  const factOf = ({ kind, count }: MergePreview['uses'][number]) => ({
    term: t(`merge.uses.${kind}`, { defaultValue: kind }),
    value: count,
  })
  const filled = preview.filled.map((field) => ({
    term: t(`field.${field}`),
    value: textOf(party[field], field),
  }))
  return (
    <Rules columns="two">
      <RulesCell title={t('merge.moves', { name: into.name })}>
        {moved.length > 0 ? <FactList facts={moved.map(factOf)} /> : <p>{t('merge.nothing')}</p>}
      </RulesCell>
      <RulesCell title={t('merge.filled')}>
        {filled.length > 0 ? <FactList facts={filled} /> : <p>{t('merge.nothing')}</p>}
      </RulesCell>
      <RulesCell title={t('merge.kept')}>
        <p>{t('merge.keptWords', { name: party.name })}</p>
        {kept.length > 0 && <FactList facts={kept.map(factOf)} />}
      </RulesCell>
    </Rules>
  )
}

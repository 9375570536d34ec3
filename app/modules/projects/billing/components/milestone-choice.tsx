import { useFormField, useFormList } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Checkbox, FieldNote, Stack } from '#app/ui/index.ts'
import type { Milestone } from '#contract/projects/project-billing.ts'

type MilestoneChoiceProps = { milestones: readonly Milestone[]; currency: string }

/** Milestones that are reached and on no invoice. */
export function MilestoneChoice({ milestones, currency }: MilestoneChoiceProps) {
  const t = useT('billing')
  const { money } = useFormat()
  const { error } = useFormField('milestoneIds')
  const chosen = new Set(useFormList('milestoneIds'))
  return (
    <FormSection title={t('bill.milestones')} words={t('bill.milestonesWords')}>
      {error && <FieldNote id="milestoneIds" error={error} />}
      <Stack gap="s2">
        {milestones.map(({ id, name, amountMinor }) => (
          <Checkbox key={id} name="milestoneIds" value={id} defaultChecked={chosen.has(id)}>
            {name} · {money(amountMinor, currency)}
          </Checkbox>
        ))}
      </Stack>
    </FormSection>
  )
}

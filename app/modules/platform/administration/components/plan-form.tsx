import { textAt } from '#app/shell/form/form-tree.ts'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useProblems } from '#app/shell/form/problem-text.ts'
import { useT } from '#app/shell/page-context.tsx'
import { Button, Combobox, Field, Stack } from '#app/ui/index.ts'

type PlanFormProps = {
  planId: string | null
  /** Those that others have, to choose from. */
  plans: readonly { planId: string }[]
  refusal: Refusal | undefined
}

/** Gives a person another plan, or none. */
export function PlanForm({ planId, plans, refusal }: PlanFormProps) {
  const t = useT('administration')
  const problemAt = useProblems(refusal?.problems)
  return (
    <form method="post">
      <Stack gap="s3">
        <Field
          id="planId"
          label={t('plan.label')}
          hint={t('plan.hint')}
          error={problemAt('planId')}
        >
          {(wiring) => (
            <Combobox
              {...wiring}
              id="planId"
              name="planId"
              maxLength={40}
              defaultValue={refusal ? textAt(refusal.values, 'planId') : (planId ?? '')}
              options={plans.map((plan) => ({ value: plan.planId }))}
            />
          )}
        </Field>
        <div>
          <Button name="intent" value="changePlan">
            {t('plan.change')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

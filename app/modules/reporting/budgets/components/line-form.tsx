import { z } from 'zod'
import { differencesOf } from '#app/shell/form/conflict-notice.tsx'
import { FormField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { type TypedTree, textAt } from '#app/shell/form/form-tree.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { FieldGrid, MoneyInput } from '#app/ui/index.ts'
import type { Budget } from '#contract/reporting/budgets.ts'
import { monthPlaces } from '../line-fields.ts'
import { partOf } from '../part-of.ts'
import { budgetLinePath, budgetPath } from '../paths.ts'

type LineFormProps = {
  budget: Pick<Budget, 'end' | 'months' | 'currency' | 'costCentreId'>
  account: string
  initial: TypedTree
  refusal: Refusal | undefined
}

const formId = 'budget-line'
const Conflict = z.object({ months: z.array(z.number()), version: z.number() })

/** The twelve amounts of an account. */
export function LineForm({ budget, account, initial, refusal }: LineFormProps) {
  const t = useT('budgets')
  const { date, amountInput } = useFormat()
  const { firm } = useFirm()
  const { end, months, currency, costCentreId } = budget
  const costCentre = partOf(budget)
  const labels = Object.fromEntries(
    monthPlaces.map((at) => [`month.${at}`, date(months[at] ?? end, 'month')]),
  )
  const newer = Conflict.safeParse(refusal?.conflict).data
  const differences = differencesOf(
    monthPlaces.map((at) => ({
      label: labels[`month.${at}`] ?? '',
      theirs: amountInput(newer?.months[at] ?? 0, currency),
      yours: textAt(refusal?.values, `month.${at}`),
    })),
  )
  return (
    <PageForm
      id={formId}
      refusal={refusal}
      initial={initial}
      labels={labels}
      conflict={
        newer && {
          differences,
          theirsHref: budgetLinePath(firm.firmId, { end, account, costCentre }),
        }
      }
      submit={t('line.submit')}
      cancelHref={budgetPath(firm.firmId, end, costCentre)}
    >
      <input type="hidden" name="end" value={end} />
      <input type="hidden" name="account" value={account} />
      <input type="hidden" name="costCentreId" value={costCentreId ?? ''} />
      <input type="hidden" name="version" value={newer?.version ?? textAt(initial, 'version')} />
      <FormSection title={t('line.months')} words={t('line.words')}>
        <FieldGrid>
          {monthPlaces.map((at) => (
            <FormField key={at} name={`month.${at}`} isOptional>
              {(control) => <MoneyInput {...control} />}
            </FormField>
          ))}
        </FieldGrid>
      </FormSection>
    </PageForm>
  )
}

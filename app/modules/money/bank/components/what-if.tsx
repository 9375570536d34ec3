import { FormField, FormFields, SelectField } from '#app/shell/form/form-fields.tsx'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Button, DateInput, LinkButton, MoneyInput } from '#app/ui/index.ts'
import type { FieldProblems } from '#contract/core/errors.ts'
import { cashLinePath } from '../paths.ts'
import type { TypedAssumption } from '../read-assumption.ts'
import * as styles from './parts.css.ts'

type WhatIfProps = { typed: TypedAssumption; problems: FieldProblems; currency: string }

/** Supposes that customers pay later, or that something more comes in or goes out: nothing is kept. */
export function WhatIf({ typed, problems, currency }: WhatIfProps) {
  const t = useT('bank')
  const { firm } = useFirm()
  const path = cashLinePath(firm.firmId)
  const labels = {
    delayDays: t('cash.delayDays'),
    amount: t('cash.extra', { currency }),
    direction: t('cash.direction'),
    extraOn: t('cash.extraOn'),
  }
  const refusal = Object.keys(problems).length > 0 ? { values: typed, problems } : undefined
  return (
    <FormFields refusal={refusal} initial={typed} labels={labels}>
      <form method="get" action={path} className={styles.whatIf} noValidate>
        <FormField name="delayDays">
          {(control) => <MoneyInput {...control} inputMode="numeric" maxLength={2} />}
        </FormField>
        <FormField name="amount">
          {(control) => <MoneyInput {...control} maxLength={20} />}
        </FormField>
        <SelectField
          name="direction"
          options={[
            { value: 'out', label: t('cash.out') },
            { value: 'in', label: t('cash.in') },
          ]}
        />
        <FormField name="extraOn">{(control) => <DateInput {...control} />}</FormField>
        <Button kind="primary">{t('cash.suppose')}</Button>
        <LinkButton kind="ghost" href={path}>
          {t('cash.asItIs')}
        </LinkButton>
      </form>
    </FormFields>
  )
}

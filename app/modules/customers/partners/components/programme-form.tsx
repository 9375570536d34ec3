import { SelectField, TextAreaField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { type TypedTree, textAt } from '#app/shell/form/form-tree.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Checkbox, FactList, FieldGrid } from '#app/ui/index.ts'
import {
  commissionKinds,
  maxProgrammeCurrencies,
  type Programme,
  reachKinds,
} from '#contract/customers/partner-programme.ts'
import { partnersPath } from '../paths.ts'

type ProgrammeFormProps = {
  programme: Programme
  initial: TypedTree
  refusal: Refusal | undefined
}

const places = Array.from({ length: maxProgrammeCurrencies }, (_, at) => at)

/** What partners get, of which invoices, and when; and what the public page says. */
export function ProgrammeForm({ programme, initial, refusal }: ProgrammeFormProps) {
  const t = useT('partners')
  const { firm } = useFirm()
  const { date, percent } = useFormat()
  const values = refusal ? refusal.values : initial
  const labels: Record<string, string> = {}
  const named = ['words', 'kind', 'percent', 'reach', 'months', 'windowDays', 'holdDays', 'target']
  for (const name of named) labels[name] = t(`programme.${name === 'words' ? 'wordsField' : name}`)
  for (const at of places) {
    for (const name of ['currency', 'fixed', 'minimum']) {
      labels[`amounts.${at}.${name}`] = t(`programme.${name}`)
    }
  }
  const options = (name: string, all: readonly string[]) =>
    all.map((value) => ({ value, label: t(`${name}.${value}`) }))
  return (
    <PageForm
      id="partner-programme"
      refusal={refusal}
      initial={initial}
      labels={labels}
      submit={t('programme.save')}
      cancelHref={partnersPath(firm.firmId)}
    >
      <input type="hidden" name="version" value={programme.version} />
      <FormSection title={t('programme.public')} words={t('programme.publicWords')}>
        <Checkbox name="isOpen" value="true" defaultChecked={textAt(values, 'isOpen') !== ''}>
          {t('programme.isOpen')}
        </Checkbox>
        <TextAreaField name="words" rows={4} maxLength={2000} isOptional />
        <TextField name="target" maxLength={500} hint={t('programme.targetHint')} isOptional />
      </FormSection>
      <FormSection title={t('programme.commission')} words={t('programme.commissionWords')}>
        <FieldGrid>
          <SelectField name="kind" options={options('kind', commissionKinds)} />
          <TextField
            name="percent"
            inputMode="decimal"
            hint={t('programme.percentHint')}
            isOptional
          />
        </FieldGrid>
        {places.map((at) => (
          <FieldGrid key={at}>
            <TextField name={`amounts.${at}.currency`} maxLength={3} isOptional />
            <TextField name={`amounts.${at}.fixed`} inputMode="decimal" isOptional />
            <TextField name={`amounts.${at}.minimum`} inputMode="decimal" isOptional />
          </FieldGrid>
        ))}
      </FormSection>
      <FormSection title={t('programme.when')} words={t('programme.whenWords')}>
        <FieldGrid>
          <SelectField name="reach" options={options('reach', reachKinds)} />
          <TextField name="months" inputMode="numeric" hint={t('programme.monthsHint')} />
          <TextField name="windowDays" inputMode="numeric" hint={t('programme.windowHint')} />
          <TextField name="holdDays" inputMode="numeric" hint={t('programme.holdHint')} />
        </FieldGrid>
        <Checkbox
          name="couponBeatsClick"
          value="true"
          defaultChecked={textAt(values, 'couponBeatsClick') !== ''}
        >
          {t('programme.couponBeatsClick')}
        </Checkbox>
      </FormSection>
      {programme.rules.length > 1 && (
        <FormSection title={t('programme.rules')} words={t('programme.rulesWords')}>
          <FactList
            facts={programme.rules.map((rule) => ({
              term: t('programme.ruleSince', { date: date(rule.fromDate) }),
              value: rule.kind === 'percent' ? percent(rule.percent) : t('kind.fixed'),
            }))}
          />
        </FormSection>
      )}
    </PageForm>
  )
}

import { FormField, SelectField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { rowsAt, type TypedTree, textAt } from '#app/shell/form/form-tree.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Checkbox, FieldGrid, MoneyInput } from '#app/ui/index.ts'
import {
  type ReminderSettings,
  reminderTones,
  type StatutoryFee,
} from '#contract/selling/reminders.ts'
import { remindersPath } from '../paths.ts'
import { maxSteps } from '../settings-form.ts'

type SettingsFormProps = {
  settings: ReminderSettings
  initial: TypedTree
  refusal: Refusal | undefined
}

const formId = 'reminder-settings'

/** When reminders go out, how they speak and what they claim. */
export function SettingsForm({ settings, initial, refusal }: SettingsFormProps) {
  const t = useT('reminders')
  const { firm } = useFirm()
  const values = refusal ? refusal.values : initial
  const rows = Math.min(rowsAt(values, 'steps').length + 2, maxSteps)
  const places = Array.from({ length: rows }, (_, at) => at)
  const labels: Record<string, string> = { ownRate: t('settings.ownRate') }
  for (const at of places) {
    const step = at + 1
    for (const name of ['days', 'tone', 'fee'] as const) {
      labels[`steps.${at}.${name}`] = t(`settings.${name}`, { step })
    }
  }
  return (
    <PageForm
      id={formId}
      refusal={refusal}
      initial={initial}
      labels={labels}
      submit={t('settings.save')}
      cancelHref={remindersPath(firm.firmId)}
    >
      <input type="hidden" name="version" value={settings.version} />
      <FormSection title={t('settings.when')} words={t('settings.whenWords')}>
        <Checkbox name="isOn" value="true" defaultChecked={textAt(values, 'isOn') !== ''}>
          {t('settings.isOn')}
        </Checkbox>
      </FormSection>
      {places.map((at) => (
        <StepFields key={at} at={at} values={values} />
      ))}
      <FormSection title={t('settings.interest')} words={t('settings.interestWords')}>
        <TextField
          name="ownRate"
          isOptional
          inputMode="decimal"
          hint={<LawText law={settings.law} />}
        />
      </FormSection>
      <FormSection title={t('charges.setting')} words={t('charges.settingWords')}>
        <Checkbox
          name="postsCharges"
          value="true"
          defaultChecked={textAt(values, 'postsCharges') !== ''}
        >
          {t('charges.posts')}
        </Checkbox>
      </FormSection>
    </PageForm>
  )
}

function StepFields({ at, values }: { at: number; values: TypedTree }) {
  const t = useT('reminders')
  const path = `steps.${at}`
  const row = rowsAt(values, 'steps')[at]
  return (
    <FormSection
      title={t('settings.step', { step: at + 1 })}
      words={at === 0 ? t('settings.stepWords') : undefined}
    >
      <FieldGrid>
        <TextField name={`${path}.days`} isOptional={row === undefined} />
        <SelectField
          name={`${path}.tone`}
          options={reminderTones.map((value) => ({ value, label: t(`tone.${value}`) }))}
        />
        <FormField name={`${path}.fee`} isOptional>
          {(control) => <MoneyInput {...control} />}
        </FormField>
        <Checkbox
          name={`${path}.withInterest`}
          value="true"
          defaultChecked={textAt(row, 'withInterest') !== ''}
        >
          {t('settings.withInterest')}
        </Checkbox>
      </FieldGrid>
    </FormSection>
  )
}

/** What the law of the firm's country allows, with where it says so. */
function LawText({ law }: Pick<ReminderSettings, 'law'>) {
  const t = useT('reminders')
  const { date, money, number } = useFormat()
  if (!law) return <>{t('law.none')}</>
  const { business, consumer, fee, source, since, knownUntil } = law
  const feeText = ({ currency, steps }: StatutoryFee) => {
    const amounts = steps.map((step) => {
      const amount = money(step.amount, currency)
      if (steps.length === 1) return amount
      if (step.upTo === null) return t('law.feeAbove', { amount })
      return t('law.feeUpTo', { amount, upTo: money(step.upTo, currency) })
    })
    return t(steps.length === 1 ? 'law.fee' : 'law.feeSteps', { amount: amounts.join(', ') })
  }
  const parts = [
    t('law.business', { rate: number(business ?? '0'), source, date: date(since, 'medium') }),
    consumer === null ? t('law.noConsumer') : t('law.consumer', { rate: number(consumer) }),
    fee ? feeText(fee) : '',
    knownUntil ? t('law.knownUntil', { date: date(knownUntil, 'medium') }) : '',
  ]
  return <>{parts.filter((part) => part !== '').join(' ')}</>
}
